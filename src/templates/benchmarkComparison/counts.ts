import { unlessError } from "../../sheets/formulaText";

/** Tests of all variants that have a partner, tests that have none, and cases over a limit. */
export const PAIRED = "SUM({outcome.paired})";
export const ALONE = "SUM({outcome.alone})";
export const OVER = "SUM({outcome.over})";
/** Paired tests whose IOPS or latency have no change. */
export const NO_CHANGE = "SUM({outcome.noChange})";
/** Rows beyond those that a table may have, of all tables. */
export const TOO_MANY = "SUM({tables.beyond})";
/** Rows of all pasted tables that are not a test. */
export const UNREAD = "SUM({tables.unread})";
/** Columns that have entries which are not usable. */
export const PROBLEMS = unlessError("{usable.problem}", 'COUNTIF({usable.problem},"?*")');
/** The first of them, as text. */
export const PROBLEM = 'INDEX({usable.problem},MATCH("?*",{usable.problem},0))';
/** Columns of the workload that tests have no figure in. */
export const NOT_DESCRIBED = "SUM({described.without})";
/** What spoils the comparison besides: an entry that is ignored, or one that contradicts another. */
export const DOUBTS = unlessError("{doubt.text}", 'COUNTIF({doubt.text},"?*")');
/** The first of them, as text. */
export const DOUBT = 'INDEX({doubt.text},MATCH("?*",{doubt.text},0))';
/** How often limits are not evaluated for a variant. */
export const OPEN_LIMITS = "SUM({evaluated.open})";
/** Is there a variant whose setup differs? Nothing is approved then. */
export const ANY_DIFFERS = `${unlessError("{outcome.differs}", 'COUNTIF({outcome.differs},"?*")')}>0`;

/** Formulas that each give a name after a comma or nothing, joined to a list: "hosts, VMs". */
export const listOf = (names: readonly string[]): string => `MID(${names.join("&")},3,${MAX_LIST})`;

/** Characters of a list: longer than all names that there are. */
const MAX_LIST = 200;
