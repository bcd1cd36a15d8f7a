import { absoluteAreaName, quotedSheet } from "../../../../src/workbook/address";
import { notFound } from "../hostError";
import { HostObject, type ObjectType, type Session } from "../richApi/hostObject";
import type { DefinedName, Workbook } from "../workbook/workbook";
import type { Sheet } from "../workbook/sheet";
import { Cells } from "./cells";
import { rangeOf } from "./range";

/** The names of the workbook, or those of one sheet. */
export interface NameScope {
  workbook: Workbook;
  sheet: Sheet | undefined;
}

function rangeOrNull({ formula, scope }: DefinedName, { workbook }: Session): HostObject | null {
  const at = workbook.resolve(formula.replace(/^=/, ""), scope ?? workbook.active);
  return at ? rangeOf(new Cells(at.sheet, [at.area])) : null;
}

const NAMED_ITEM: ObjectType<DefinedName, Excel.NamedItem> = {
  name: "NamedItem",
  identity: ({ name }) => ({ _Id: name }),
  get: {
    Name: ({ name }) => name,
    Formula: ({ formula }) => formula,
    Value: ({ formula }) => formula.replace(/^=/, ""),
    Type: (name, session) => (rangeOrNull(name, session) ? "Range" : "String"),
    Comment: ({ comment }) => comment,
    Visible: ({ visible }) => visible,
    Scope: ({ scope }) => (scope ? "Worksheet" : "Workbook"),
  },
  set: {
    Formula: (name, value, { workbook }) => {
      name.formula = String(value);
      workbook.calculation.enterAll();
    },
    Comment: (name, value) => void (name.comment = value),
    Visible: (name, value) => void (name.visible = value),
  },
  call: {
    GetRange: (name, _args, session) => {
      const range = rangeOrNull(name, session);
      if (!range) throw notFound(`a range of the name ${name.name}`);
      return range;
    },
    GetRangeOrNullObject: (name, _args, session) => rangeOrNull(name, session),
    Delete: (name, _args, { workbook }) => {
      workbook.names.splice(workbook.names.indexOf(name), 1);
      workbook.calculation.enterAll();
    },
  },
};

const item = (name: DefinedName): HostObject => HostObject.of(NAMED_ITEM, name);

function add(
  { workbook, sheet }: NameScope,
  name: string,
  reference: unknown,
  comment?: string | null,
): HostObject {
  const cells =
    reference instanceof HostObject && reference.self instanceof Cells ? reference.self : undefined;
  const formula = cells ? `=${absolute(cells)}` : String(reference);
  return item(
    workbook.addName(name, formula.startsWith("=") ? formula : `=${formula}`, comment ?? "", sheet),
  );
}

function absolute({ sheet, areas }: Cells): string {
  return areas.map((area) => `${quotedSheet(sheet.name)}!${absoluteAreaName(area)}`).join(",");
}

/** `Workbook.names` and `Worksheet.names`. */
export const NAMES: ObjectType<NameScope, Excel.NamedItemCollection> = {
  name: "NamedItemCollection",
  call: {
    Add: (scope, [name, reference, comment]) => add(scope, name, reference, comment),
    AddFormulaLocal: (scope, [name, formula, comment]) => add(scope, name, formula, comment),
    GetItem: ({ workbook, sheet }, [name]) => {
      const found = workbook.name(name, sheet);
      if (!found) throw notFound(`the name ${name}`);
      return item(found);
    },
    GetItemOrNullObject: ({ workbook, sheet }, [name]) => {
      const found = workbook.name(name, sheet);
      return found ? item(found) : null;
    },
    GetCount: ({ workbook, sheet }) => workbook.names.filter(({ scope }) => scope === sheet).length,
  },
  items: ({ workbook, sheet }) => workbook.names.filter(({ scope }) => scope === sheet).map(item),
};
