import type { Pseudonym } from "../../importers/estate/anonymizeEstate";
import { pseudonymCsv } from "../../importers/estate/pseudonymTable";
import { button, create } from "../page";
import { saveFile } from "../saveFile";

/** What the file of names is called. */
const NAMES_FILE = "hci-planner-names.csv";

/** Blocks so far: each has an id of its own. */
let blocks = 0;

/** Offers which pseudonym stands for which name: as a file, and as text where no file can be saved. */
export function namesBlock(pseudonyms: readonly Pseudonym[]): HTMLElement {
  const text = create("textarea", {
    id: `names-${(blocks += 1)}`,
    readOnly: true,
    rows: 4,
    spellcheck: false,
  });
  const copy = create(
    "details",
    {},
    create("summary", { tabIndex: 0 }, "No file in your downloads?"),
    create(
      "label",
      { htmlFor: text.id },
      `This Excel may not let add-ins save files. Copy the text into a file ${NAMES_FILE}:`,
    ),
    text,
  );
  // Long for a large estate: only where it is asked for.
  copy.addEventListener("toggle", () => {
    if (copy.open && text.value === "") text.value = pseudonymCsv(pseudonyms);
  });
  text.addEventListener("focus", () => text.select());
  const save = button("Save the names (CSV)", () => {
    saveFile(NAMES_FILE, new TextEncoder().encode(pseudonymCsv(pseudonyms)), "text/csv");
  });
  return create(
    "div",
    { className: "names" },
    create(
      "p",
      {},
      "Save the names now: they are not in the workbook. Import the file with the next export to reuse the same pseudonyms.",
    ),
    create("p", {}, save),
    copy,
  );
}
