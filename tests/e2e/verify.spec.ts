import path from "node:path";
import { hosts } from "../../src/templates/hosts/hosts";
import { loadAxe } from "../browser/axeViolations";
import { layoutProblems } from "../browser/layoutProblems";
import { LONG } from "../browser/longTests";
import { takePicture } from "../browser/takePicture";
import { expect, test } from "./addInTest";
import type { OpenedExcel } from "./openExcel";
import { paneSays } from "./paneSays";
import { press } from "./press";
import { sidewaysScroll } from "./sidewaysScroll";
import type { ContextOptions } from "./watchContext";
import { openImported } from "./writingActions";

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

/** Verifies the open workbook and returns the verdict; what was found is in the pane. */
async function verify({ frame }: Pick<OpenedExcel, "frame">): Promise<string> {
  await frame.getByRole("tab", { name: "Health" }).click();
  await expect(frame.locator("#health-where")).not.toBeEmpty();
  const text = await press(frame, "#verify");
  const verdict = await frame.locator("#verification > h3").allInnerTexts();
  expect(verdict, text).toHaveLength(1);
  return verdict[0] ?? "";
}

/** The places that a list of the verification names, by a part of its heading. */
function placesIn({ frame }: Pick<OpenedExcel, "frame">, heading: string): Promise<string[]> {
  return frame
    .locator("#verification details")
    .filter({ has: frame.getByText(heading) })
    .locator("li button")
    .allInnerTexts();
}

async function insert({ frame, excel }: OpenedExcel, title: string): Promise<void> {
  await frame.getByRole("tab", { name: "Templates" }).click();
  await frame.getByRole("button", { name: `Insert ${title} into this workbook`, exact: true }).click();
  await paneSays(frame, new RegExp(`^${title} is on the sheets`));
  await excel.idle();
}

/** A cell of Hosts as `Sheet!A1`. */
function cellOf(id: string): string {
  const at = hosts.plan().cells.get(id);
  if (!at) throw new Error(`Hosts has no ${id}`);
  return `${at.sheet}!${at.range}`;
}

/** Changes the workbook as a file may have it, with nothing calculated. */
function store({ excel }: OpenedExcel, address: string, value: number | { error: string }): void {
  const { sheet, area } = excel.workbook.resolve(address, excel.workbook.active) ?? {};
  const formula = area && sheet?.grid.at(area.row, area.column)?.formula;
  if (formula === undefined) throw new Error(`${address} has no formula`);
  excel.workbook.store(address, { formula, value: value as number });
}

test("a tampered value, a changed formula and an overtyped input are distinguished", async ({
  openExcel,
}) => {
  const opened = await openExcel();
  const { excel, frame } = opened;
  await insert(opened, "Hosts");
  excel.traffic.reset();
  expect(await verify(opened)).toBe("✔ Verified");
  expect(excel.traffic.syncs).toBeLessThan(60);
  await expect(frame.locator("#pane-message")).toHaveText(
    /^✔ Verified\. \d+ formulas recalculated, (\d+) as shown; 0 not recalculated\.$/,
  );

  const [tampered, changed, input] = [cellOf("usable"), "Capacity!B9", cellOf("hosts")];
  excel.type(input, "=4+4");
  excel.type(changed, "=1+1");
  await excel.idle();
  store(opened, tampered, 4711);
  expect(await verify(opened)).toBe("✖ Differs");
  expect(await placesIn(opened, "Values that differ")).toEqual([tampered]);
  expect(await placesIn(opened, "Changed against the plan")).toEqual([changed]);
  expect(await placesIn(opened, "Inputs overtyped")).toEqual([input]);
  await expect(frame.locator("#verification")).toContainText(/shows 4711, calculated [\d.]+: =/);

  await frame.getByRole("button", { name: `Go to ${tampered}` }).press("Enter");
  await expect.poll(() => excel.workbook.active.name).toBe(tampered.split("!")[0]);
});

test("results that Excel waits for are not results without the add-in, and no verdict is green with either", async ({
  openExcel,
}) => {
  const opened = await openExcel();
  const { excel } = opened;
  excel.type("A1", "=VSAN_GHZ(1000)");
  excel.type("A2", "=A1*2");
  await excel.idle();
  expect(await verify(opened)).toMatch(/^▲ Values follow from their formulas; whether formulas were changed/);
  store(opened, "A1", { error: "#BUSY!" });
  store(opened, "A2", { error: "#BUSY!" });
  expect(await verify(opened)).toBe("? Not verified yet: formulas wait for their results");
  expect(await placesIn(opened, "Waiting for a result")).toEqual(["Sheet1!A1", "Sheet1!A2"]);
  store(opened, "A1", { error: "#NAME?" });
  store(opened, "A2", { error: "#NAME?" });
  expect(await verify(opened)).toBe("✖ Differs");
  expect(await placesIn(opened, "Without a result of the add-in")).toEqual(["Sheet1!A1", "Sheet1!A2"]);
  excel.workbook.calculation.mode = "Manual";
  await verify(opened);
  await expect(opened.frame.locator("#verification")).toContainText("Excel calculates manually");
});

test("no verdict is shown where the functions did not load, and none of before", async ({ openExcel }) => {
  const opened = await openExcel();
  const { excel, frame } = opened;
  excel.type("A1", "=VSAN_GHZ(1000)");
  await excel.idle();
  await verify(opened);
  await frame.evaluate(() => Object.assign(globalThis, { hciPlannerFunctions: undefined }));
  expect(await press(frame, "#verify")).toBe("The functions did not load. Reopen the pane.");
  expect(await frame.locator("#verification").innerText()).toBe("");
});

test(
  "a report is verified with its tables, and a damaged record is not passed over",
  { tag: LONG },
  async ({ openExcel }) => {
    const opened = await openImported(openExcel);
    const { excel, frame } = opened;
    await press(frame, "#report");
    await excel.idle();
    expect(await verify(opened)).toMatch(
      /^▲ Values follow from their formulas; whether formulas were changed/,
    );
    await expect(frame.locator("#verification")).toContainText(
      "formulas compared with their neighbors only, because it depends on imported files",
    );
    for (const [id, xml] of excel.workbook.xmlParts)
      excel.workbook.xmlParts.set(id, xml.replace(/(<plan [^>]*) id="report"/, "$1"));
    await verify(opened);
    await expect(frame.locator("#verification")).toContainText("Plans: 1 with a damaged record.");
  },
);

test(
  "every formula of a design is calculated again, in a few requests",
  { tag: LONG },
  async ({ openExcel }) => {
    const opened = await openExcel();
    const { excel, frame } = opened;
    await frame.getByRole("button", { name: "Try a sample design" }).first().click();
    await paneSays(frame, /The design is on the sheets/, 120_000);
    await excel.idle();
    excel.traffic.reset();
    expect(await verify(opened)).toMatch(
      /^▲ Values follow from their formulas; whether formulas were changed/,
    );
    await expect(frame.locator("#pane-message")).toHaveText(
      / ([\d,]{6}) formulas recalculated, \1 as shown; 0 not recalculated\.$/,
    );
    expect(excel.traffic.syncs).toBeLessThan(60);
  },
);

test("a long list shows 50 cells, and more by a button", async ({ openExcel }) => {
  const opened = await openExcel();
  const { excel, frame } = opened;
  for (let row = 1; row <= 120; row++) excel.type(`A${row}`, "=1+1");
  await excel.idle();
  for (let row = 1; row <= 120; row++) store(opened, `A${row}`, 3);
  await verify(opened);
  const found = frame.locator("#verification details").first();
  await expect(found.locator("summary")).toHaveText(/: 120$/);
  await expect(found.locator("li")).toHaveCount(50);
  await found.getByRole("button", { name: "Show 50 cells of 70 more" }).press("Enter");
  await found.getByRole("button", { name: "Show 20 cells of 20 more" }).press("Enter");
  await expect(found.locator("li")).toHaveCount(120);
  await expect(found.locator("li").last()).toBeFocused();
});

const LOOKS: readonly { name: string; options: ContextOptions }[] = [
  { name: "light at 450 px", options: { media: { colorScheme: "light" }, width: 450 } },
  { name: "dark at 320 px", options: { media: { colorScheme: "dark" }, width: 320 } },
];

for (const { name, options } of LOOKS) {
  test(
    `what was found is drawn whole in ${name}, and breaks no rule of axe`,
    { tag: LONG },
    async ({ openExcel }) => {
      const opened = await openExcel(options);
      const { excel, frame, page, settle } = opened;
      await insert(opened, "Hosts");
      excel.type(cellOf("hosts"), "=4+4");
      excel.type("Capacity!B9", "=1+1");
      excel.type("Capacity!B10", 4711);
      excel.type("Capacity!Z1", "=NOW()");
      await excel.idle();
      store(opened, cellOf("usable"), 4711);
      const violations = await loadAxe(frame, path.join(__dirname, "node_modules/axe-core/axe.min.js"));
      await verify(opened);
      for (const list of await frame.locator("#verification details").all())
        await list.evaluate((element: HTMLDetailsElement) => (element.open = true));
      await page.setViewportSize({ width: options.width ?? 320, height: 3000 });
      await takePicture(page, `verification/${name}`);
      expect({
        layout: await layoutProblems(frame, ""),
        sideways: await sidewaysScroll(frame),
        axe: await violations(),
        problems: [...(await settle())],
      }).toEqual({ layout: [], sideways: [], axe: [], problems: [] });
    },
  );
}
