import { overlap } from "../../../../src/workbook/address";
import { invalidArgument, notFound } from "../hostError";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import type { ConditionalFormat, Properties } from "../workbook/sheet";
import type { Cells } from "./cells";
import { recorded } from "./recorded";

/** `Range.conditionalFormats`. */
export function conditionalFormatsOf(cells: Cells): HostObject {
  return HostObject.of(COLLECTION, cells);
}

interface OnCells {
  cells: Cells;
  format: ConditionalFormat;
}

const FONT: ObjectType<Properties, Excel.ConditionalRangeFont> = {
  name: "ConditionalRangeFont",
  ...recorded<Excel.ConditionalRangeFont>("custom/format/font", {
    Bold: false,
    Italic: false,
    Underline: "None",
    Strikethrough: false,
    Color: "",
  }),
};

const FILL: ObjectType<Properties, Excel.ConditionalRangeFill> = {
  name: "ConditionalRangeFill",
  ...recorded<Excel.ConditionalRangeFill>("custom/format/fill", { Color: "" }),
};

const RANGE_FORMAT: ObjectType<Properties, Excel.ConditionalRangeFormat> = {
  name: "ConditionalRangeFormat",
  get: {
    ...recorded<Excel.ConditionalRangeFormat>("custom/format", { NumberFormat: null }).get,
    Font: (record) => HostObject.of(FONT, record),
    Fill: (record) => HostObject.of(FILL, record),
  },
  set: recorded<Excel.ConditionalRangeFormat>("custom/format", { NumberFormat: null }).set,
};

const formula = recorded<Excel.ConditionalFormatRule>("custom/rule", { Formula: "" });
const RULE: ObjectType<Properties, Excel.ConditionalFormatRule> = {
  name: "ConditionalFormatRule",
  get: formula.get,
  set: {
    Formula: (record, value) => {
      if (!String(value).startsWith("=")) throw invalidArgument(`the rule "${String(value)}" has no =`);
      formula.set.Formula?.(record, value);
    },
  },
};

const CUSTOM: ObjectType<Properties, Excel.CustomConditionalFormat> = {
  name: "CustomConditionalFormat",
  get: {
    Rule: (record) => HostObject.of(RULE, record),
    Format: (record) => HostObject.of(RANGE_FORMAT, record),
  },
};

const fields = recorded<Excel.ConditionalFormat>("", { StopIfTrue: false });
const CONDITIONAL_FORMAT: ObjectType<OnCells, Excel.ConditionalFormat> = {
  name: "ConditionalFormat",
  identity: ({ format }) => ({ Id: format.id }),
  get: {
    Id: ({ format }) => format.id,
    Type: ({ format }) => format.type,
    Priority: ({ cells: { sheet }, format }) => sheet.conditionalFormats.indexOf(format),
    StopIfTrue: ({ format }) => fields.get.StopIfTrue?.(format.properties),
    Custom: ({ format }) => only("Custom", format, () => HostObject.of(CUSTOM, format.properties)),
    CustomOrNullObject: ({ format }) =>
      format.type === "Custom" ? HostObject.of(CUSTOM, format.properties) : null,
  },
  set: {
    Priority: ({ cells: { sheet }, format }, priority) => {
      sheet.conditionalFormats = sheet.conditionalFormats.filter((other) => other !== format);
      sheet.conditionalFormats.splice(priority, 0, format);
    },
    StopIfTrue: ({ format }, value) => fields.set.StopIfTrue?.(format.properties, value),
  },
  call: {
    Delete: ({ cells: { sheet }, format }) => {
      sheet.conditionalFormats = sheet.conditionalFormats.filter((other) => other !== format);
    },
    GetRange: ({ cells: { sheet }, format }, _args, session) => session.range(sheet, format.areas),
  },
};

function only<T>(type: string, format: ConditionalFormat, member: () => T): T {
  if (format.type !== type) throw invalidArgument(`a conditional format of type ${format.type} as ${type}`);
  return member();
}

function on({ sheet, areas }: Cells): ConditionalFormat[] {
  return sheet.conditionalFormats.filter((format) =>
    format.areas.some((own) => areas.some((area) => overlap(own, area))),
  );
}

const COLLECTION: ObjectType<Cells, Excel.ConditionalFormatCollection> = {
  name: "ConditionalFormatCollection",
  call: {
    Add: (cells, [type]) => {
      if (type !== "Custom")
        throw invalidArgument(`conditional formats of type ${String(type)} are not in the host`);
      const id = cells.sheet.workbook.newId();
      const format: ConditionalFormat = { id, type, areas: cells.areas, properties: {} };
      // The newest is the first that Excel looks at.
      cells.sheet.conditionalFormats.unshift(format);
      return HostObject.of(CONDITIONAL_FORMAT, { cells, format });
    },
    GetItem: (cells, [id]) => {
      const format = cells.sheet.conditionalFormats.find((own) => own.id === id);
      if (!format) throw notFound(`the conditional format ${id}`);
      return HostObject.of(CONDITIONAL_FORMAT, { cells, format });
    },
    GetCount: (cells) => on(cells).length,
    ClearAll: (cells) => {
      const gone = on(cells);
      cells.sheet.conditionalFormats = cells.sheet.conditionalFormats.filter((own) => !gone.includes(own));
    },
  },
  items: (cells) => on(cells).map((format) => HostObject.of(CONDITIONAL_FORMAT, { cells, format })),
};
