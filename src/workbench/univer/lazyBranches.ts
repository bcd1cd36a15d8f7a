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

/** A reference to a cell, in a formula that many cells may share. */
type Reference = BaseAstNode & { setRefOffset(x: number, y: number): void };

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
  /** By formula: a design has 1.5 million parts of formulas, too many to keep more about each of them. */
  private readonly lambdas = new WeakMap<BaseAstNode, boolean>();
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
    const isLambda = this.lambdas.get(node) ?? hasLambda(node);
    this.lambdas.set(node, isLambda);
    if (isLambda) return super.execute(formula);
    calculate(node, formula);
    return node.getValue() ?? ErrorValueObject.create(ErrorType.VALUE);
  }
}

function hasLambda(node: BaseAstNode): boolean {
  const kind = node.nodeType as number;
  return kind === NODE.lambda || kind === NODE.lambdaParameter || node.getChildren().some(hasLambda);
}

function calculate(node: BaseAstNode, offset: Offset): void {
  const parts = node.getChildren();
  const kind = node.nodeType as number;
  if (kind === NODE.function && parts.length === 3 && node.getToken() === "IF") calculateIf(parts, offset);
  else for (const part of parts) calculate(part, offset);
  if (kind === NODE.reference) (node as Reference).setRefOffset(offset.refOffsetX, offset.refOffsetY);
  node.execute();
}

function calculateIf([test, yes, no]: readonly BaseAstNode[], offset: Offset): void {
  if (!test || !yes || !no) return;
  calculate(test, offset);
  const answer = answerOf(test);
  for (const branch of [yes, no]) {
    const isTaken = answer === undefined || answer === (branch === yes);
    if (isTaken) calculate(branch, offset);
    // IF gets all of its arguments, and looks at one.
    else branch.setValue(NullValueObject.create());
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
