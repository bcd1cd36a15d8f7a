/** How the file marks a function of an add-in. */
const MARK = "_xldudf_";

/** A text in quotation marks, or a word that may be a name. */
const TEXT_OR_WORD = /"(?:[^"]|"")*"|[\p{L}_\\][\p{L}\p{N}_.\\]*/gu;

/** Which formulas of a file need a custom function: directly, or through a defined name. Formulas are plain text here. */
export class CustomUse {
  /** Names, in lower case, whose formula needs one. */
  readonly names: ReadonlySet<string>;

  /** @param definitions The file's defined names with what they stand for. */
  constructor(private readonly definitions: readonly { name: string; formula: string }[]) {
    const found = new Set<string>();
    this.names = found;
    // A name may need one through another name: until nothing is found any more.
    for (let before = -1; before !== found.size;) {
      before = found.size;
      for (const { name, formula } of definitions) if (this.in(formula)) found.add(name.toLowerCase());
    }
  }

  in(formula: string): boolean {
    return namesIn(formula).some((word) => word.startsWith(MARK) || this.names.has(word.toLowerCase()));
  }

  /** The formula as it is typed, followed by what such names in it stood for. */
  asTyped(formula: string): string {
    const inFormula = new Set(namesIn(formula).map((word) => word.toLowerCase()));
    const used = this.definitions.filter(({ name }) => {
      const key = name.toLowerCase();
      return this.names.has(key) && inFormula.has(key);
    });
    return [`=${typed(formula)}`, ...used.map((one) => `${one.name}: =${typed(one.formula)}`)].join("\n");
  }
}

function namesIn(formula: string): string[] {
  return (formula.match(TEXT_OR_WORD) ?? []).filter((word) => !word.startsWith('"'));
}

/** Without the prefixes that only files have. */
function typed(formula: string): string {
  return formula.replace(/_xl(?:dudf|fn|pm|ws)[_.]/g, "");
}
