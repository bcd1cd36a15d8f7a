import {
  type ArrayValueObject,
  type BaseAstNode,
  type BaseReferenceObject,
  type BaseValueObject,
  ErrorType,
  ErrorValueObject,
  type generateExecuteAstNodeData,
  type IFormulaRuntimeService,
  Interpreter,
  NullValueObject,
} from "@univerjs/engine-formula";
import { patchPlugin } from "./patchPlugin";

/** Univer's numbers for the kinds of a formula's parts. */
const NODE = { reference: 1, function: 4, lambda: 5, lambdaParameter: 6 };

type Formula = ReturnType<typeof generateExecuteAstNodeData>;
type Offset = Pick<Formula, "refOffsetX" | "refOffsetY">;

/** A part of a formula with its own parts, as the formula's text alone says. */
interface Part {
  node: BaseAstNode;
  parts: readonly Part[];
  /** Where the part refers to a cell. */
  moves?: (x: number, y: number) => void;
  isIf: boolean;
}

/**
 * Univer calculates a formula part by part.
 *
 * - Wrong in 0.25: it calculates both results of each IF. And it looks again, each time, whether a part of the formula waits
 *   for something or is a LAMBDA.
 * - Why it matters here: two thirds of a design's formulas are IF within IF, and an edit calculates 5,000 to 40,000 of them.
 * - Upstream: no issue found. Text for one: "`Interpreter._execute` evaluates value_if_true and value_if_false of every IF;
 *   `checkAsyncNode` walks every formula before each execution. Evaluate the branch that is taken, and remember what follows
 *   from the formula's text."
 */
export class LazyBranches extends Interpreter {
  /** By formula; `undefined` where Univer must calculate it. */
  private readonly known = new WeakMap<BaseAstNode, Part | undefined>();
  private readonly waits = new WeakMap<BaseAstNode, boolean>();

  constructor(private readonly runtime: IFormulaRuntimeService) {
    super(runtime);
  }

  override checkAsyncNode(node: BaseAstNode | null | undefined): boolean {
    if (!node) return false;
    const before = this.waits.get(node);
    if (before !== undefined) return before;
    const found = super.checkAsyncNode(node);
    this.waits.set(node, found);
    return found;
  }

  override execute(formula: Formula): ReturnType<Interpreter["execute"]> {
    const { node } = formula;
    if (!node || this.runtime.isStopExecution()) return super.execute(formula);
    if (!this.known.has(node)) this.known.set(node, hasLambda(node) ? undefined : partOf(node));
    const part = this.known.get(node);
    if (!part) return super.execute(formula);
    calculate(part, formula);
    return node.getValue() ?? ErrorValueObject.create(ErrorType.VALUE);
  }
}

function hasLambda(node: BaseAstNode): boolean {
  const kind = node.nodeType as number;
  return kind === NODE.lambda || kind === NODE.lambdaParameter || node.getChildren().some(hasLambda);
}

function partOf(node: BaseAstNode): Part {
  const kind = node.nodeType as number;
  const parts = node.getChildren().map(partOf);
  const part: Part = {
    node,
    parts,
    isIf: kind === NODE.function && node.getToken() === "IF" && parts.length === 3,
  };
  if (kind !== NODE.reference) return part;
  const reference = node as BaseAstNode & { setRefOffset(x: number, y: number): void };
  return { ...part, moves: (x, y) => reference.setRefOffset(x, y) };
}

function calculate(part: Part, offset: Offset): void {
  const { node, parts, moves, isIf } = part;
  if (isIf) calculateIf(parts, offset);
  else for (const inner of parts) calculate(inner, offset);
  moves?.(offset.refOffsetX, offset.refOffsetY);
  node.execute();
}

function calculateIf([test, yes, no]: readonly Part[], offset: Offset): void {
  if (!test || !yes || !no) return;
  calculate(test, offset);
  const answer = answerOf(test.node);
  for (const branch of [yes, no]) {
    const isTaken = answer === undefined || answer === (branch === yes);
    if (isTaken) calculate(branch, offset);
    // IF gets all of its arguments, and looks at one.
    else branch.node.setValue(NullValueObject.create());
  }
}

/** @returns `undefined` where IF may look at both results: for a block of answers, and for an error. */
function answerOf(test: BaseAstNode): boolean | undefined {
  const value = test.getValue();
  if (!value) return undefined;
  const held = value.isReferenceObject() ? (value as BaseReferenceObject).toArrayValueObject() : value;
  const answer = singleOf(held as BaseValueObject);
  return !answer || answer.isError() || answer.isLambda() ? undefined : Boolean(answer.getValue());
}

function singleOf(value: BaseValueObject): BaseValueObject | undefined {
  if (!value.isArray()) return value;
  const array = value as ArrayValueObject;
  return array.getRowCount() === 1 && array.getColumnCount() === 1
    ? (array.get(0, 0) ?? undefined)
    : undefined;
}

/** Gives Univer's calculation the interpreter above. */
export const LazyBranchesPatch = patchPlugin("HCI_PLANNER_LAZY_BRANCHES", (injector) =>
  injector.replace([Interpreter, { useClass: LazyBranches }]),
);
