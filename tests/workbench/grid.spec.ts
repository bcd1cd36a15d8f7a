import { LONG } from "../browser/longTests";
import { call } from "./commandLine";
import { expect, test } from "./workbenchTest";

const START = "Start";

/** Columns H and J of the first sheet are free: 7 and 9. */
const H = 7;
const J = 9;

const SECOND_MS = 1000;

test("a typed formula shows the value of the command line", async ({ workbench }) => {
  await workbench.type("H5", '=VSAN_GHZ("22541.165 MiB/s","32K","read")');
  await workbench.expectValues([[call("VSAN_GHZ", "22541.165 MiB/s", "32K", "read")]], START, 4, H);
});

test("lower case, omitted arguments and a blank cell calculate as in Excel", async ({ workbench }) => {
  await workbench.type("H5", "=vsan_ghz(1000,,,,,)");
  await workbench.type("H6", '=VSAN_GHZ(1000,8,0.7,,,"label")');
  await workbench.type("H7", "=VSAN_GHZ(H20)");
  await workbench.expectValues([[28], ["extrapolated"], [{ error: "#VALUE!" }]], START, 4, H);
});

test("text that looks like a number stays text", async ({ workbench }) => {
  await workbench.type("H5", '=IPV4_NETWORK("10.1.2.3/26")&" "&TEXT(RDMA_SAVING("4K"),"0%")');
  await workbench.type("H6", '=ROUND(VSAN_GHZ(1000,"32K","70%")-VSAN_GHZ(1000,"32K",0.7),9)=0');
  await workbench.expectValues([["10.1.2.0 20%"], [true]], START, 4, H);
});

test("a text with a comma in a formula stays text, and 1.50 is a number", async ({ workbench }) => {
  await workbench.type("H5", '=VSAN_GHZ("1,234",32)');
  await workbench.type("H6", '=COREDUMP_GIB("1,536")');
  await workbench.type("H7", '=ISNUMBER("1,234")');
  await workbench.type("H8", "=1.50=1.5");
  await workbench.expectValues(
    [[{ error: "#VALUE!" }], [{ error: "#VALUE!" }], [false], [true]],
    START,
    4,
    H,
  );
});

test("a table of results spills, is refused where a cell is in the way, and spills once that was removed", async ({
  workbench,
}) => {
  const networks = [["10.0.0.0/26"], ["10.0.0.64/26"], ["10.0.0.128/26"], ["10.0.0.192/26"]];
  await workbench.type("H5", '=IPV4_SPLIT("10.0.0.0/24",26)');
  await workbench.expectValues(networks, START, 4, H);
  await workbench.type("J7", "in the way");
  await workbench.type("J5", '=IPV4_SPLIT("10.0.0.0/24",26)');
  await workbench.expectValues([[{ error: "#SPILL!" }], [null], ["in the way"]], START, 4, J);
  await workbench.select("J7");
  await workbench.page.keyboard.press("Delete");
  await workbench.expectValues(networks, START, 4, J);
});

test(
  "a blocked table changes no other one, and its values come back when the way is free",
  { tag: LONG },
  async ({ workbench }) => {
    const networks = [["10.0.0.0/26"], ["10.0.0.64/26"], ["10.0.0.128/26"], ["10.0.0.192/26"]];
    const isComplete = () =>
      workbench.page.evaluate(async () => (await globalThis.workbench.session.read()).losses);
    await workbench.type("J5", '=IPV4_SPLIT("10.0.0.0/24",26)');
    await workbench.type("H30", "fio-8vmdk-100ws-4k-70rdpct-100randompct-4threads");
    await workbench.type("H7", "=BENCH_CASE(H30)");
    await workbench.expectValues([[{ error: "#SPILL!" }, null, "10.0.0.128/26"]], START, 6, H);
    for (const name of [
      "fio-8vmdk-100ws-8k-70rdpct-100randompct-4threads",
      "fio-4vmdk-100ws-8k-70rdpct-100randompct-4threads",
    ]) {
      await workbench.type("H30", name);
      await workbench.expectValues(networks, START, 4, J);
      await workbench.expectValues([[{ error: "#SPILL!" }, null]], START, 6, H);
    }
    expect(await isComplete()).toEqual([]);
    await workbench.select("J5");
    await workbench.page.keyboard.press("Delete");
    await workbench.expectValues(
      [
        ["Field", "Value", "Unit"],
        ["Tool", "fio", ""],
        ["vDisks per VM", 4, ""],
      ],
      START,
      6,
      H,
    );
    await workbench.expectValues([[null], [null]], START, 4, J);
    expect(await isComplete()).toEqual([]);
  },
);

test("results are in the cells below inserted rows, whatever rules for entries follow these rows", async ({
  ownWorkbench: workbench,
}) => {
  await workbench.showTab("Templates");
  await workbench.press("Open Runbooks as a new workbook");
  await workbench.paneSays("Runbooks is open.");
  await workbench.showSheet("Pings");
  const below = await workbench.page.evaluate(async (times) => {
    const { grid } = globalThis.workbench;
    const shown = () => grid.api.getActiveWorkbook()?.getActiveSheet();
    const hosts: unknown[] = [];
    for (let i = 0; i < times; i++) {
      await grid.calculated();
      shown()?.insertRowsBefore(29, 1);
      await grid.calculated();
      hosts.push(shown()?.getRange(30, 0).getValue());
      await grid.api.undo();
    }
    return hosts;
  }, 5);
  // Row 30 shows the sixth of six hosts, and moves.
  expect(below).toEqual([6, 6, 6, 6, 6]);
});

test("an error's message is below the grid while its cell is selected", async ({ workbench }) => {
  await workbench.type("H5", '=VSAN_GHZ("10 mb/s",32)');
  await workbench.select("H5");
  await workbench.expectText("#message", '#VALUE!: throughput "10 mb/s" can be read as bytes');
  await workbench.select("H6");
  await workbench.page.waitForFunction(() => document.querySelector("#message")?.textContent === "");
});

test(
  "two long formulas whose texts have the same hash are two formulas",
  { tag: LONG },
  async ({ workbench }) => {
    const sum = (number: number) => `=LEN("${"x".repeat(60)}")+${number}`;
    const [one, other] = [453103686, 440058555] as const;
    expect(univerHash(sum(one))).toEqual(univerHash(sum(other)));
    await workbench.type("H5", sum(one));
    await workbench.type("H6", sum(other));
    await workbench.expectValues([[60 + one], [60 + other]], START, 4, H);
  },
);

test("errors of functions do not stop the calculation", async ({ workbench }) => {
  await workbench.type("H5", "=VSAN_GHZ(-1)");
  await workbench.type("H6", "=VSAN_GHZ(LAMBDA(x,x))");
  await workbench.type("H7", '=IFERROR(VSAN_GHZ(NA()),"caught")');
  await workbench.type("H8", "=NO_SUCH_FUNCTION(1)");
  await workbench.type("H9", "=1+1");
  await workbench.expectValues(
    [[{ error: "#VALUE!" }], [{ error: "#VALUE!" }], ["caught"], [{ error: "#NAME?" }], [2]],
    START,
    4,
    H,
  );
  // Univer reports unknown functions on the console.
  workbench.forgive("No function");
});

test("a grid in which nothing changes is not drawn again, and a change is drawn", async ({ workbench }) => {
  const frames = () =>
    workbench.page.evaluate(async (ms) => {
      const own = requestAnimationFrame;
      let asked = 0;
      globalThis.requestAnimationFrame = (frame) => {
        asked += 1;
        return own(frame);
      };
      await new Promise((resolve) => setTimeout(resolve, ms));
      globalThis.requestAnimationFrame = own;
      return asked;
    }, SECOND_MS);
  // Each of Univer's three canvases would ask for 60. The caret of the cell editor blinks twice.
  await expect.poll(frames).toBeLessThan(10);
  const shown = () => workbench.page.locator('canvas[id^="univer-sheet-main-canvas"]').screenshot();
  const before = await shown();
  await workbench.page.evaluate(() => {
    const { grid } = globalThis.workbench;
    grid.write(grid.selected().sheetId, { 9: { 2: { v: "drawn" } } });
  });
  await expect.poll(shown).not.toEqual(before);
});

test("a changed input changes the result", async ({ workbench }) => {
  await workbench.type("B12", "7");
  await workbench.expectValues([[call("VSAN_USABLE_TIB", 7, 5, 6.4)]], START, 14, 1);
});

test("a sheet that formulas of another one refer to comes back when its deletion is undone", async ({
  workbench,
}) => {
  const { page } = workbench;
  const sheets = () => page.evaluate(() => globalThis.workbench.grid.sheets().map(({ name }) => name));
  const [first = ""] = await sheets();
  await page.evaluate(() => {
    globalThis.workbench.grid.api.getActiveWorkbook()?.insertSheet("Mine");
  });
  await workbench.type("G11", `=SUM(${first}!B5,1)`);
  await workbench.showSheet(first);
  await page.evaluate(() => {
    const { grid } = globalThis.workbench;
    grid.api.getActiveWorkbook()?.deleteSheet(grid.selected().sheetId);
  });
  expect(await sheets()).toEqual(["Mine"]);
  await page.evaluate(() => globalThis.workbench.grid.focus());
  await workbench.cellsTakeKeys();
  await page.keyboard.press("Control+z");
  await expect.poll(sheets).toEqual([first, "Mine"]);
  // Univer reports formulas that it has just moved.
  workbench.forgive("Dependency tree not found");
});

test("copied cells keep their formulas, which follow to where they are pasted", async ({ workbench }) => {
  await workbench.type("H5", "1000");
  await workbench.type("I5", "=VSAN_GHZ(H5)");
  await workbench.type("H6", "2000");
  await workbench.expectValues([[28]], START, 4, 8);
  await workbench.select("I5");
  await workbench.page.keyboard.press("Control+C");
  await workbench.select("I6");
  await workbench.page.keyboard.press("Control+V");
  await workbench.expectValues([[56]], START, 5, 8);
});

test("text from elsewhere is pasted a line a cell, a tab a column", async ({ workbench }) => {
  await workbench.page.evaluate(() => navigator.clipboard.writeText("Case\tIOPS\nfirst\t721317.28"));
  await workbench.select("H5");
  await workbench.page.keyboard.press("Control+V");
  await workbench.expectValues(
    [
      ["Case", "IOPS"],
      ["first", 721317.28],
    ],
    START,
    4,
    H,
  );
});

test("an input refuses what its rule does not accept, and reports what it accepts", async ({ workbench }) => {
  await workbench.select("B12");
  await workbench.expectText("#message", "Enter a whole number from 1 to 64.");
  await workbench.page.keyboard.type("65");
  await workbench.page.keyboard.press("Enter");
  await workbench.page.getByText("Enter a whole number from 1 to 64.").last().waitFor();
  await workbench.page.keyboard.press("Escape");
  await workbench.expectValues([[6]], START, 11, 1);
});

test("functions are offered while typing, with their arguments", async ({ workbench }) => {
  await workbench.select("H5");
  await workbench.page.keyboard.type("=VSAN_USABLE");
  await workbench.page.getByText("VSAN_USABLE_TIB", { exact: true }).first().waitFor();
  await workbench.page.keyboard.type("_TIB(");
  await workbench.page.getByText("disks_per_host").first().waitFor();
  await workbench.page.keyboard.press("Escape");
  await workbench.page.keyboard.press("Escape");
});

test("Enter enters what was typed, and Tab takes what the list of functions marks", async ({ workbench }) => {
  const { keyboard } = workbench.page;
  const listed = workbench.page.getByText("VSAN_USABLE_TIB", { exact: true }).first();
  await workbench.select("H5");
  await keyboard.type("=VSAN_USABLE");
  await listed.waitFor();
  await keyboard.press("Enter");
  await workbench.expectValues([[{ error: "#NAME?" }]], "Start", 4, 7);
  await expect(listed).toBeHidden();
  await workbench.select("H6");
  await keyboard.type("=VSAN_USABLE");
  await listed.waitFor();
  await keyboard.press("Tab");
  await workbench.page.waitForFunction(() => globalThis.typing()?.startsWith("=VSAN_USABLE_TIB("));
  await keyboard.press("Escape");
  await keyboard.press("Escape");
});

/** By which Univer 0.25 told long formulas apart. */
function univerHash(text: string): number {
  return [...text].reduce((hash, letter) => ((letter.codePointAt(0) ?? 0) + hash * 65599) % 2 ** 32, 0);
}
