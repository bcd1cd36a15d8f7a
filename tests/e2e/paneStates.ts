import type { Frame } from "@playwright/test";
import { WIDE } from "../../bench/generate/estate/writeRvtools";
import { exportedEstate, exportOf } from "../browser/exportedEstate";
import { paneSays } from "./paneSays";

/** A state of the pane, reached from the one before it. */
interface PaneState {
  name: string;
  reach(frame: Frame): Promise<unknown>;
}

/** What a user brings the pane to, one after the other. */
export const PANE_STATES: readonly PaneState[] = [
  { name: "first-run screen", reach: (frame) => frame.locator("#first-run").waitFor() },
  {
    name: "import shown",
    async reach(frame) {
      await frame.getByRole("button", { name: "Try a sample result" }).click();
      await paneSays(frame, /Recognized/);
      await frame.locator("#panel-import details").evaluateAll((lists) => {
        for (const list of lists) (list as HTMLDetailsElement).open = true;
      });
      await frame.locator("#fact-fields input").first().waitFor();
    },
  },
  {
    name: "problem",
    async reach(frame) {
      await frame.getByRole("button", { name: "Read the text" }).click();
      await paneSays(frame, /Paste the text/);
    },
  },
  {
    name: "report written",
    async reach(frame) {
      await frame.getByRole("button", { name: "Create report" }).click();
      await paneSays(frame, /report is on the sheets/);
    },
  },
  {
    name: "estate written",
    async reach(frame) {
      const { truth } = exportedEstate(30);
      // An export that is cut down has diagnostics.
      const file = exportOf(truth, "RVTools_export_all.xlsx", { ...WIDE, sheets: ["vInfo", "vHost"] });
      await frame.locator("#files").setInputFiles(file);
      await paneSays(frame, /Recognized 30 VMs/);
      await frame.getByLabel("Replace names with pseudonyms").check();
      await frame.getByRole("button", { name: /^Create estate sheets/ }).click();
      await paneSays(frame, /What runs today is on the sheets/);
      await frame.locator("#estates details").evaluateAll((lists) => {
        for (const list of lists) (list as HTMLDetailsElement).open = true;
      });
    },
  },
  ...(
    [
      ["Templates", "#templates > li"],
      ["Functions", "#functions > li"],
      ["Explain", "#explained > h3"],
      ["Health", "#health-where:not(:empty)"],
    ] as const
  ).map(([name, ready]) => ({
    name: `tab ${name}`,
    async reach(frame: Frame) {
      await frame.getByRole("tab", { name }).click();
      await frame.locator(ready).first().waitFor({ timeout: 10_000 });
    },
  })),
  {
    name: "workbook verified",
    async reach(frame) {
      await frame.getByRole("button", { name: "Verify the workbook" }).click();
      await frame.locator("#verification > h3").waitFor();
    },
  },
];
