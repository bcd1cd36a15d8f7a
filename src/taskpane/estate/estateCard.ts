import type { Pseudonym } from "../../importers/estate/anonymizeEstate";
import type { ImportedEstate } from "../../importers/estate/importEstate";
import { button, create } from "../page";
import { ESTATE_PLANS, type EstatePlan } from "./estatePlans";
import { estateSummary } from "./estateSummary";
import { moreList } from "../moreList";
import { namesBlock } from "./namesBlock";

/** An estate of this session. */
export interface SessionEstate {
  imported: ImportedEstate;
  /** Are names replaced by pseudonyms when it is written? */
  isAnonymous: boolean;
  /** Pseudonyms with which it was written last. */
  pseudonyms: readonly Pseudonym[] | undefined;
}

/** What the buttons of a card do. */
export interface EstateActions {
  write(plan: EstatePlan, inPlace: boolean): void;
  remove(): void;
}

/**
 * An estate in the list: what was recognized, every diagnostic, and how it is written.
 *
 * @param earlier What the workbook has already, whose place this may take.
 */
export function estateCard(
  one: SessionEstate,
  earlier: ReadonlySet<EstatePlan>,
  { write, remove }: EstateActions,
): HTMLLIElement {
  const { title, summary, counts, diagnostics } = estateSummary(one.imported);
  const named = (label: string, onClick: () => void): HTMLButtonElement => {
    const element = button(label, onClick);
    element.setAttribute("aria-label", `${label}: ${title}`);
    return element;
  };
  const writing = (plan: EstatePlan): HTMLButtonElement =>
    named(ESTATE_PLANS[plan][earlier.has(plan) ? "update" : "write"], () => write(plan, earlier.has(plan)));
  const first = writing("design");
  first.className = "primary";
  return create(
    "li",
    { className: "card" },
    create("h3", { className: "cut" }, title),
    create("p", {}, summary),
    ...(diagnostics.length === 0
      ? []
      : [
          create(
            "details",
            {},
            create("summary", { tabIndex: 0 }, counts),
            ...moreList(diagnostics, "diagnostic", (diagnostic) => [diagnostic]),
          ),
        ]),
    ...anonymizeSwitch(one),
    create(
      "p",
      { className: "actions" },
      first,
      writing("estate"),
      ...(earlier.has("estate") ? [named("Create on new sheets", () => write("estate", false))] : []),
      named("Remove", remove),
    ),
    ...(earlier.size > 0 ? [create("p", { className: "quiet" }, UPDATE_HINT, inExcel(UNDO_HINT))] : []),
    ...(one.pseudonyms ? [namesBlock(one.pseudonyms)] : []),
  );
}

const UPDATE_HINT =
  "Update replaces its sheets in this workbook. Your entries there, and in Set scope and Set class of VMs, are preserved.";
const UNDO_HINT = " It removes the earlier sheets, which clears Excel's undo list.";
const ANONYMIZE_HINT =
  "Pseudonyms for VMs, hosts, clusters, datastores, datacenters, vCenters and files. You can save the list of pseudonyms.";

function inExcel(text: string): HTMLElement {
  return create("span", { className: "in-excel" }, text);
}

function anonymizeSwitch(one: SessionEstate): HTMLElement[] {
  const box = create("input", { type: "checkbox", checked: one.isAnonymous });
  box.addEventListener("change", () => {
    one.isAnonymous = box.checked;
  });
  const hint = create("p", { className: "quiet" }, ANONYMIZE_HINT);
  return [
    create("label", { className: "choice" }, box, create("span", {}, "Replace names with pseudonyms")),
    hint,
  ];
}
