import { ExcelHost, type ExcelOptions } from "../host/excelHost";
import { hostMode } from "../host/modes";
import type { HostWindow } from "../openExcel";
import { ACTIONS } from "../writingActions";
import type { Pressed, PressRequest } from "./pressOnMessage";
import type { Outcome, Refusal, Undisturbed } from "./refusal";
import { Trials } from "./trials";

/** What the script of the window around the add-in offers to a test. */
export interface TrialWindow extends HostWindow {
  /** Starts Excel. Returns the name that the add-in's window must have. */
  startExcel(options: ExcelOptions): string;
  /** Carries an action of `ACTIONS` out, by its name, without any refusal, in a mode of the host if there is one. */
  undisturbed(what: string, mode?: string): Promise<Undisturbed>;
  /** Carries the same action out with each of these refusals. */
  run(refusals: readonly Refusal[]): Promise<Outcome>;
  /** Carries it out once more, in the workbook that the last refusal left. */
  again(): Promise<string>;
}

const page = globalThis as unknown as TrialWindow;
let excel: ExcelHost | undefined;
let trials: Trials | undefined;

page.startExcel = (options) => {
  const waiting: string[] = [];
  const started = new ExcelHost(options, (message) => {
    if (waiting.push(message) === 1) setTimeout(() => page.toAddIn(waiting.splice(0)));
  });
  page.toExcel = async (text) => {
    await started.receive(text);
    return waiting.splice(0);
  };
  excel = started;
  return started.windowName;
};

page.undisturbed = (what, mode) => {
  const action = ACTIONS.find((one) => one.what === what);
  if (!excel || !action) throw new Error(`no action ${what}, or no Excel`);
  trials = new Trials(excel, press, action, mode === undefined ? undefined : hostMode(mode));
  return trials.undisturbed();
};

page.run = (refusals) => known().run(refusals);

page.again = () => known().carryOut();

function known(): Trials {
  if (!trials) throw new Error("what the action does is not known yet");
  return trials;
}

/** Asks the pane, which another origin may not touch. */
function press(button: string): Promise<string> {
  return new Promise((resolve) => {
    const take = ({ data }: MessageEvent) => {
      if (typeof data !== "object") return;
      globalThis.removeEventListener("message", take);
      resolve((data as Pressed).says);
    };
    globalThis.addEventListener("message", take);
    const request: PressRequest = { press: button };
    document.querySelector("iframe")?.contentWindow?.postMessage(request, "*");
  });
}
