/** Our values against an engine that is not ours: LibreOffice calculates the formulas of all tables. */
import { calculate } from "../../src/calculator/calculate";
import { layout } from "../../src/workbook/layout";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { shown, workbookOf, type Cells } from "./calculated";
import { FAMILIES } from "./cases";
import { recalculated } from "./libreOffice";
import { runs, testWhenInstalled } from "../readers/whenInstalled";

/** Where the formulas stand: to the right of all cells that the tables have, with their text beside them. */
const FORMULAS = "T";
const LABELS = "S";

const LIBREOFFICE = {
  name: "soffice",
  hint: "install LibreOffice (https://www.libreoffice.org, or apt-get install libreoffice-calc)",
};

testWhenInstalled(
  LIBREOFFICE,
  runs("soffice", "--version"),
  "LibreOffice calculates the same values",
  async () => {
    const families = FAMILIES.map(({ name, cells, cases }) => ({
      name,
      cells,
      cases: cases.filter(([, , difference]) => difference === undefined),
    }));
    const sheets = families.map(({ cells, cases }, i): [string, Cells] => {
      const formulas = cases.flatMap(([formula], row): [string, Cells[string]][] => [
        [`${LABELS}${row + 1}`, `=${formula}`],
        [`${FORMULAS}${row + 1}`, { formula }],
      ]);
      return [`Sheet${i + 1}`, { ...cells, ...Object.fromEntries(formulas) }];
    });
    const drawing = layout(workbookOf(Object.fromEntries(sheets)));
    // The drawing is written without values: whatever comes back was calculated by LibreOffice.
    const [theirs = []] = await recalculated([(await writeXlsx(drawing)).output]);
    const ours = calculate(drawing, { call: () => [[{ error: "#NAME?" }]] });
    const column = FORMULAS.charCodeAt(0) - "A".charCodeAt(0);
    const differences = families.flatMap(({ name, cases }, i) =>
      cases.flatMap(([formula], row) => {
        const our = shown(ours.sheets[i]?.values[row]?.[column] ?? null);
        const their = theirs[i]?.get(`${FORMULAS}${row + 1}`) ?? null;
        return agree(our, their)
          ? []
          : [`${name}: =${formula} is ${JSON.stringify(our)}, there ${JSON.stringify(their)}`];
      }),
    );
    expect(differences).toEqual([]);
    expect(families.flatMap(({ cases }) => cases).length).toBeGreaterThan(200);
  },
);

/** Errors need only be errors: LibreOffice has #VALUE! for most of Excel's #NUM!, #REF! and #DIV/0!. */
function agree(our: unknown, their: unknown): boolean {
  if (isErrorText(our) && isErrorText(their)) return true;
  if (typeof our !== "number" || typeof their !== "number") return our === their;
  return Math.abs(our - their) <= 1e-9 * Math.max(1, Math.abs(our));
}

function isErrorText(value: unknown): boolean {
  return typeof value === "string" && /^#[A-Z0/]+[!?A]$/.test(value);
}
