/** Templates beside a sheet of facts, calculated by LibreOffice from a copy with our calls as values. */
import { calculate } from "../../../src/calculator/calculate";
import { factName } from "../../../src/facts/fact";
import { FACTS } from "../../../src/facts/facts";
import type { Links } from "../../../src/sheets/links";
import type { Plan } from "../../../src/sheets/planWorkbook";
import { templates } from "../../../src/templates/templates";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import { layout } from "../../../src/workbook/layout";
import type { CellSpec, WorkbookSpec } from "../../../src/workbook/spec";
import { validate } from "../../../src/workbook/validate";
import { shareFile } from "../../../src/workbook/writers/xlsx/share/shareFile";
import { writeXlsx } from "../../../src/workbook/writers/xlsx/writeXlsx";
import { recalculated } from "../../calculator/libreOffice";
import { differences } from "../../readers/differences";
import { runs, testWhenInstalled } from "../../readers/whenInstalled";
import { sourceFunctions } from "../../sourceFunctions";
import { errorsIn } from "./errorsIn";
import { ENTERED, linksOf } from "./facts";
import { linkedInputs, overtyped, valueAt } from "./linkedCells";
import { longDescribe, sampled } from "../../volume";

/** The plan with its facts on a sheet behind it, as constants: a blank fact is a blank cell. */
function withFacts({ spec }: Plan, { source, values }: Links): WorkbookSpec {
  const facts = Object.values(FACTS).map(factName);
  const cells = facts.map((name, i): CellSpec => {
    const value = values.get(name) ?? null;
    return { kind: "input", at: `A${i + 1}`, value: typeof value === "object" ? null : value };
  });
  const names = facts.map((name, i) => ({ name, refersTo: { sheet: source, range: `A${i + 1}` } }));
  const sheet = { name: source, cells, print: { orientation: "portrait" as const } };
  return { ...spec, outside: [], names: [...spec.names, ...names], sheets: [...spec.sheets, sheet] };
}

interface Case {
  name: string;
  id: string;
  links: Links;
  /** Is every other linked input typed over? */
  isTypedOver?: boolean;
}

const ALL = linksOf(ENTERED);

const ALL_CASES: readonly Case[] = [
  ...["hosts", "core-dump", "vsan-cpu-budget", "rdma-savings", "ip-plan", "runbooks"].map((id) => ({
    name: `${id} with all facts`,
    id,
    links: ALL,
  })),
  { name: "hosts without hosts", id: "hosts", links: linksOf({ ...ENTERED, hosts: null }) },
  {
    name: "vsan-cpu-budget without growth",
    id: "vsan-cpu-budget",
    links: linksOf({ ...ENTERED, growthIops: null }),
  },
  { name: "core-dump without release", id: "core-dump", links: linksOf({ ...ENTERED, release: null }) },
  {
    name: "rdma-savings without prices",
    id: "rdma-savings",
    links: linksOf({ ...ENTERED, corePrice: null, wattsPerCore: null, kwhPrice: null }),
  },
  { name: "runbooks without a domain", id: "runbooks", links: linksOf({ ...ENTERED, domain: null }) },
  { name: "hosts typed over", id: "hosts", links: ALL, isTypedOver: true },
  { name: "stretched-cluster typed over", id: "stretched-cluster", links: ALL, isTypedOver: true },
];

/** readers/templates.test.ts has LibreOffice calculate templates next to their facts, too. */
const CASES = sampled(ALL_CASES, ({ name }) => name === "hosts typed over");

function drawn({ id, links, isTypedOver = false }: Case): WorkbookDrawing {
  const template = templates.find((one) => one.id === id);
  if (!template) throw new Error(`there is no template ${id}`);
  const plan = template.plan(links);
  const spec = withFacts(plan, links);
  validate(spec, { customFunctions: sourceFunctions.ids });
  const drawing = calculate(layout(spec), sourceFunctions);
  if (!isTypedOver) return drawing;
  const chosen = linkedInputs(plan).filter((_, i) => i % 2 === 0);
  const constants = chosen.flatMap((input) => {
    const fact = valueAt(drawing, input);
    return typeof fact === "number" ? [{ input, value: fact < 1 ? fact / 2 : fact + 1 }] : [];
  });
  return calculate(overtyped(drawing, constants), sourceFunctions);
}

test.each(CASES)("no cell of $name is an error", (one) => {
  expect(errorsIn(drawn(one))).toEqual([]);
});

longDescribe("LibreOffice", () => {
  testWhenInstalled(
    { name: "LibreOffice", hint: "apt-get install libreoffice-calc" },
    runs("soffice", "--version"),
    "shows what we show",
    async () => {
      const ours = CASES.map(drawn);
      const files = await Promise.all(ours.map(async (drawing) => (await writeXlsx(drawing)).output));
      const theirs = await recalculated(files.map((file) => shareFile(file).output));
      const found = CASES.map(({ name }, i) => {
        const [mine, other] = [ours[i], theirs[i]];
        return [name, mine && other ? differences(mine, other) : "no values"];
      });
      expect(found).toEqual(CASES.map(({ name }) => [name, []]));
    },
  );
});
