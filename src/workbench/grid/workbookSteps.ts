import { CommandType, ICommandService, IUndoRedoService, type Univer } from "@univerjs/core";
import type { UniverSnapshot } from "../../workbook/writers/univer/snapshot";
import type { History } from "./history";

/** A workbook that was open, and the sheet that was shown. */
export interface OpenedState {
  snapshot: UniverSnapshot;
  shown: string | undefined;
}

/** How a workbook is opened and what is open: the grid. */
interface Opener {
  /** @returns Univer's id of the workbook. */
  open(state: OpenedState): string;
  /** Univer's id of what is open, and its state. */
  now(): OpenedState & { id: string };
}

/** A change that opened another workbook: what it undoes to, and what doing it again gives. */
interface Step {
  before?: OpenedState;
  after?: OpenedState;
  /** Is told whether the change is done or undone. */
  changed: (isDone: boolean) => void;
}

/** Our command that undoes or does such a change. */
const REOPEN = "hci-planner.operation.reopen";

/**
 * Changes of a whole workbook as steps of its history: Univer's commands change cells and sheets one by one, but a report is
 * added by opening a workbook that has it.
 */
export class WorkbookSteps {
  private readonly steps: Step[] = [];
  private readonly history: History;

  constructor(
    univer: Univer,
    private readonly opener: Opener,
  ) {
    const injector = univer.__getInjector();
    this.history = injector.get(IUndoRedoService) as History;
    injector.get(ICommandService).registerCommand({
      id: REOPEN,
      type: CommandType.OPERATION,
      handler: (_accessor, params?: { step: number; isDone: boolean }) => {
        const step = params && this.steps[params.step];
        if (!step) return false;
        // Univer moves the step from one list to the other when the command has ended: only then it may be handed over.
        setTimeout(() => this.repeat(step, params.isDone));
        return true;
      },
    });
  }

  /** Opens a workbook in place of the one that is open, as a step that can be undone. */
  open(state: OpenedState, changed: Step["changed"]): void {
    const { id, ...before } = this.opener.now();
    const steps = this.history.steps(id);
    // The workbook that is opened may share sheets with the one that was.
    const number = this.steps.push({ before: structuredClone(before), changed }) - 1;
    const opened = this.opener.open(state);
    this.history.handOver({ ...steps, redo: [] }, id, opened);
    const command = (isDone: boolean) => ({ id: REOPEN, params: { step: number, isDone } });
    this.history.pushUndoRedo({
      unitID: opened,
      undoMutations: [command(false)],
      redoMutations: [command(true)],
    });
  }

  /** Must be called when another workbook was opened, to which no step leads back. */
  forget(): void {
    this.steps.length = 0;
  }

  private repeat(step: Step, isDone: boolean): void {
    const { id, ...now } = this.opener.now();
    const wanted = isDone ? step.after : step.before;
    if (!wanted) return;
    if (isDone) step.before = now;
    else step.after = now;
    const steps = this.history.steps(id);
    this.history.handOver(steps, id, this.opener.open(wanted));
    step.changed(isDone);
  }
}
