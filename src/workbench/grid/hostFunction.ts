import {
  ArrayValueObject,
  BaseFunction,
  BooleanValueObject,
  ErrorValueObject,
  NumberValueObject,
  StringValueObject,
} from "@univerjs/engine-formula";
import type { FunctionsHost, HostArgument, HostValue } from "../../functionsHost";
import { isHostError } from "../../functionsHost";
import type { ErrorMessages } from "./errorMessages";

/** What Univer hands to a function and takes back, as far as we look at it. */
interface UniverValue {
  isError(): boolean;
  isArray(): boolean;
  isNull(): boolean;
  isLambda(): boolean;
  getValue(): string | number | boolean;
}

interface UniverArray extends UniverValue {
  getArrayValue(): (UniverValue | null)[][];
  getRowCount(): number;
  getColumnCount(): number;
}

/**
 * The class of Univer's executors for our functions. It makes Univer's values itself: Univer's shortcut for custom
 * functions turns the text `10%` into a number and a blank into 0. An exception would stop all calculation, so none
 * leaves `calculate`.
 */
export function hostFunctionClass(host: FunctionsHost, messages: ErrorMessages): typeof BaseFunction {
  return class HostFunction extends BaseFunction {
    override calculate(...variants: UniverValue[]) {
      const block = this.answer(variants);
      const { subUnitId, row, column } = this;
      messages.note({ sheetId: subUnitId ?? "", row, column }, block);
      return univerResult(block);
    }

    /** Gets a text as the formula holds it: "1,234" is not a number. */
    override isArgumentsIgnoreNumberPattern(): boolean {
      return true;
    }

    private answer(variants: readonly UniverValue[]): HostValue[][] {
      try {
        return host.call(String(this.name), variants.map(argumentOf));
      } catch (error) {
        return [[{ error: "#VALUE!", message: `unexpected: ${String(error)}` }]];
      }
    }
  } as typeof BaseFunction;
}

function argumentOf(variant: UniverValue): HostArgument {
  if (!variant.isArray()) return valueOf(variant);
  const array = variant as UniverArray;
  const rows = array.getArrayValue();
  // A row or cell that holds nothing is missing from the list.
  return Array.from({ length: array.getRowCount() }, (_, r) =>
    Array.from({ length: array.getColumnCount() }, (_, c) => {
      const value = rows[r]?.[c];
      return value ? valueOf(value) : null;
    }),
  );
}

function valueOf(value: UniverValue): HostValue {
  if (value.isNull()) return null;
  if (value.isLambda()) return { error: "#VALUE!", message: "a LAMBDA is not a value" };
  const held = value.getValue();
  return value.isError() ? ({ error: held } as HostValue) : held;
}

function univerResult(block: HostValue[][]) {
  const [[only = ""] = []] = block;
  const columns = block[0]?.length ?? 0;
  if (block.length === 1 && columns === 1) return univerValue(only);
  return ArrayValueObject.create({
    calculateValueList: block.map((row) => row.map(univerValue)),
    rowCount: block.length,
    columnCount: columns,
    unitId: "",
    sheetId: "",
    row: -1,
    column: -1,
  });
}

function univerValue(value: HostValue) {
  if (isHostError(value)) {
    // Univer's list of errors is an enumeration with the same texts.
    return ErrorValueObject.create(value.error as Parameters<typeof ErrorValueObject.create>[0]);
  }
  if (typeof value === "number") return NumberValueObject.create(value);
  if (typeof value === "boolean") return BooleanValueObject.create(value);
  return StringValueObject.create(value ?? "");
}
