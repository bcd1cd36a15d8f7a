import type { Browser } from "@playwright/test";
import { openExcel, type OpenedExcel } from "../../openExcel";
import type { Build } from "../../watchContext";
import type { FunctionsJson } from "../functionsRuntime";

/** Small functions that do what a custom function can do. */
const SCRIPT = `
  const single = (block) => block[0][0];
  CustomFunctions.associate("TEST_DOUBLE", (x) => [[2 * single(x)]]);
  CustomFunctions.associate("TEST_LATER", async (x) => [[single(x) + 1]]);
  CustomFunctions.associate("TEST_SEEN", (x, y) => [[JSON.stringify([x, y])]]);
  CustomFunctions.associate("TEST_GRID", (rows) =>
    Array.from({ length: single(rows) }, (_, r) => [r, "row " + r]));
  CustomFunctions.associate("TEST_FAIL", (code) => { throw new CustomFunctions.Error(CustomFunctions.ErrorCode[single(code)], "because of " + single(code)); });
  CustomFunctions.associate("TEST_MIXED", () => [[1, new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, "not here")]]);
  CustomFunctions.associate("TEST_THROW", () => { throw new Error("unforeseen"); });
  Office.actions.associate("testCommand", async (event) => {
    globalThis.pressed = event.source.id;
    event.completed();
  });
`;

const any = (name: string, optional = false) => ({ name, optional, dimensionality: "matrix" });
const FUNCTIONS: FunctionsJson = {
  functions: [
    { id: "TEST_DOUBLE", parameters: [any("x")] },
    { id: "TEST_LATER", parameters: [any("x")] },
    { id: "TEST_SEEN", parameters: [any("x"), any("y", true)] },
    { id: "TEST_GRID", parameters: [any("rows")] },
    { id: "TEST_FAIL", parameters: [any("code")] },
    { id: "TEST_MIXED", parameters: [] },
    { id: "TEST_THROW", parameters: [] },
    // In functions.json, but the page has it not.
    { id: "TEST_FORGOTTEN", parameters: [] },
  ],
};

/** Opens the host with an add-in of its own, whose functions do what custom functions can do. */
export function openHostExcel(browser: Browser, build: Build): Promise<OpenedExcel> {
  const page = `${build.base}/host-check.html`;
  const script = `${build.base}/host-check.js`;
  const html = `<!doctype html><title>Check</title>
    <script src="https://appsforoffice.microsoft.com/lib/1/hosted/office.js"></script>
    <script src="${script}"></script>`;
  return openExcel(browser, build, {
    addIn: { url: page, functions: FUNCTIONS },
    sets: { ExcelApi: "1.15" },
    settings: { greeting: "hello" },
    answers: {
      [page]: { contentType: "text/html", body: html },
      [script]: { contentType: "text/javascript", body: SCRIPT },
    },
  });
}
