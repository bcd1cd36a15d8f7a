import { expect, test } from "./addInTest";
import { agreesWith } from "./exampleResult";
import { HOST_MODES } from "./host/modes";
import type { Shown } from "./host/workbook/cell";
import type { OpenedExcel } from "./openExcel";
import { BUILD, HELP } from "./shippedBuild";
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

const examples = HELP.flatMap(({ id, examples: own }) => own.map((example) => ({ id, ...example })));
test("are all registered, by functions.js", async ({ openExcel }) => {
  const { frame, requests } = await openExcel();
  const registered = await frame.evaluate(() => {
    interface Association {
      _association: { mappings: Record<string, unknown> };
    }
    return Object.keys((CustomFunctions as unknown as Association)._association.mappings);
  });
  expect(registered.sort()).toEqual(HELP.map(({ id }) => id));
  expect(requests).toContain(`${BUILD.base}/functions.js`);
});

test(`give the results that their help states, all ${examples.length} examples in few batches`, async ({
  openExcel,
}) => {
  const opened = await openExcel();
  const results = await calculate(
    opened,
    examples.map(({ formula }) => formula),
  );
  const wrong = examples.flatMap(({ formula, result }, i) => {
    const actual = results[i] ?? [];
    return agreesWith(actual, result) ? [] : [`${formula} is ${JSON.stringify(actual)}, not ${result}`];
  });
  expect(wrong).toEqual([]);
  const { calls, batches } = opened.excel.functions;
  expect(calls).toBeGreaterThanOrEqual(examples.length);
  // A call inside of a call is a batch of its own.
  expect(batches).toBeLessThanOrEqual(5);
});

test("report what is wrong: the message names the value", async ({ openExcel }) => {
  const opened = await openExcel();
  const shown = await calculate(opened, [
    '=VSAN_GHZ("fast")',
    "=VSAN_GHZ(Z1)",
    "=VSAN_GHZ(1/0)",
    '=IFERROR(VSAN_GHZ("fast"),"no number")',
  ]);
  const [badInput, blank, passedOn, caught] = shown.map((block) => block[0]?.[0]);
  expect(JSON.stringify(badInput)).toMatch(/^\{"error":"#VALUE!","message":".*fast.*"\}$/);
  expect(JSON.stringify(blank)).toMatch(/"message":"throughput is blank: enter/);
  expect(passedOn).toEqual({ error: "#DIV/0!" });
  expect(caught).toBe("no number");
});

test("have one answer to a blank cell, whatever Excel passes for it", async ({ openExcel }) => {
  const opened = await openExcel();
  const formulas = [
    "=VSAN_GHZ(1000,Z1,Z1,Z1,Z1,Z1)",
    "=VSAN_USABLE_TIB(4,5,6.4,Z1)",
    "=IPV4_SPLIT(Z1,26)",
    '=IPV4_SUBNET("10.0.0.0/24",Z1)',
    "=DISK_TIB(Z1)",
  ];
  const results = [];
  for (const { behavior } of HOST_MODES.filter(({ id }) => id.startsWith("blank "))) {
    opened.excel.reset();
    opened.excel.behave(behavior ?? {});
    // Some messages say "0 or blank" where Excel hands over 0.
    const shown = await calculate(opened, formulas);
    results.push(JSON.stringify(shown, (key, value: unknown) => (key === "message" ? undefined : value)));
  }
  expect(results).toHaveLength(3);
  expect(new Set(results).size, results.join("\n")).toBe(1);
});

test("calculate a whole column in one call, and spill", async ({ openExcel }) => {
  const { excel } = await openExcel();
  for (const [i, throughput] of [1000, "fast", 2000].entries()) excel.type(`B${i + 1}`, throughput);
  excel.type("A1", "=VSAN_GHZ(B1:B3)");
  await excel.idle();
  const [first, second, third] = valuesOf(excel, "A1:A3").flat();
  expect(first).toBe(28);
  expect(JSON.stringify(second)).toMatch(/#VALUE!.*fast/);
  expect(third).toBe(56);
  expect(excel.functions.calls).toBe(1);
});

test("show #SPILL! where a cell is in their way, and spill once it is empty", async ({ openExcel }) => {
  const { excel } = await openExcel();
  excel.type("A2", "mine");
  excel.type("A1", '=IPV4_SPLIT("10.0.0.0/24",26)');
  await excel.idle();
  expect(valuesOf(excel, "A1:A2").flat()).toEqual([{ error: "#SPILL!" }, "mine"]);
  excel.type("A2", "");
  await excel.idle();
  const spilled = valuesOf(excel, "A1:A4").flat();
  expect(spilled).toEqual([0, 64, 128, 192].map((host) => `10.0.0.${host}/26`));
});

test("follow their arguments through native formulas and back", async ({ openExcel }) => {
  const { excel } = await openExcel();
  excel.type("A1", 500);
  excel.type("A2", "=A1*2");
  excel.type("A3", "=VSAN_GHZ(A2)");
  excel.type("A4", "=ROUND(A3/2,1)");
  await excel.idle();
  expect(valuesOf(excel, "A2:A4").flat()).toEqual([1000, 28, 14]);
  excel.type("A1", 1000);
  expect(valuesOf(excel, "A3").flat()).toEqual([{ error: "#BUSY!" }]);
  await excel.idle();
  expect(valuesOf(excel, "A2:A4").flat()).toEqual([2000, 56, 28]);
});
