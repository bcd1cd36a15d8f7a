import type { Block } from "../sheets/block";
import { gridBlock } from "../sheets/gridBlock";
import { noteBlock } from "../sheets/noteBlock";
import { MAX_PATTERNS, PATTERN_SCOPES, type PatternRule, type PatternRules } from "./namePatterns";

const ROWS = Array.from({ length: MAX_PATTERNS }, (_, row) => row);

/** What a rule by name is called, for good: what is typed there is found again by it. */
const nameOf = (row: number): string => `Pattern ${row + 1}`;

/** How patterns are written, and what comes of them. */
function patternsNote(): Block {
  return noteBlock("Name patterns: VMs planned separately, or not at all", [
    "* matches any characters, ? one, ~ before them the character itself; case does not matter: sql* takes SQL-01, *sql* also mysql. " +
      "The first matching pattern decides. Set scope and Set class of VMs override it, and VMs excluded by a cluster or a rule above stay excluded.",
    "The column Pattern of VMs shows the match as of the last update: after a change select Update on the Import tab.",
  ]);
}

/** A pattern as it is typed; blanks alone are none. */
const TYPED = 'IF(TRIM([pattern])="","",[pattern]&"")';

/** Grid `patterns`: rules by name, with what each takes. */
function patternsGrid(rules: PatternRules): Block {
  const values = <T>(of: (row: number) => T | undefined): (T | null)[] => ROWS.map((row) => of(row) ?? null);
  const wildcards = ["~*", "~?", "~~"].map((one) => `COUNTIF([class],"*${one}*")`).join("+");
  return gridBlock({
    id: "patterns",
    heading: "Rules by name",
    rows: MAX_PATTERNS,
    gaps: true,
    columns: [
      { id: "name", header: "Rule", texts: ROWS.map(nameOf) },
      {
        id: "pattern",
        header: "Name of the VM",
        accepts: { text: "a name, with * and ?" },
        values: values((row) => rules[row]?.pattern),
      },
      {
        id: "counts",
        header: "Counts for",
        accepts: { oneOf: PATTERN_SCOPES },
        values: values((row) => rules[row]?.scope),
        hint: "Its capacity only, or out. Empty: the rules above apply.",
      },
      {
        id: "class",
        header: "Class",
        accepts: { text: "a name" },
        values: values((row) => rules[row]?.class),
      },
      {
        id: "vms",
        header: "VMs",
        format: "#,##0",
        formula: ROWS.map(
          (row) => `IF(TRIM([pattern]&[matched.pattern])="","",COUNTIFS(VMs[Pattern],${row + 1}))`,
        ),
      },
      {
        id: "todo",
        header: "To do",
        spread: 6,
        formula: `IF(${TYPED}<>[matched.pattern]&"",IF(${TYPED}="","removed: select Update on the Import tab","not matched yet: select Update on the Import tab"),IF(AND(${TYPED}="",TRIM([counts]&[class])<>""),"type a name pattern",IF(AND([counts]<>"",${PATTERN_SCOPES.map((scope) => `[counts]<>"${scope}"`).join(",")}),"type ${PATTERN_SCOPES.join(" or ")} into Counts for",IF(${wildcards}>0,"type a class without * ? ~",""))))`,
      },
    ],
  });
}

/** What the sheet Scope says about names: how patterns work, and the rules. */
export function patternBlocks(rules: PatternRules): Block[] {
  return [patternsNote(), patternsGrid(rules)];
}

/** Grid `matched`: the patterns by which the column Pattern of VMs was filled. Scope compares its own with them. */
export function matchedGrid(rules: PatternRules): Block {
  return gridBlock({
    id: "matched",
    heading: "Name patterns by which the column Pattern of VMs was filled",
    rows: MAX_PATTERNS,
    columns: [
      { id: "name", header: "Rule", texts: ROWS.map(nameOf) },
      { id: "pattern", header: "Pattern", texts: ROWS.map((row) => textOf(rules[row])) },
    ],
  });
}

/** A pseudonym without its pattern was not matched, so that the sheet says it of the rule. */
const textOf = (rule: PatternRule | null | undefined): string =>
  rule && !rule.isUnknown ? rule.pattern : "";

/** Is there something to do about a rule by name? */
export const PATTERN_TODO = 'COUNTIF({patterns.todo},"?*")>0';

/** The first rule by name about which there is something to do, in words. */
export const FIRST_PATTERN_TODO =
  'INDEX({patterns.name},MATCH("?*",{patterns.todo},0))&" on the sheet Scope: "&INDEX({patterns.todo},MATCH("?*",{patterns.todo},0))';
