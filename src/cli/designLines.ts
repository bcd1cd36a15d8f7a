import { MAX_HOSTS } from "../design/candidates";
import { MAX_TARGETS } from "../design/demandForm";
import type { OptionName } from "../design/optionInputs";
import { solvedOf } from "../design/solvedHosts";
import { MARK } from "../sheets/mark";
import { counted } from "../model/units/counted";
import type { DesignSummary, OptionSummary } from "./designDocument";
import type { PlanCells } from "./planCells";

/** Sentences that are printed: the others stand on the sheets Design and Reasons. */
const MAX_UNKNOWN = 2;
const MAX_QUESTIONS = 3;

const figure = (value: number | null): string =>
  value === null ? "?" : Math.round(value).toLocaleString("en-US");

/** A design in at most a dozen lines: verdict, hosts, what limits, what is not known, what to ask. */
export function designLines(document: DesignSummary, cells: PlanCells): string[] {
  const { estate, options, chosen } = document;
  const own = options.find(({ name }) => name === chosen);
  const others = options.filter(({ name }) => name !== chosen);
  const unknown = sentences("sentence", cells, (row) => cells.text("risks.mark", row) === MARK.unknown);
  const questions = sentences("ask", cells);
  return [
    ...(estate === null ? [] : [todayLine(estate)]),
    cells.text("verdict") ?? `${MARK.unknown} Not calculated`,
    ...(own === undefined ? [] : hostsLines(own, cells)),
    ...others.map(
      ({ name, hosts }) =>
        `Option ${name}: ${cells.text(`${name}.shortVerdict`) ?? MARK.unknown} (${hosts === null ? noHosts(name, cells) : `${figure(hosts)} hosts`})`,
    ),
    ...unknown.slice(0, MAX_UNKNOWN).map((sentence) => `Not known: ${sentence}`),
    ...questions.slice(0, MAX_QUESTIONS).map((question) => `Ask the customer: ${question}`),
    ...testedLine(cells),
  ];
}

function todayLine(estate: NonNullable<DesignSummary["estate"]>): string {
  const known = (id: string): number | null => (typeof estate[id] === "number" ? estate[id] : null);
  const of = (id: string): string => figure(known(id));
  const nouns = (id: string, noun: string): string => {
    const count = known(id);
    return count === null ? `${figure(null)} ${noun}s` : counted(count, noun);
  };
  return `Today: ${nouns("vms", "VM")} (${of("full")} in full, ${of("capacityOnly")} for ${known("capacityOnly") === 1 ? "its" : "their"} capacity only, ${of("out")} out), ${nouns("hosts", "host")}, ${nouns("clusters", "cluster")}`;
}

/** How the IOPS per host stand against a benchmark. */
function testedLine(cells: PlanCells): string[] {
  const sentence = cells.has("testedSentence") ? cells.text("testedSentence") : null;
  return sentence === null ? [] : [`Benchmark: ${sentence}`];
}

function hostsLines({ name, limitedBy, hosts, ...one }: OptionSummary, cells: PlanCells): string[] {
  const [first, second] = [cells.text(`${name}.first`), cells.text(`${name}.second`)];
  const lever = cells.text("lever");
  if (hosts === null) return [`Option ${name}: ${noHosts(name, cells)}`];
  return [
    `Option ${name}, ${figure(hosts)} hosts: ${hostsByTarget(name, cells).join(", ")}`,
    ...(limitedBy === null
      ? []
      : [
          `${atBeginning(first ?? "?")} limits first, then ${second ?? "?"}${lever === null ? "" : `. ${lever}`}`,
        ]),
    `${figure(one.licenseCores)} cores to license, ${figure(one.licenseAddTib)} TiB of vSAN to add, ${figure(one.usableTib)} TiB usable`,
  ];
}

/** Why an option has no number of hosts: none fits somewhere, or what decides it is not known. */
function noHosts(option: OptionName, cells: PlanCells): string {
  const grid = solvedOf(option);
  const rows = Array.from({ length: cells.rows(`${grid}.name`) }, (_, i) => i + 1);
  const without = rows
    .filter((row) => (cells.number(`${grid}.hosts`, row) ?? 0) > MAX_HOSTS)
    .flatMap((row) => cells.text(`${grid}.name`, row) ?? []);
  return without.length === 0 ? "hosts are not known" : `no number of hosts fits ${without.join(", ")}`;
}

function hostsByTarget(option: OptionName, cells: PlanCells): string[] {
  const grid = solvedOf(option);
  return Array.from({ length: Math.min(MAX_TARGETS, cells.rows(`${grid}.name`)) }, (_, i) => i + 1).flatMap(
    (row) => {
      const name = cells.text(`${grid}.name`, row);
      if (name === null) return [];
      const equal = cells.number(`${grid}.clusters`, row);
      const clusters = equal === null || equal === 1 ? "" : ` in ${figure(equal)} clusters`;
      return [`${name} ${figure(cells.number(`${grid}.allHosts`, row))}${clusters}`];
    },
  );
}

/** Texts of a column of the risks that apply, those that change most first. */
function sentences(
  column: "sentence" | "ask",
  cells: PlanCells,
  isOne: (row: number) => boolean = () => true,
): string[] {
  return Array.from({ length: cells.rows("risks.is") }, (_, i) => i + 1)
    .filter((row) => cells.number("risks.is", row) === 1 && isOne(row))
    .flatMap((row) => cells.text(`risks.${column}`, row) ?? []);
}

/** A word at the beginning of a sentence: vCPU stays as it is. */
function atBeginning(word: string): string {
  return word.startsWith("v") ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
