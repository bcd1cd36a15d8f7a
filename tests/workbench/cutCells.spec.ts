import type { WorkbookSpec } from "../../src/workbook/spec";
import { cutCells } from "./cutCells";
import type { WorkbenchPage } from "./workbenchPage";
import { expect, test } from "./workbenchTest";

/** A text that is drawn, and the line of the canvas that it stands on. */
interface Drawn {
  text: string;
  y: number;
}

/** Texts that the grid draws on its canvas during an action. */
async function drawnTexts({ page }: WorkbenchPage, act: () => Promise<void>): Promise<Drawn[]> {
  await page.evaluate(() => {
    const drawn: Drawn[] = [];
    const prototype = CanvasRenderingContext2D.prototype;
    const { fillText } = prototype;
    prototype.fillText = function (this: CanvasRenderingContext2D, text, ...place) {
      const { d, f } = this.getTransform();
      drawn.push({ text, y: f + d * place[1] });
      fillText.call(this, text, ...place);
    };
    Object.assign(globalThis, { drawn, undrawn: () => (prototype.fillText = fillText) });
  });
  await act();
  // What was calculated last is drawn with the next frame.
  await page.evaluate(
    () =>
      new Promise<unknown>((drawn) =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(drawn))),
      ),
  );
  return page.evaluate(() => {
    const { drawn, undrawn } = globalThis as unknown as { drawn: Drawn[]; undrawn: () => void };
    undrawn();
    return drawn;
  });
}

test("no value of the start sheet is cut", async ({ workbench }) => {
  expect(await cutCells(workbench)).toEqual([]);
});

// Templates and the comparison are looked at where they are opened anyway: templates.spec.ts, pane.spec.ts.

test("the check finds values that are cut", async ({ workbench }) => {
  await workbench.type("H5", "172.31.218.254 and 172.31.218.255");
  await workbench.type("I5", "a neighbor");
  await workbench.type("H6", "1234567890123456");
  expect((await cutCells(workbench)).map((cell) => cell.split(":")[0])).toEqual(["Start!H5", "Start!H6"]);
});

test("a number in a narrow column shows ####, a text ends with an ellipsis, and both keep their values", async ({
  workbench,
}) => {
  const all = await drawnTexts(workbench, async () => {
    await workbench.type("H5", "172.31.218.254 and 172.31.218.255");
    await workbench.type("I5", "a neighbor");
    await workbench.type("H6", "1234567890123456");
    await workbench.type("H7", "=10000/3");
    await workbench.expectValues(
      [["172.31.218.254 and 172.31.218.255"], [1234567890123456], [10000 / 3]],
      "Start",
      4,
      7,
    );
  });
  const drawn = all.map(({ text }) => text);
  const cut = drawn.filter((text) => text.startsWith("172.31.218.25"));
  expect(cut.at(-1)).toMatch(/^172\.31\.218\.25.*…$/);
  expect(drawn.some((text) => /^3333\.3{2,12}$/.test(text))).toBe(true);
  expect(drawn.some((text) => /^#+$/.test(text) || /^1\.2\d*E\+15$/.test(text))).toBe(true);
});

/** Two inputs with lists, one of them wider than its cell; narrow columns, and a low row. */
const LISTS: WorkbookSpec = {
  title: "Lists",
  subject: "Choices of all lengths.",
  sheets: [
    {
      name: "Lists",
      columnWidths: [14, 9, 9, 0.3, 0.3, 0.3],
      rowHeights: [{ rows: [4, 4], points: 4 }],
      print: { orientation: "portrait" },
      cells: [
        { kind: "text", at: "A1", text: "Target" },
        { kind: "input", at: "B1", value: "boot device" },
        { kind: "text", at: "A2", text: "Words beside" },
        { kind: "input", at: "B2", value: "shared datastore" },
        { kind: "text", at: "C2", text: "a neighbor" },
        { kind: "note", at: "A3", text: "First of some lines. ".repeat(3), columns: 1 },
        { kind: "text", at: "B3", text: "first line" },
      ],
      validations: ["B1", "B2"].map((range) => ({
        range,
        rule: { kind: "list", values: ["boot device", "shared datastore"] },
        prompt: { title: "Target", text: "Choose one." },
        error: "Choose one.",
      })),
    },
  ],
  names: [],
};

test("a choice of a list is drawn like any other text: on the line of its row, over blank cells, never cut without a mark", async ({
  workbench,
}) => {
  const drawn = await drawnTexts(workbench, async () => {
    await workbench.page.evaluate((spec) => void globalThis.workbench.session.open(spec), LISTS);
    await workbench.page.evaluate(() => globalThis.workbench.grid.calculated());
    // What draws lists is there once the sheet has been drawn for the first time.
    await workbench.page.waitForTimeout(500);
  });
  const lineOf = (text: string | RegExp) =>
    drawn.filter((one) => (typeof text === "string" ? one.text === text : text.test(one.text))).at(-1)?.y;
  expect(lineOf("boot device")).toBe(lineOf("Target"));
  expect(drawn.map(({ text }) => text)).not.toContain("shared datastore");
  expect(lineOf(/^shared.*…$/)).toBe(lineOf("Words beside"));
  // Beside a text of several lines, others stand at the first one.
  expect((lineOf("first line") ?? 0) - (lineOf("Words beside") ?? 0)).toBeLessThan(25);
});

test("columns and rows that have no room for their name do not show it", async ({ workbench }) => {
  const drawn = await drawnTexts(workbench, async () => {
    await workbench.page.evaluate((spec) => void globalThis.workbench.session.open(spec), LISTS);
    await workbench.page.evaluate(() => globalThis.workbench.grid.calculated());
  });
  const names = new Set(drawn.map(({ text }) => text).filter((text) => /^(?:[A-G]|[1-5])$/.test(text)));
  expect([...names].sort().join("")).toBe("1235ABCG");
});
