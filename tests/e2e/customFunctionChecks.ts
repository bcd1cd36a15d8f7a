import assert from "node:assert/strict";
import type { Check, Subject } from "./check";
import { agreesWith } from "./exampleResult";
import type { Shown } from "./host/workbook/cell";
import { openExcel, type OpenedExcel } from "./openExcel";
import { valuesOf } from "./valuesOf";

/** Rows from one formula to the next: more than any example spills. */
const APART = 60;

/** The block that a formula shows: what it spills, or its own cell. */
function shownBy({ excel }: OpenedExcel, row: number): Shown[][] {
  const { active } = excel.workbook;
  const { rows, columns } = active.grid.at(row, 0)?.spill ?? { rows: 1, columns: 1 };
  return excel.workbook.values(active, { row, column: 0, rows, columns });
}

/** Writes formulas into column A in one go, as a pasted column is, and waits for their results. */
async function calculate(opened: OpenedExcel, formulas: readonly string[]): Promise<Shown[][][]> {
  const { excel, frame } = opened;
  await frame.evaluate(
    ([texts, apart]) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        texts.forEach((text, i) => {
          sheet.getCell(i * apart, 0).formulas = [[text]];
        });
        await context.sync();
      }),
    [formulas, APART] as const,
  );
  await excel.idle();
  return formulas.map((_formula, i) => shownBy(opened, i * APART));
}

/** The custom functions as cells call them: through Microsoft's runtime in the pane's page. */
export function customFunctionChecks({ browser, build, help }: Subject): Check[] {
  // At the least requirement sets that the manifest asks for.
  const open = () => openExcel(browser, build);
  const examples = help.flatMap(({ id, examples: own }) => own.map((example) => ({ id, ...example })));
  const checks: Check[] = [
    {
      name: "are all registered, by functions.js",
      async run() {
        const { frame, requests } = await open();
        const registered = await frame.evaluate(() => {
          interface Association {
            _association: { mappings: Record<string, unknown> };
          }
          return Object.keys((CustomFunctions as unknown as Association)._association.mappings);
        });
        assert.deepEqual(
          registered.sort(),
          help.map(({ id }) => id),
        );
        assert.ok(requests.includes(`${build.base}/functions.js`));
      },
    },
    {
      name: `give the results that their help states, all ${examples.length} examples in few batches`,
      async run() {
        const opened = await open();
        const results = await calculate(
          opened,
          examples.map(({ formula }) => formula),
        );
        const wrong = examples.flatMap(({ formula, result }, i) => {
          const actual = results[i] ?? [];
          return agreesWith(actual, result) ? [] : [`${formula} is ${JSON.stringify(actual)}, not ${result}`];
        });
        assert.deepEqual(wrong, []);
        const { calls, batches } = opened.excel.functions;
        // A call inside of a call is a batch of its own.
        assert.ok(calls >= examples.length && batches <= 5, `${calls} calls in ${batches} batches`);
      },
    },
    {
      name: "say what is wrong: the message names the value",
      async run() {
        const opened = await open();
        const shown = await calculate(opened, [
          '=VSAN_GHZ("fast")',
          "=VSAN_GHZ(Z1)",
          "=VSAN_GHZ(1/0)",
          '=IFERROR(VSAN_GHZ("fast"),"no number")',
        ]);
        const [badInput, blank, passedOn, caught] = shown.map((block) => block[0]?.[0]);
        assert.match(JSON.stringify(badInput), /^\{"error":"#VALUE!","message":".*fast.*"\}$/);
        assert.match(JSON.stringify(blank), /"message":"throughput is blank: enter/);
        assert.deepEqual(passedOn, { error: "#DIV/0!" });
        assert.equal(caught, "no number");
      },
    },
    {
      name: "calculate a whole column in one call, and spill",
      async run() {
        const { excel } = await open();
        for (const [i, throughput] of [1000, "fast", 2000].entries()) excel.type(`B${i + 1}`, throughput);
        excel.type("A1", "=VSAN_GHZ(B1:B3)");
        await excel.idle();
        const [first, second, third] = valuesOf(excel, "A1:A3").flat();
        assert.equal(first, 28);
        assert.match(JSON.stringify(second), /#VALUE!.*fast/);
        assert.equal(third, 56);
        assert.equal(excel.functions.calls, 1);
      },
    },
    {
      name: "show #SPILL! where a cell is in their way, and spill once it is empty",
      async run() {
        const { excel } = await open();
        excel.type("A2", "mine");
        excel.type("A1", '=IPV4_SPLIT("10.0.0.0/24",26)');
        await excel.idle();
        assert.deepEqual(valuesOf(excel, "A1:A2").flat(), [{ error: "#SPILL!" }, "mine"]);
        excel.type("A2", "");
        await excel.idle();
        const spilled = valuesOf(excel, "A1:A4").flat();
        assert.deepEqual(
          spilled,
          [0, 64, 128, 192].map((host) => `10.0.0.${host}/26`),
        );
      },
    },
    {
      name: "follow their arguments through native formulas and back",
      async run() {
        const { excel } = await open();
        excel.type("A1", 500);
        excel.type("A2", "=A1*2");
        excel.type("A3", "=VSAN_GHZ(A2)");
        excel.type("A4", "=ROUND(A3/2,1)");
        await excel.idle();
        assert.deepEqual(valuesOf(excel, "A2:A4").flat(), [1000, 28, 14]);
        excel.type("A1", 1000);
        assert.deepEqual(valuesOf(excel, "A3").flat(), [{ error: "#BUSY!" }]);
        await excel.idle();
        assert.deepEqual(valuesOf(excel, "A2:A4").flat(), [2000, 56, 28]);
      },
    },
  ];
  return checks.map((check) => ({ ...check, name: `custom functions ${check.name}` }));
}
