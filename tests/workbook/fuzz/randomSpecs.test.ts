import { Random } from "../../../bench/generate/random";
import { calculate } from "../../../src/calculator/calculate";
import { layout } from "../../../src/workbook/layout";
import { SpecError } from "../../../src/workbook/specError";
import { validate } from "../../../src/workbook/validate";
import { sourceFunctions } from "../../sourceFunctions";
import { times } from "../../volume";
import { faultsOfWriters } from "./checkWritten";
import { damageSpec } from "./damageSpec";
import { randomSpec } from "./randomSpec";

/** `SPECS=2000 SPEC_SEED=7 npx jest tests/workbook/fuzz` writes more workbooks, and others. */
const SPECS = times("SPECS", { all: 60, sample: 8 });
const SEED = Number(process.env.SPEC_SEED ?? 1);
/** Damaging costs little: nothing is written. */
const DAMAGED_PER_SPEC = 10;

const randomOf = (index: number): Random => new Random(SEED * 1_000_003 + index);
const OPTIONS = { customFunctions: sourceFunctions.ids };

/** Runs one case and gives what is wrong with it, the case's number in front. */
async function faultsOf(index: number, check: () => string[] | Promise<string[]>): Promise<string[]> {
  try {
    return (await check()).map((fault) => `#${String(index)} ${fault}`);
  } catch (error) {
    return [`#${String(index)} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

async function firstFaults(
  count: number,
  check: (index: number) => string[] | Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (let index = 0; index < count && faults.length < 10; index += 1) {
    faults.push(...(await faultsOf(index, () => check(index))));
  }
  return faults.slice(0, 10);
}

test(
  "a random workbook is valid, and every writer writes what it holds",
  async () => {
    const faults = await firstFaults(SPECS, (index) => {
      const spec = randomSpec(randomOf(index));
      validate(spec, OPTIONS);
      return faultsOfWriters(calculate(layout(spec), sourceFunctions));
    });
    expect(faults).toEqual([]);
  },
  60_000 + SPECS * 1000,
);

test("a broken workbook is refused with an error that reports where or what", async () => {
  const count = SPECS * DAMAGED_PER_SPEC;
  const faults = await firstFaults(count, (index) => {
    const random = randomOf(index);
    const spec = randomSpec(random);
    const damage = damageSpec(spec, random);
    if (damage === null) return [];
    try {
      validate(spec, OPTIONS);
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      return error.message.includes(damage.quotes)
        ? []
        : [`${damage.how}: "${damage.quotes}" not in ${error.message}`];
    }
    return [`${damage.how} (${damage.quotes}) is accepted`];
  });
  expect(faults).toEqual([]);
});
