import { failures } from "../../measures/importerReports";
import { runRule } from "../runRule";

/** The job of the run ended with an error, or had not ended. */
export const failedJob = runRule({
  id: "failed-job",
  title: "Job failed",
  cause: "invalid run",
  withoutIo: true,
  when: [{ figure: "Failures", is: ">", limit: 0 }],
  says: (_run, _context, { diagnostics }) => {
    const failed = failures(diagnostics);
    const isSaid = failed.some(({ code }) => code === "unfinished-run");
    return {
      severity: "problem",
      text: `${failed.map(({ message }) => message).join(" ")}${isSaid ? "" : " Its results are incomplete."}`,
      advice: "Find the cause and repeat the test.",
      weight: failed.length,
    };
  },
});
