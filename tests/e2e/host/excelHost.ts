import { areaName } from "../../../src/workbook/address";
import { HostObject, type Session } from "./richApi/hostObject";
import type { Manifest } from "./addIn/manifest";
import { USUAL_BEHAVIOR, type HostBehavior } from "./behavior";
import { CellEdit, type EditPlan, type Met } from "./cellEdit";
import { Coauthor } from "./coauthor";
import { FunctionsRuntime, type FunctionsJson } from "./functionsRuntime";
import { Cells } from "./objects/cells";
import { rangeOf } from "./objects/range";
import { serviceOf } from "./objects/services";
import { WORKBOOK } from "./objects/workbook";
import { worksheetOf } from "./objects/worksheet";
import { ACTION_TYPE, appContext, DISPATCH, EVENT, MESSAGE, windowName, type Message } from "./protocol";
import { dispatch } from "./richApi/dispatch";
import { Faults } from "./richApi/faults";
import type { RichApiRequest } from "./richApi/request";
import { requirementSets } from "./requirementSets";
import { insertFile, openFile } from "./workbookFile";
import { isInternal, Traffic } from "./traffic";
import { UndoList } from "./undoList";
import type { WorkbookEvent } from "./workbook/events";
import type { Refused } from "./workbook/pastedText";
import { Workbook } from "./workbook/workbook";

export interface ExcelOptions {
  manifest: Manifest;
  functions: FunctionsJson;
  /** Origin of the window that frames the add-in. */
  origin: string;
  /** Requirement sets beyond the least that the manifest asks for: `{ ExcelApi: "1.15" }`. */
  sets?: Readonly<Record<string, string>>;
  /** What `Office.context.document.settings` holds when the add-in starts. */
  settings?: Readonly<Record<string, unknown>>;
  /** How the user edits a cell while the add-in starts. */
  edit?: EditPlan;
  /** Custom XML parts that the workbook holds when the add-in starts. */
  xmlParts?: Iterable<string>;
}

/** The event by which a page hears of a button of the ribbon. */
const COMMAND = "appCommandInvoked";

/** Flag of a request that waits until no cell is edited, and the error that office.js turns into words. */
const DELAY_FOR_CELL_EDIT = 64;
const EDITING_A_CELL = 5004;

/** The largest slice of a file that Excel hands over. */
const FILE_SLICE_BYTES = 4 * 2 ** 20;

/** Excel on the web, as far as an add-in meets it: answers the messages of office.js from a workbook in memory. */
export class ExcelHost {
  workbook: Workbook;
  readonly functions: FunctionsRuntime;
  readonly faults = new Faults();
  readonly traffic = new Traffic();
  /** The cell that the user edits while the add-in works. */
  readonly cellEdit = new CellEdit();
  /** Somebody else who edits the workbook while the add-in works. */
  readonly coauthor = new Coauthor();
  /** What the user can undo. */
  undoList = new UndoList();
  readonly sets: Readonly<Record<string, string>>;
  /** Settings of the document, as JSON texts. */
  settings: Map<string, string>;
  /** Workbooks that `Excel.createWorkbook` opened in windows of their own. */
  readonly opened: Workbook[] = [];
  /** What `Office.context.document.getFileAsync` hands over: the host writes no files itself. */
  file: Uint8Array | undefined;
  /** What `Office.addin` was asked for: `state` and `startState`. */
  readonly runtime: Record<string, unknown> = {};
  private readonly conversationId = "conversation";
  private readonly subscriptions = new Map<string, Message>();
  private readonly objects = new Map<string, HostObject>();
  private readonly idsByKey = new Map<string, string>();
  private readonly commands = new Map<string, () => void>();
  /** Commands before the page subscribed to them. */
  private readonly earlyCommands: unknown[] = [];
  private serial = 0;
  private answersAfterMs = 0;
  private waitsForTouch = false;
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: ExcelOptions,
    private readonly post: (message: string) => void,
  ) {
    this.sets = { ...requirementSets(options.manifest), ...options.sets };
    this.settings = new Map(
      Object.entries(options.settings ?? {}).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    const { invoke, category } = EVENT.customFunctions;
    this.functions = new FunctionsRuntime(
      options.functions,
      (invocations) =>
        this.richMessage(invocations.map((each) => [category, invoke, "", JSON.stringify(each), 0, false])),
      () => this.workbook.calculation.run(),
    );
    this.workbook = this.newWorkbook();
    if (options.edit) this.cellEdit.begin(options.edit);
    for (const xml of options.xmlParts ?? []) this.workbook.xmlParts.set(this.workbook.newId(), xml);
  }

  /** Origin of the window around the add-in. */
  get origin(): string {
    return this.options.origin;
  }

  /** The name that the add-in's window must have. */
  get windowName(): string {
    return windowName(this.options.manifest.id, this.conversationId, this.options.origin);
  }

  /** Resolves once every formula has its value. */
  idle(): Promise<void> {
    return this.workbook.calculation.idle();
  }

  /** From now on, this Excel differs from the usual one in so much. */
  behave(behavior: Partial<HostBehavior>): void {
    const { blank, binding, answersAfterMs, loadedBytes } = { ...USUAL_BEHAVIOR, ...behavior };
    this.functions.blank = blank;
    this.functions.isBound = binding !== "never";
    if (binding === "touched") this.functions.hold();
    // The page says by itself when it takes calls for the first time.
    else if (this.waitsForTouch) this.functions.start();
    this.waitsForTouch = binding === "touched";
    this.answersAfterMs = answersAfterMs;
    this.traffic.loadedBytes = loadedBytes;
  }

  /** Puts another workbook in the place of the present one, a new one if none is given, and forgets counts and faults. */
  reset(workbook = this.newWorkbook()): void {
    this.workbook = workbook;
    this.opened.length = 0;
    this.faults.reset();
    this.traffic.reset();
    this.cellEdit.reset();
    this.coauthor.reset();
    this.undoList = new UndoList();
  }

  /** Types an entry into a cell as the user does, `Sheet1!B4`. */
  type(address: string, entry: string | number | boolean): void {
    const at = this.workbook.resolve(address, this.workbook.active);
    if (!at) throw new Error(`"${address}" is no address`);
    const { sheet, area } = at;
    this.workbook.enter(sheet, area.row, area.column, entry);
    this.undoList.did(`typed into ${address}`);
    this.workbook.calculation.changed(sheet, area);
    this.workbook.calculation.run();
    this.workbook.events.emit({ kind: "changed", sheet, address: address.split("!").at(-1) ?? address });
  }

  /** Selects cells as the user does, and shows their sheet: `Sheet1!B4`. */
  select(address: string): void {
    const at = this.workbook.resolve(address, this.workbook.active);
    if (!at) throw new Error(`"${address}" is no address`);
    this.workbook.select(at.sheet, [at.area]);
  }

  /** Pastes a text from another program, as a user does. */
  paste(address: string, text: string, refused: Refused): void {
    const at = this.workbook.resolve(address, this.workbook.active);
    if (!at) throw new Error(`"${address}" is no address`);
    const area = this.workbook.paste(at.sheet, at.area.row, at.area.column, text, refused);
    this.workbook.calculation.changed(at.sheet, area);
    this.workbook.calculation.run();
    this.workbook.events.emit({ kind: "changed", sheet: at.sheet, address: areaName(area) });
  }

  /**
   * Presses a button of the ribbon, by the id of its control. Resolves when its function calls `event.completed()`;
   * a button that opens the pane has nothing to do, because the pane is open.
   */
  async press(controlId: string): Promise<void> {
    const button = this.options.manifest.buttons[controlId];
    if (!button) throw new Error(`the manifest has no button "${controlId}"`);
    if (button.runs !== "pane") await this.runCommand(button.runs.functionName, controlId);
  }

  /** Runs a function that the add-in associated, as a button does. */
  runCommand(functionName: string, controlId: string): Promise<void> {
    const id = `command${(this.serial += 1)}`;
    const completed = new Promise<void>((resolve) => this.commands.set(id, resolve));
    this.command({
      0: id,
      1: functionName,
      2: JSON.stringify({ source: { id: controlId } }),
    });
    return completed;
  }

  /** Takes a message of the add-in's page; like Excel, one after the other. */
  receive(text: string): Promise<void> {
    return this.enqueue(() => this.handle(text));
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(work);
    return this.queue;
  }

  private async handle(text: string): Promise<void> {
    const message = JSON.parse(text) as Message;
    if (message._conversationId !== this.conversationId || message._messageType !== MESSAGE.request) return;
    if (message._actionType === ACTION_TYPE.registerEvent) {
      this.subscriptions.set(message._actionName, message);
      this.reply(message, { Error: 0 });
      if (message._actionName === COMMAND) {
        for (const data of this.earlyCommands.splice(0)) this.event(COMMAND, data);
      }
    } else if (message._actionType === ACTION_TYPE.unregisterEvent) {
      this.subscriptions.delete(message._actionName);
      this.reply(message, { Error: 0 });
    } else if (message._actionName === "ContextActivationManager_getAppContextAsync") {
      const { manifest, origin } = this.options;
      const { sets, settings } = this;
      const { id: addInId, displayName: name } = manifest;
      this.reply(message, appContext({ addInId, name, hostOrigin: origin, sets, settings }));
    } else if (message._actionName === "executeMethod") {
      const data = message._data as Record<string, unknown>;
      const met = this.cellEdit.isPlanned && isRichApi(data) ? this.meetCellEdit(data) : "free";
      if (met === "refused") this.reply(message, { Version: 1, Error: EDITING_A_CELL });
      // Other messages pass a request that waits.
      else if (met !== "free") void met.then(() => this.enqueue(() => this.carryOut(message, data)));
      else await this.carryOut(message, data);
    } else {
      // Focus, keys, telemetry: nothing that a workbook answers.
      this.reply(message, null);
    }
  }

  private async carryOut(message: Message, data: Record<string, unknown>): Promise<void> {
    const answer = await this.execute(data);
    if (this.answersAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, this.answersAfterMs));
    this.reply(message, answer);
  }

  private meetCellEdit({ ArrayData }: Record<string, unknown>): Met {
    const [, , , , body, , flags] = ArrayData as unknown[];
    const request = JSON.parse(String(body)) as RichApiRequest;
    if (isInternal(request)) return "free";
    const actions = request.Actions.flatMap(({ Name }) => (Name === "" ? [] : [Name]));
    return this.cellEdit.meet((Number(flags) & DELAY_FOR_CELL_EDIT) !== 0, actions);
  }

  private async execute(data: Record<string, unknown>): Promise<unknown> {
    const { DispatchId } = data["DdaMethod"] as { DispatchId: number };
    switch (DispatchId) {
      case DISPATCH.richApi: {
        const body = String((data["ArrayData"] as unknown[])[4]);
        const response = await this.answer(body);
        return { Version: 1, Error: 0, Data: [200, ["Content-Type", "application/json"], response] };
      }
      case DISPATCH.settingsSave:
        return this.saveSettings(data["DdaSettingsMethod"] as { Properties?: [string, string][] });
      case DISPATCH.commandCompleted:
        this.commands.get(String(data["0"]))?.();
        return { Version: 1, Error: 0 };
      case DISPATCH.documentCopy:
        return this.file
          ? { Version: 1, Error: 0, 0: "file", 1: this.file.length }
          : { Version: 1, Error: 5000 };
      case DISPATCH.documentCopyChunk:
        return this.fileChunk(Number(data["3"]));
      case DISPATCH.releaseDocumentCopy:
        return { Version: 1, Error: 0 };
      default:
        // Shows as a failed AsyncResult: the host does not have this call of the common API.
        return { Version: 1, Error: 5000 };
    }
  }

  private fileChunk(index: number): unknown {
    const chunk = this.file?.subarray(index * FILE_SLICE_BYTES, (index + 1) * FILE_SLICE_BYTES) ?? [];
    return { Version: 1, Error: 0, 0: [...chunk], 1: chunk.length };
  }

  private saveSettings({ Properties = [] }: { Properties?: [string, string][] }): unknown {
    try {
      this.faults.countCall("Settings.saveAsync");
    } catch {
      return { Version: 1, Error: 5001 };
    }
    this.settings = new Map(Properties);
    return { Version: 1, Error: 0 };
  }

  /** The response to a request, as its text. */
  private async answer(body: string): Promise<string> {
    const { calculation } = this.workbook;
    const request = JSON.parse(body) as RichApiRequest;
    const { roots, session } = this;
    if (isInternal(request)) {
      return JSON.stringify(await dispatch(request, { roots, session, faults: new Faults() }));
    }
    this.coauthor.meet(this.workbook);
    const refused = this.traffic.request(body, request);
    if (refused) return JSON.stringify(refused);
    const response = await dispatch(request, { roots, session, faults: this.faults });
    calculation.suspended = false;
    calculation.run();
    return this.traffic.response(response);
  }

  private get roots() {
    const { session } = this;
    return {
      workbook: HostObject.of(WORKBOOK, this.workbook),
      service: (name: string) => serviceOf(name, session),
      object: (id: string) => this.objects.get(id),
    };
  }

  private get session(): Session {
    const { workbook, runtime } = this;
    return {
      workbook,
      runtime,
      keep: (key, object) => {
        const id = this.idsByKey.get(key) ?? `ref${(this.serial += 1)}`;
        this.idsByKey.set(key, id);
        this.objects.set(id, object);
        return id;
      },
      forget: (id) => void this.objects.delete(id),
      worksheet: worksheetOf,
      range: (sheet, areas) => rangeOf(new Cells(sheet, areas)),
      insertFile: (base64, options) => insertFile(workbook, base64, options),
      openFile: async (base64) => {
        const created = this.newWorkbook();
        if (base64 !== undefined) await openFile(created, base64);
        this.opened.push(created);
      },
      did: (member) => this.undoList.met(member),
      functionsReady: () => this.functions.start(),
      functionsAnswered: (results) => this.functions.take(results),
    };
  }

  private newWorkbook(): Workbook {
    const workbook = new Workbook(this.functions);
    workbook.events.listen((event) => this.tell(event));
    return workbook;
  }

  private tell(event: WorkbookEvent): void {
    const { id: worksheetId } = event.sheet;
    const address = "address" in event ? { address: event.address } : {};
    const changed = { changeType: "RangeEdited", source: "Local", triggerSource: "Unknown" };
    const message = JSON.stringify({ worksheetId, ...address, ...(event.kind === "changed" ? changed : {}) });
    const { category, [event.kind]: type } = EVENT.excel;
    // Handlers of the sheet, and those of all sheets.
    this.richMessage([worksheetId, "Workbook"].map((target) => [category, type, target, message, 0, false]));
    if (event.kind === "selected") this.event("documentSelectionChanged", {});
  }

  private richMessage(entries: unknown[][]): void {
    this.event("richApiMessage", { ArrayData: entries });
  }

  /** Excel keeps a command until the page takes commands. */
  private command(data: unknown): void {
    if (this.subscriptions.has(COMMAND)) this.event(COMMAND, data);
    else this.earlyCommands.push(data);
  }

  /** Other events that the page did not subscribe to are lost, as in Excel. */
  private event(name: string, data: unknown): void {
    const subscription = this.subscriptions.get(name);
    if (subscription) this.send(subscription, data, 1);
  }

  private reply(message: Message, data: unknown): void {
    this.send(message, data, 0);
  }

  private send({ _actionName, _correlationId }: Message, data: unknown, responseType: number): void {
    this.post(
      JSON.stringify({
        _messageType: MESSAGE.response,
        _actionName,
        _conversationId: this.conversationId,
        _correlationId,
        _origin: this.options.origin,
        _data: data,
        _errorCode: 0,
        _responseType: responseType,
        _serializerVersion: 1,
      }),
    );
  }
}

function isRichApi({ DdaMethod }: Record<string, unknown>): boolean {
  return (DdaMethod as { DispatchId: number }).DispatchId === DISPATCH.richApi;
}
