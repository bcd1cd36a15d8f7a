import fs from "node:fs";
import type { Page } from "@playwright/test";
import { openWorkbenchTab, reload } from "./openWorkbench";
import { LONG, SAMPLED } from "../browser/longTests";
import type { WorkbenchPage } from "./workbenchPage";
import { expect, test } from "./workbenchTest";

const START = "Start";
const H = 7;

test("an edit survives a reload that follows Enter at once", async ({ workbench }) => {
  await workbench.type("H5", "1234");
  await reload(workbench);
  await workbench.expectValues([[1234]], START, 4, H);
});

test("text that is still being typed survives a reload", { tag: LONG }, async ({ workbench }) => {
  await workbench.saved();
  for (const [cell, text] of [
    ["H5", "=2*21"],
    ["H6", "unfinished"],
  ] as const) {
    await workbench.select(cell);
    await workbench.page.keyboard.type(text);
    await workbench.page.waitForFunction((typed) => globalThis.typing() === typed, text);
    await reload(workbench);
  }
  await workbench.expectValues([[42], ["unfinished"]], START, 4, H);
});

test("text that was given up does not come back", async ({ workbench }) => {
  await workbench.select("H5");
  await workbench.page.keyboard.type("never");
  await workbench.page.waitForFunction(() => globalThis.typing() === "never");
  await workbench.page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await workbench.page.keyboard.press("Escape");
  await workbench.saved();
  await reload(workbench);
  await workbench.expectValues([[null]], START, 4, H);
});

test(
  "a second tab does not overwrite the first, and saves a copy of its own",
  { tag: SAMPLED },
  async ({ workbench, volume }) => {
    await workbench.type("H5", "first");
    await workbench.saved();
    const second = await openWorkbenchTab(workbench);
    await second.expectText("#save-state", "Open in another tab: changes here are not saved");
    await second.expectValues([["first"]], START, 4, H);
    await second.type("H5", "second");
    await workbench.type("H6", "first, too");
    await workbench.saved();
    await second.press("Work on a copy");
    await second.expectText("#save-state", "Saved in this browser");
    expect(new URL(second.page.url()).hash).toBe("#copy-1");
    await reload(second);
    await second.expectValues([["second"], [null]], START, 4, H);
    await expect(second.page.locator("#workbooks")).toHaveText("Main workbook (2)");
    if (volume === "all") {
      await reload(workbench);
      await workbench.expectValues([["first"], ["first, too"]], START, 4, H);
    }
    await expect(workbench.page.locator("#workbooks")).toHaveText("Main workbook");
    await second.page.close();
    await removeSaved(workbench.page, "copy-1");
  },
);

test("a tab that only read saves once the other one is closed", { tag: LONG }, async ({ workbench }) => {
  const second = await openWorkbenchTab(workbench);
  await second.expectText("#save-state", "Open in another tab");
  await workbench.type("H5", "last words");
  const { url } = await leave(workbench);
  await second.expectText("#save-state", "Saved in this browser");
  await second.expectValues([["last words"]], START, 4, H);
  await second.type("H6", "on it goes");
  await second.saved();
  await reload(second);
  await second.expectValues([["last words"], ["on it goes"]], START, 4, H);
  await second.page.close();
  await reload(workbench, url);
});

test(
  "a tab with changes does not take over what the other one saved",
  { tag: LONG },
  async ({ workbench }) => {
    const second = await openWorkbenchTab(workbench);
    await second.type("H5", "mine");
    await workbench.type("H5", "saved");
    await workbench.saved();
    const { url } = await leave(workbench);
    await second.expectText(
      "#save-state",
      "Not saved: the other tab was closed and saved another version. Work on a copy",
    );
    await second.expectValues([["mine"]], START, 4, H);
    const third = await openWorkbenchTab(second);
    await third.expectValues([["saved"]], START, 4, H);
    await third.type("H5", "saved by the third");
    await third.saved();
    await third.page.close();
    await reload(second);
    await second.expectValues([["saved by the third"]], START, 4, H);
    await second.page.close();
    await reload(workbench, url);
  },
);

// keep.test.ts has more of what cannot be opened.
test(
  "a saved workbook of 1,000,000,000 rows is set aside, and can be downloaded",
  { tag: LONG },
  async ({ workbench }, testInfo) => {
    const poison = { opened: { sheets: [] }, safe: "", snapshot: hugeSnapshot() };
    await workbench.saved();
    await put(workbench.page, "workbook", poison);
    await reload(workbench);
    await workbench.expectText("#notice", "could not be opened");
    // On a busy machine the page that was left still holds the workbook for a moment.
    await workbench.saved();
    await workbench.expectValues([["HCI Planner"]], START, 0, 0);
    await workbench.type("H5", "saved again");
    await workbench.saved();
    workbench.page.once("dialog", (dialog) => dialog.accept());
    const downloading = workbench.page.waitForEvent("download");
    await workbench.press("Download unreadable workbook");
    const file = testInfo.outputPath("aside.json");
    await (await downloading).saveAs(file);
    expect(JSON.parse(fs.readFileSync(file, "utf8"))).toEqual(poison);
    await expect(workbench.page.locator("#unreadable")).toBeHidden();
    await reload(workbench);
    await workbench.expectValues([["saved again"]], START, 4, H);
    await expect(workbench.page.locator("#unreadable")).toBeHidden();
  },
);

test(
  "a saved workbook that stopped two starts is not opened a third time",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    await workbench.type("H5", "it hangs");
    await workbench.saved();
    const failed = (count: number) =>
      workbench.page.addInitScript((starts) => {
        localStorage.setItem("hci-planner opening workbook", String(starts));
      }, count);
    await failed(1);
    await reload(workbench);
    await workbench.expectValues([["it hangs"]], START, 4, H);
    await failed(2);
    await reload(workbench);
    await workbench.expectText("#notice", "it stopped the page twice");
    await workbench.expectValues([[null]], START, 4, H);
    await expect(workbench.page.locator("#unreadable")).toBeVisible();
  },
);

test(
  "a saved workbook that cannot be read is not overwritten by the first sheet",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    await workbench.type("H5", "precious");
    await workbench.saved();
    await workbench.page.addInitScript(() => {
      if (sessionStorage.getItem("refused")) return;
      sessionStorage.setItem("refused", "once");
      IDBObjectStore.prototype.get = () => {
        throw new DOMException("refused", "UnknownError");
      };
    });
    await reload(workbench);
    await workbench.expectText("#notice", "stays as it is");
    await workbench.type("H5", "something else");
    await reload(workbench);
    await workbench.expectValues([["precious"]], START, 4, H);
  },
);

test(
  "a workbook that cannot be set aside because the storage is full stays where it is",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    await workbench.saved();
    await put(workbench.page, "workbook", 7);
    await workbench.page.addInitScript(() => {
      if (sessionStorage.getItem("full")) return;
      sessionStorage.setItem("full", "once");
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await reload(workbench);
    await workbench.expectText("#notice", "stays as it is");
    await workbench.type("H5", "not saved over it");
    await reload(workbench);
    await workbench.expectText("#notice", "is not an object but 7");
    await expect(workbench.page.locator("#unreadable")).toBeVisible();
  },
);

test(
  "that the font is missing stays below the grid while formulas are calculated",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    await workbench.page.addInitScript(() => {
      FontFaceSet.prototype.load = () => Promise.reject(new DOMException("no network", "NetworkError"));
    });
    await reload(workbench);
    await workbench.type("H5", "=6*7");
    await workbench.expectValues([[42]], START, 4, H);
    await workbench.expectText("#notice", "Could not load the font: no network");
  },
);

test(
  "a full storage is reported, and saved to again once there is room",
  { tag: LONG },
  async ({ workbench }) => {
    await workbench.type("H5", "before");
    await workbench.saved();
    await workbench.page.evaluate(() => {
      const { put: real } = IDBObjectStore.prototype;
      Object.assign(globalThis, { makeRoom: () => (IDBObjectStore.prototype.put = real) });
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await workbench.type("H5", "while full");
    await workbench.expectText(
      "#save-state",
      "Not saved: this browser's storage is full. Download the workbook.",
    );
    await workbench.page.evaluate(() => (globalThis as unknown as { makeRoom: () => void }).makeRoom());
    await workbench.expectText("#save-state", "Saved in this browser");
    await reload(workbench);
    await workbench.expectValues([["while full"]], START, 4, H);
  },
);

/** Shows another page, as a user who goes on from the workbench. */
async function leave({ page }: WorkbenchPage): Promise<{ url: string }> {
  const url = page.url();
  await page.goto("about:blank");
  return { url };
}

function hugeSnapshot() {
  const sheet = { id: "s", name: "Huge", rowCount: 1e9, columnCount: 10, cellData: {} };
  return { id: "w", sheetOrder: ["s"], styles: {}, resources: [], sheets: { s: sheet } };
}

/** Puts something where the browser saves the workbook, as an older version or a fault would. */
function put(page: Page, key: string, value: unknown): Promise<void> {
  return page.evaluate(
    ([name, raw]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("hci-planner");
        opening.onerror = () => reject(opening.error ?? new Error("not opened"));
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction("workbench", "readwrite");
          transaction.objectStore("workbench").put(raw, name as string);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [key, value] as const,
  );
}

/** Removes what the browser saved under a key. */
function removeSaved(page: Page, key: string): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("hci-planner");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("workbench", "readwrite");
          for (const one of [name, `name ${name}`, `about ${name}`]) {
            transaction.objectStore("workbench").delete(one);
          }
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    key,
  );
}
