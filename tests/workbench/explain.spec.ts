import { hosts } from "../../src/templates/hosts/hosts";
import { LONG } from "../browser/longTests";
import { expect, test } from "./workbenchTest";

const TITLE = "#explained > h3:first-child";

test("the workbench explains the selected cell as Excel's pane does, and follows an edit", async ({
  workbench,
}) => {
  await workbench.type("H2", "1000");
  await workbench.type("G2", "Throughput");
  await workbench.type("H3", "=VSAN_GHZ(H2,32,0.7)");
  await workbench.select("H3");
  await workbench.showTab("Explain");
  await workbench.expectText("#explained", "VSAN_GHZ(1000, 32, 0.7)");
  const shown = await workbench.page.locator("#explained").innerText();
  expect(shown).toContain("30.3987 · interpolated");
  expect(shown).toContain("Start!H2 Throughput: 1,000");
  await workbench.type("H2", "2000");
  await workbench.select("H3");
  await workbench.expectText("#explained", "VSAN_GHZ(2000, 32, 0.7)");
  await workbench.press("Insert the steps of VSAN_GHZ(2000, 32, 0.7)");
  await workbench.paneSays("The steps are in Start!H5:L");
  await workbench.expectValues([["Step", "Value", "Unit"]], "Start", 4, 7);
});

test(
  "a cell of a template leads to its inputs, on whatever sheet they are",
  { tag: LONG },
  async ({ workbench }) => {
    const usable = hosts.plan().cells.get("usable");
    if (!usable) throw new Error("Hosts has no usable capacity");
    await workbench.showTab("Templates");
    await workbench.press("Insert Hosts into this workbook");
    await workbench.paneSays("Hosts is on the sheets Hosts");
    await workbench.showSheet(usable.sheet);
    await workbench.select(usable.range);
    await workbench.showTab("Explain");
    await workbench.expectText(TITLE, "Usable, after the file system");
    await workbench.page.getByText(/^Input precedents/).click();
    const behind = workbench.page.locator("details", { hasText: "Input precedents" });
    await behind.getByRole("button", { name: "Go to Hosts!C34" }).click();
    await workbench.expectText("#explained", "Hosts!C34");
    await workbench.expectText("#explained .figure", "6 hosts");
  },
);
