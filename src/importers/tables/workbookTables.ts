import type { Source, SourceFile } from "../../archive/source";
import { readChunks } from "../reading/readChunks";
import { cellText } from "./cellText";
import { attributeOf, attributesIn, MarkupScanner, type MarkupHandler } from "./markupScanner";
import type { RowOptions, Table } from "./row";
import { SharedTexts } from "./sharedTexts";
import { showsDate, type SheetDates } from "./sheetDates";
import { SheetRows, type SheetParts } from "./sheetRows";

/** Where an archive that is a workbook says what it holds. */
const ROOT_RELATIONS = "_rels/.rels";

/** Sheets that a workbook may have: more is no export. */
const MAX_SHEETS = 1000;

/** Documents of Word and presentations are packed as workbooks are. */
const PARTS_OF_OTHERS = /^(word|ppt)\//;

/** Is an archive a workbook of the kind .xlsx? Its files say so, whatever it is called. */
export function isWorkbook({ files }: Source): boolean {
  const paths = files.map(({ path }) => path.toLowerCase());
  return (
    paths.includes(ROOT_RELATIONS) &&
    paths.includes("[content_types].xml") &&
    !paths.some((path) => PARTS_OF_OTHERS.test(path))
  );
}

/**
 * The sheets of a workbook (.xlsx, .xlsm) in their order, hidden ones too. Only its lists are read; texts that cells share
 * are read with the first sheet that is visited.
 *
 * @throws SyntaxError that says what the workbook lacks.
 */
export async function workbookTables(source: Source, signal?: AbortSignal): Promise<Table[]> {
  const parts = new Parts(source, signal);
  const root = await parts.relations(ROOT_RELATIONS);
  const workbook = root.find(({ type }) => type.endsWith("/officeDocument"));
  if (!workbook) throw new SyntaxError("it is an archive without a workbook");
  if (/\.bin$/i.test(workbook.target))
    throw new SyntaxError("it is a binary workbook (.xlsb): save it as .xlsx");
  const relations = await parts.relations(relationsOf(workbook.target));
  const { sheets, uses1904 } = await parts.sheets(workbook.target);
  const shared = once((options: RowOptions) => parts.shared(relations, uses1904, options));
  const taken = new Set<string>();
  return sheets.flatMap(({ name, id }): Table[] => {
    const relation = relations.find((one) => one.id === id);
    if (relation && WITHOUT_ROWS.test(relation.type)) return [];
    if (!relation?.type.endsWith("/worksheet") || taken.has(relation.target))
      throw new SyntaxError(`its sheet ${JSON.stringify(name)} has no part of its own`);
    taken.add(relation.target);
    const file = parts.file(relation.target);
    return [
      {
        name,
        file: source.name,
        sizeBytes: file.sizeBytes,
        rows: async (visit, options = {}) => {
          const rows = new SheetRows(await shared(options), visit);
          await readMarkup(file, (piece) => rows.push(piece), options);
          rows.end();
        },
      },
    ];
  });
}

/** Types of sheets without rows: charts, dialogs and macros of old. */
const WITHOUT_ROWS = /\/(?:chartsheet|dialogsheet|xl(?:Intl)?Macrosheet)$/i;

function once<A, T>(make: (argument: A) => Promise<T>): (argument: A) => Promise<T> {
  let made: Promise<T> | undefined;
  return (argument) => (made ??= make(argument));
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

/** The parts of a workbook that say what it holds. */
class Parts {
  private readonly files: ReadonlyMap<string, SourceFile>;

  constructor(
    source: Source,
    private readonly signal: AbortSignal | undefined,
  ) {
    this.files = new Map(source.files.map((file) => [file.path.toLowerCase(), file]));
  }

  /** @throws SyntaxError for a part that is not there. */
  file(path: string): SourceFile {
    const found = this.files.get(path.toLowerCase());
    if (!found) throw new SyntaxError(`it lacks its part ${path}`);
    return found;
  }

  /** What a part refers to; nothing where it has no list of that. */
  async relations(path: string): Promise<Relation[]> {
    if (!this.files.has(path.toLowerCase())) return [];
    const folder = path.slice(0, path.indexOf("_rels/"));
    const found: Relation[] = [];
    await this.each(path, (name, attributes) => {
      const target = attributeOf(attributes, "Target");
      if (name !== "Relationship" || target === undefined) return;
      if (attributeOf(attributes, "TargetMode") === "External") return;
      const [id = "", type = ""] = ["Id", "Type"].map((one) => attributeOf(attributes, one));
      found.push({ id, type, target: partOf(target, folder) });
    });
    return found;
  }

  async sheets(path: string): Promise<{ sheets: { name: string; id: string }[]; uses1904: boolean }> {
    const sheets: { name: string; id: string }[] = [];
    let uses1904 = false;
    await this.each(path, (name, attributes) => {
      if (name === "workbookPr") uses1904 = /^(1|true)$/.test(attributeOf(attributes, "date1904") ?? "");
      if (name !== "sheet") return;
      const id = attributesIn(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
      sheets.push({ name: attributeOf(attributes, "name") ?? "", id });
      if (sheets.length > MAX_SHEETS) throw new SyntaxError(`it has more than ${MAX_SHEETS} sheets`);
    });
    return { sheets, uses1904 };
  }

  /** What cells refer to: texts, and styles that show days. */
  async shared(relations: readonly Relation[], uses1904: boolean, options: RowOptions): Promise<SheetParts> {
    const at = (kind: string) => relations.find(({ type }) => type.endsWith(`/${kind}`))?.target;
    const [texts, styles] = [at("sharedStrings"), at("styles")];
    return {
      texts: texts === undefined ? new SharedTexts() : await readTexts(this.file(texts), options),
      dates: styles === undefined ? { isDate: () => false, uses1904 } : await this.dates(styles, uses1904),
    };
  }

  private async dates(path: string, uses1904: boolean): Promise<SheetDates> {
    const codes = new Map<number, string>();
    const styles: boolean[] = [];
    let isInFormats = false;
    await this.each(
      path,
      (name, attributes) => {
        if (name === "cellXfs") isInFormats = true;
        const id = Number(attributeOf(attributes, "numFmtId") ?? 0);
        if (name === "numFmt") codes.set(id, attributeOf(attributes, "formatCode") ?? "");
        if (name === "xf" && isInFormats) styles.push(showsDate(id, codes.get(id)));
      },
      (name) => {
        if (name === "cellXfs") isInFormats = false;
      },
    );
    return { isDate: (style) => styles[style] === true, uses1904 };
  }

  private async each(
    path: string,
    open: MarkupHandler["open"],
    close: MarkupHandler["close"] = () => undefined,
  ): Promise<void> {
    const scanner = new MarkupScanner({ open, close, text: () => undefined });
    const { signal } = this;
    await readMarkup(this.file(path), (piece) => void scanner.push(piece), signal ? { signal } : {});
    scanner.end();
  }
}

/** `xl/worksheets/sheet1.xml` for a target such as `worksheets/sheet1.xml`, `../xl/...` or `/xl/...`. */
function partOf(target: string, folder: string): string {
  const parts = target.startsWith("/") ? [] : folder.split("/").filter((part) => part !== "");
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

function relationsOf(part: string): string {
  const slash = part.lastIndexOf("/") + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** Reads a part of a workbook as text, piece by piece. */
async function readMarkup(
  file: SourceFile,
  take: (piece: string) => "enough" | undefined,
  { signal, onBytes }: RowOptions,
): Promise<void> {
  const decoder = new TextDecoder();
  await readChunks(
    file,
    (chunk) => {
      onBytes?.(chunk.length);
      return take(decoder.decode(chunk, { stream: true }));
    },
    signal,
  );
  take(decoder.decode());
}

async function readTexts(file: SourceFile, options: RowOptions): Promise<SharedTexts> {
  const texts = new SharedTexts();
  let text = "";
  let phonetic = 0;
  const scanner: MarkupScanner = new MarkupScanner({
    open: (name) => {
      if (name === "si") text = "";
      else if (name === "rPh") phonetic += 1;
      else if (name === "t") scanner.wantsText = phonetic === 0;
    },
    text: (piece) => (text += piece),
    close: (name) => {
      if (name === "t") scanner.wantsText = false;
      else if (name === "rPh") phonetic = Math.max(0, phonetic - 1);
      else if (name === "si") {
        if (phonetic > 0) throw new SyntaxError(`the shared text ${texts.length} is damaged`);
        texts.add(cellText(text));
      }
    },
  });
  await readMarkup(file, (piece) => void scanner.push(piece), options);
  scanner.end();
  return texts;
}
