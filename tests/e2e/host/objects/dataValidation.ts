import { areaName } from "../../../../src/workbook/address";
import { invalidArgument } from "../hostError";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import { without } from "../workbook/areas";
import type { Properties } from "../workbook/sheet";
import type { Cells } from "./cells";
import { recorded, propertyKey } from "./recorded";

/** `Range.dataValidation`. */
export function dataValidationOf(cells: Cells): HostObject {
  return HostObject.of(DATA_VALIDATION, cells);
}

/** The properties of the validation of exactly these cells; made, in place of what was there, on the first setting. */
function propertiesOf({ sheet, areas }: Cells): Properties {
  const names = areas.map(areaName);
  const own = sheet.validations.filter(({ area }) => names.includes(areaName(area)));
  if (own.length === areas.length && own[0]) return own[0].properties;
  remove({ sheet, areas });
  const properties: Properties = {};
  for (const area of areas) sheet.validations.push({ area, properties });
  return properties;
}

function remove({ sheet, areas }: Pick<Cells, "sheet" | "areas">): void {
  for (const area of areas) {
    sheet.validations = sheet.validations.flatMap((validation) =>
      without(validation.area, area).map((piece) => ({ ...validation, area: piece })),
    );
  }
}

/** What applies to the first cell. */
function existing({ sheet, area: { row, column } }: Cells): Properties {
  const found = sheet.validations.find(
    ({ area }) =>
      row >= area.row &&
      row < area.row + area.rows &&
      column >= area.column &&
      column < area.column + area.columns,
  );
  return found?.properties ?? {};
}

const NO_PROMPT = { message: "", showPrompt: true, title: "" };
const NO_ALERT = { message: "", showAlert: true, style: "Stop", title: "" };
const fields = recorded<Excel.DataValidation>("", {
  Rule: {},
  Prompt: NO_PROMPT,
  ErrorAlert: NO_ALERT,
  IgnoreBlanks: true,
});

const KINDS = ["list", "wholeNumber", "decimal", "date", "time", "textLength", "custom"];

/** Excel accepts one kind of rule, and texts of prompts and alerts up to its limits. */
function checkRule(rule: unknown): void {
  const kinds = Object.keys((rule ?? {}) as object);
  if (kinds.length !== 1 || !KINDS.includes(String(kinds[0]))) {
    throw invalidArgument(`a rule of ${kinds.join(" and ") || "nothing"}`);
  }
  const { list } = rule as { list?: { source?: unknown } };
  if (typeof list?.source === "string" && list.source.length > 255) {
    throw invalidArgument(`a list of ${list.source.length} characters: Excel takes 255`);
  }
}

function checkTexts(texts: unknown): void {
  const { title = "", message = "" } = texts as { title?: string; message?: string };
  if (title.length > 32) throw invalidArgument(`the title "${title}": Excel takes 32 characters`);
  if (message.length > 255)
    throw invalidArgument(`a message of ${message.length} characters: Excel takes 255`);
}

const DATA_VALIDATION: ObjectType<Cells, Excel.DataValidation> = {
  name: "DataValidation",
  get: {
    Rule: (cells) => fields.get.Rule?.(existing(cells)),
    Prompt: (cells) => fields.get.Prompt?.(existing(cells)),
    ErrorAlert: (cells) => fields.get.ErrorAlert?.(existing(cells)),
    IgnoreBlanks: (cells) => fields.get.IgnoreBlanks?.(existing(cells)),
    Type: (cells) => {
      const [kind = "none"] = Object.keys((existing(cells)[propertyKey("", "Rule")] ?? {}) as object);
      return kind.charAt(0).toUpperCase() + kind.slice(1);
    },
  },
  set: {
    Rule: (cells, rule) => {
      checkRule(rule);
      fields.set.Rule?.(propertiesOf(cells), rule);
    },
    Prompt: (cells, prompt) => {
      checkTexts(prompt);
      fields.set.Prompt?.(propertiesOf(cells), prompt);
    },
    ErrorAlert: (cells, alert) => {
      checkTexts(alert);
      fields.set.ErrorAlert?.(propertiesOf(cells), alert);
    },
    IgnoreBlanks: (cells, ignore) => fields.set.IgnoreBlanks?.(propertiesOf(cells), ignore),
  },
  call: { Clear: (cells) => remove(cells) },
};
