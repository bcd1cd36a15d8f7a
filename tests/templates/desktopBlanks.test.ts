import { calculate } from "../../src/calculator/calculate";
import type { FunctionLibrary } from "../../src/calculator/evaluate";
import { gallery } from "../../src/templates/gallery";
import { layout } from "../../src/workbook/layout";
import { sourceFunctions } from "../sourceFunctions";
import { sampled } from "../volume";

/** The functions as desktop Excel calls them: a blank cell is 0. An omitted argument stays one. */
const onDesktop: FunctionLibrary = {
  call: (id, args) =>
    sourceFunctions.call(
      id,
      args.map((argument) =>
        Array.isArray(argument) ? argument.map((row) => row.map((cell) => cell ?? 0)) : argument,
      ),
    ),
};

/** Those with most functions of their own; the others go the same way. */
const SAMPLE = ["hosts", "vsan-cpu-budget", "ip-plan"];

const TEMPLATES = sampled(gallery, ({ id }) => SAMPLE.includes(id));

test.each(TEMPLATES.map((template) => [template.id, template] as const))(
  "%s has the same figures where blank cells are passed as 0",
  (_, template) => {
    const drawing = layout(template.plan().spec);
    const values = (functions: FunctionLibrary) =>
      calculate(drawing, functions).sheets.map((sheet) => sheet.values);
    expect(values(onDesktop)).toEqual(values(sourceFunctions));
  },
);
