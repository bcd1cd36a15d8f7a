import type { Links } from "../sheets/links";
import type { Plan } from "../sheets/planWorkbook";

/** A planning template: a workbook of live formulas that answers one question from the planner's inputs. */
export interface Template {
  /** Also the name of its file: `hosts` is `templates/hosts.xlsx`. */
  id: string;
  title: string;
  /** What it answers, in a sentence. */
  question: string;
  /**
   * The workbook with its defaults.
   *
   * @param links What inputs follow in a workbook that has a sheet of facts.
   */
  plan(links?: Links): Plan;
}
