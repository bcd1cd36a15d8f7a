import { unlessError } from "../../sheets/formulaText";
import { beyond } from "./asRead";
import { SETS } from "./sets";

/** Tests of all variants that have a partner, tests that have none, and cases over a limit. */
export const PAIRED = "SUM({outcome.paired})";
export const ALONE = "SUM({outcome.alone})";
export const OVER = "SUM({outcome.over})";
/** Paired tests whose IOPS or latency have no change. */
export const NO_CHANGE = "SUM({outcome.noChange})";
/** Tests beyond those that a table may have, of all tables. */
export const TOO_MANY = SETS.map(beyond).join("+");
/** Rows of all pasted tables that are not a test. */
export const UNREAD = "SUM({tables.unread})";
/** How often limits are not evaluated for a variant. */
export const OPEN_LIMITS = "SUM({evaluated.open})";
/** Is there a variant whose setup differs? Nothing is approved then. */
export const ANY_DIFFERS = `${unlessError("{outcome.differs}", 'COUNTIF({outcome.differs},"?*")')}>0`;

/** Formulas that each give a name after a comma or nothing, joined to a list: "hosts, VMs". */
export const listOf = (names: readonly string[]): string => `MID(${names.join("&")},3,${MAX_LIST})`;

/** Characters of a list: longer than all names that there are. */
const MAX_LIST = 200;
