import type { Pseudonym } from "../../importers/estate/anonymizeEstate";
import type { ImportedEstate } from "../../importers/estate/importEstate";
import type { TestedLoad } from "../../model/benchmark/testedLoad";
import type { Imported } from "../import/importRequest";
import { recordedPlan } from "../plans/earlierReport";
import { create, find } from "../page";
import { spreadsheet } from "../spreadsheet";
import { runTask } from "../task";
import { estateCard, type SessionEstate } from "./estateCard";
import { ESTATE_PLANS, type EstatePlan } from "./estatePlans";

const NO_TESTS =
  "The selected benchmark results are not compared with it, because their names would not be replaced.";

/** The estates of this session in the tab Import, newest last. */
export class EstatePanel {
  private readonly estates: SessionEstate[] = [];
  /** Names of this session, or of a file, that keep their pseudonyms. */
  private known: readonly Pseudonym[] = [];
  /** What the workbook has already. */
  private earlier: ReadonlySet<EstatePlan> = new Set();

  /**
   * @param testsOf What the benchmarks that are chosen reached.
   */
  constructor(private readonly testsOf: () => Promise<readonly TestedLoad[]>) {}

  /** Adds what was just imported. Names that came with it are used again when it is anonymized. */
  async add(
    imported: ImportedEstate | undefined,
    pseudonyms: readonly Pseudonym[] | undefined,
  ): Promise<void> {
    this.known = pseudonyms ?? this.known;
    if (imported) {
      this.estates.push({ imported, isAnonymous: pseudonyms !== undefined, pseudonyms: undefined });
      await this.lookForEarlier();
    }
    this.show();
  }

  /**
   * Writes the design of the sample, which was imported last.
   *
   * @param benchmarks The sample's benchmark, which the design is compared with.
   */
  async writeSample(benchmarks: readonly Imported[]): Promise<void> {
    const sample = this.estates.at(-1);
    if (!sample) return;
    await runTask("Creating the sample design", async (task) => {
      const [{ writeSample }, beside] = await Promise.all([
        import(/* webpackChunkName: "estateWorkbook" */ "./writeSample"),
        spreadsheet(),
      ]);
      return writeSample({ estate: sample.imported, benchmarks }, beside, task);
    });
    await this.lookForEarlier();
    this.show();
  }

  private show(): void {
    const cards = this.estates.map((one) =>
      estateCard(one, this.earlier, {
        write: (plan, inPlace) => void this.write(one, plan, inPlace),
        remove: () => this.remove(one),
      }),
    );
    const hint =
      cards.length < 2
        ? []
        : [
            create(
              "li",
              { className: "quiet" },
              "Each card is a separate estate. To combine several exports in one estate, import them together.",
            ),
          ];
    find("estates").replaceChildren(...cards, ...hint);
  }

  private remove(one: SessionEstate): void {
    this.estates.splice(this.estates.indexOf(one), 1);
    this.show();
    find("pick-files").focus();
  }

  private async write(one: SessionEstate, plan: EstatePlan, inPlace: boolean): Promise<void> {
    const message = ESTATE_PLANS[plan].title.toLowerCase();
    const isDone = await runTask(`${inPlace ? "Updating" : "Writing"} ${message}`, async (task) => {
      const [{ writeEstate }, beside] = await Promise.all([
        import(/* webpackChunkName: "estateWorkbook" */ "./writeEstate"),
        spreadsheet(),
      ]);
      const known = one.isAnonymous ? this.known : undefined;
      // Names in a benchmark would not be replaced.
      const chosen = plan === "design" ? await this.testsOf() : [];
      const tests = one.isAnonymous ? [] : chosen;
      const leftOut = chosen.length - tests.length;
      const written = await writeEstate(
        one.imported,
        { known, names: this.known, inPlace, plan, tests },
        beside,
        task,
      );
      one.pseudonyms = written.pseudonyms;
      this.known = written.pseudonyms ?? this.known;
      return leftOut === 0 ? written.message : `${written.message} ${NO_TESTS}`;
    });
    await this.lookForEarlier(isDone ? [plan] : []);
    this.show();
  }

  /**
   * Looks for what the workbook has. Where the spreadsheet does not answer, what was known holds.
   *
   * @param written What was written just now.
   */
  private async lookForEarlier(written: readonly EstatePlan[] = []): Promise<void> {
    try {
      const outline = await (await spreadsheet()).outline();
      const plans = Object.keys(ESTATE_PLANS) as EstatePlan[];
      this.earlier = new Set(plans.filter((plan) => recordedPlan(outline, [plan]) !== undefined));
    } catch {
      this.earlier = new Set([...this.earlier, ...written]);
    }
  }
}
