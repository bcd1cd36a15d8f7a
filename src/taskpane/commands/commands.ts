import { connectedExcel } from "../connectedExcel";
import { counted } from "../../model/units/counted";
import { warn } from "../messages";
import { showTab } from "../tabs";
import { runTask } from "../task";

/** What the buttons of the ribbon do, by the FunctionName that the manifest gives them. */
const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  importBenchmark: async () => {
    showTab("import");
    await showPane();
  },
  showTemplates: async () => {
    showTab("templates");
    await showPane();
  },
  showFunctions: async () => {
    showTab("functions");
    await showPane();
  },
  explainCell: async () => {
    showTab("explain");
    await showPane();
  },
  analyzeSelection: async () => {
    const done = await runTask("Analyze selection", async () => {
      const [{ analyzeSelection }, { run }] = await Promise.all([
        import(/* webpackChunkName: "analyze" */ "./analyzeSelection"),
        connectedExcel(),
      ]);
      const { address, runs } = await run(analyzeSelection);
      return `${counted(runs, "result")} of the selected text: ${address}.`;
    });
    // The sheet shows a result; only the pane can say what went wrong.
    if (!done) await showPane();
  },
  repairFormulas: async () => {
    showTab("health");
    await showPane();
    const { repair } = await import(/* webpackChunkName: "health" */ "../health/healthTab");
    await repair();
  },
};

/** Connects the buttons of the ribbon. Must run in each load of the page, before Excel asks for a command. */
export function associateCommands(): void {
  for (const [name, command] of Object.entries(COMMANDS)) {
    Office.actions.associate(name, async (event: Office.AddinCommands.Event) => {
      try {
        await command();
      } catch (error) {
        warn(error);
      } finally {
        // Excel keeps the button busy until it hears this.
        event.completed();
      }
    });
  }
}

function showPane(): Promise<void> {
  return Office.addin.showAsTaskpane();
}
