import { STEP_HEADINGS, type Step } from "../model/evidence/step";
import type { CellValue } from "../workbook/spec";
import { isError } from "../calculator/coerce";
import type { MadeCall } from "./callsOf";
import type { FunctionDoc, OwnFunctions } from "./ownFunctions";
import { linkOfSource } from "./sourceLinks";
import { describeSize, spelled } from "./spelled";

/** A source, with the address where it can be read if it has one. */
export interface ExplainedSource {
  title: string;
  url?: string;
}

/** One call of a custom function, and what its result rests on. */
export interface ExplainedCall {
  id: string;
  /** The call with the values of its arguments: `VSAN_GHZ(1000, "32K", "read")`, a range as its size. */
  written: string;
  /** What the function is for, in a sentence. */
  description: string;
  /** Its result: the first of several values. */
  value: CellValue;
  /** "3 rows x 5 columns" where it gives more than one value. */
  size: string | undefined;
  /** Of a number: what is an error, a text or several values has none. */
  unit: string;
  /** The range of an estimate; the plan is the value, unless the call asks for another end. */
  range: { low: number; plan: number; high: number } | undefined;
  /** How the result is known: "measured", "definition"; "" for an error. */
  known: string;
  sources: ExplainedSource[];
  steps: Step[];
  /** Which of several values the steps are of; "" where there is one. */
  stepsOf: string;
}

/** The function that gives the steps of a call. */
const EXPLAINING = "HCI_EXPLAIN";

/** Steps that name no source outside of the workbook. */
const NO_SOURCE = new Set(["", "your input", "from the steps above"]);

/** Explains a call: it is made again, for its steps and for the ends of its range. */
export function explainedCall(call: MadeCall, { host, help }: OwnFunctions): ExplainedCall {
  const { id, args, result } = call;
  const about = help.find((one) => one.id === id);
  const value = result[0]?.[0] ?? null;
  const isOne = result.length === 1 && result[0]?.length === 1;
  const { steps, stepsOf } = stepsOfCall(call, host);
  const answer = (estimate: string) => estimateOf(call, about, estimate, host);
  const label = answer("label");
  const known = isError(value) ? "" : typeof label === "string" ? label : (steps.at(-1)?.known ?? "");
  return {
    id,
    written: `${id}(${given(args).map(spelled).join(", ")})`,
    description: about?.description ?? "",
    value,
    size: isOne ? undefined : describeSize(result),
    unit: isOne && typeof value === "number" ? (about?.unit ?? "") : "",
    // The ends of several values are not those of the first.
    range: isOne ? rangeOf(answer("low"), answer("plan"), answer("high")) : undefined,
    known,
    sources: sourcesOf(steps),
    steps,
    stepsOf,
  };
}

/** Arguments up to the last one that is not omitted. */
function given(args: MadeCall["args"]): MadeCall["args"] {
  return args.slice(
    0,
    args.reduce<number>((last, arg, i) => (arg === null ? last : i + 1), 0),
  );
}

/** The first value that the call gives when its argument `estimate` is another; nothing where it has none. */
function estimateOf(
  { id, args }: MadeCall,
  about: FunctionDoc | undefined,
  estimate: string,
  host: OwnFunctions["host"],
): CellValue | undefined {
  const at = about?.parameters.findIndex(({ name }) => name === "estimate") ?? -1;
  if (at < 0) return undefined;
  const asked = Array.from({ length: Math.max(args.length, at + 1) }, (_, i) =>
    i === at ? estimate : (args[i] ?? null),
  );
  return host.call(id, asked)[0]?.[0];
}

function rangeOf(
  low: CellValue | undefined,
  plan: CellValue | undefined,
  high: CellValue | undefined,
): ExplainedCall["range"] {
  return typeof low === "number" && typeof plan === "number" && typeof high === "number"
    ? { low, plan, high }
    : undefined;
}

/** The steps of the call; where it has no steps for several cells at once, those of its first value. */
function stepsOfCall(call: MadeCall, host: OwnFunctions["host"]): Pick<ExplainedCall, "steps" | "stepsOf"> {
  const steps = askedSteps(call.id, call.args, host);
  if (steps) return { steps, stepsOf: "" };
  const firsts = call.args.map((arg) => (Array.isArray(arg) ? (arg[0]?.[0] ?? null) : arg));
  const first = askedSteps(call.id, firsts, host);
  if (first && !isError(call.result[0]?.[0] ?? null)) {
    return { steps: first, stepsOf: `the first of ${describeSize(call.result)}` };
  }
  return { steps: givenSteps(call), stepsOf: "" };
}

function askedSteps(id: string, args: MadeCall["args"], host: OwnFunctions["host"]): Step[] | undefined {
  // That function's result is the steps of another one.
  const [header, ...rows] = host.call(EXPLAINING, id === EXPLAINING ? [...args] : [id, ...args]);
  if (header?.length !== STEP_HEADINGS.length || rows.length === 0) return undefined;
  return rows.map(([step, value, unit, known, source]) => ({
    step: String(step),
    value: typeof value === "number" ? value : String(value),
    unit: String(unit),
    known: String(known),
    source: String(source),
  }));
}

/** A call that gives an error has no steps: what it was given, and what it says. */
function givenSteps({ id, args, result }: MadeCall): Step[] {
  const value = result[0]?.[0] ?? null;
  return [
    ...args.flatMap((arg, i): Step[] =>
      arg === null
        ? []
        : [
            {
              step: `argument ${i + 1}`,
              value: spelled(arg),
              unit: "",
              known: "given",
              source: "your input",
            },
          ],
    ),
    {
      step: id,
      value: isError(value) ? value.error : describeSize(result),
      unit: "",
      known: "",
      source: isError(value) ? (value.message ?? "") : "",
    },
  ];
}

function sourcesOf(steps: readonly Step[]): ExplainedSource[] {
  const titles = new Set(steps.map(({ source }) => source).filter((source) => !NO_SOURCE.has(source)));
  return [...titles].map((title) => {
    const url = linkOfSource(title);
    return url === undefined ? { title } : { title, url };
  });
}
