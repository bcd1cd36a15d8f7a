import { cutCells } from "./cutCells";
import type { WorkbenchPage } from "./workbenchPage";
import { expect, test } from "./workbenchTest";

/** Texts that the grid draws on its canvas during an action. */
async function drawnTexts({ page }: WorkbenchPage, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const drawn: string[] = [];
    const prototype = CanvasRenderingContext2D.prototype;
    const { fillText } = prototype;
    prototype.fillText = function (this: CanvasRenderingContext2D, text, ...place) {
      drawn.push(text);
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
    const { drawn, undrawn } = globalThis as unknown as { drawn: string[]; undrawn: () => void };
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
  const drawn = await drawnTexts(workbench, async () => {
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
  const cut = drawn.filter((text) => text.startsWith("172.31.218.25"));
  expect(cut.at(-1)).toMatch(/^172\.31\.218\.25.*…$/);
  expect(drawn.some((text) => /^3333\.3{2,12}$/.test(text))).toBe(true);
  expect(drawn.some((text) => /^#+$/.test(text) || /^1\.2\d*E\+15$/.test(text))).toBe(true);
});
