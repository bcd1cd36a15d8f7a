import { openFile } from "../../../src/taskpane/excel/openFile";
import { Unanswered } from "../../../src/taskpane/excel/patientRun";
import { runTask } from "../../../src/taskpane/task";
import type { ConnectedExcel } from "../../../src/taskpane/connectedExcel";
import { fakePage } from "../fakePage";

const excel = { isSetSupported: () => true } as unknown as ConnectedExcel;
const open = () => openFile(excel, "Plan.xlsx", new Uint8Array(3));

/** An Excel that is asked to open a file. */
function excelThat(createWorkbook: () => Promise<void>): void {
  Object.assign(globalThis, {
    Excel: { createWorkbook },
    Office: { context: { platform: "PC" }, PlatformType: { Mac: "Mac", OfficeOnline: "OfficeOnline" } },
  });
}

let downloads: string[] = [];
let page: ReturnType<typeof fakePage>;

beforeEach(() => {
  jest.useFakeTimers();
  downloads = [];
  page = fakePage();
  const createElement = () => ({
    download: "",
    click() {
      downloads.push(this.download);
    },
  });
  Object.assign(globalThis.document, { createElement });
  jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a file that Excel does not open is downloaded, and Excel's words are reported", async () => {
  excelThat(() => Promise.reject(new Error("It is blocked")));
  expect(await open()).toBe(
    "Excel did not open the file: It is blocked. It was downloaded as Plan.xlsx instead: open it from your downloads.",
  );
  expect(downloads).toEqual(["Plan.xlsx"]);
});

test("a canceled task downloads no file, and Excel is not blamed for it", async () => {
  excelThat(() => {
    page.get("cancel")?.click();
    return Promise.reject(Object.assign(new Error("Editing."), { code: "InvalidOperationInCellEditMode" }));
  });
  const thrown: unknown[] = [];
  await runTask("Sharing", async () => {
    await open().catch((error: unknown) => thrown.push(error));
    return "";
  });
  expect(thrown.map(String)).toEqual(["AbortError: Sharing was canceled."]);
  expect(downloads).toEqual([]);
});

test("a file of which Excel answers nothing is not downloaded: Excel may still open it", async () => {
  excelThat(() => Promise.reject(new Unanswered()));
  await expect(open()).rejects.toThrow(Unanswered);
  expect(downloads).toEqual([]);
});
