import { EXPLAINED } from "./explained";
import { FIGURES, type Figure, type Rule } from "./golden";
import { BENCHMARK_RULES } from "./rules/benchmark";
import { CAPACITY_RULES } from "./rules/capacity";
import { NVME_RULES } from "./rules/nvme";
import { RDMA_RULES } from "./rules/rdma";
import { RULE_OF_THUMB_RULES } from "./rules/rulesOfThumb";

const RULES: readonly Rule[] = [
  ...NVME_RULES,
  ...RULE_OF_THUMB_RULES,
  ...BENCHMARK_RULES,
  ...RDMA_RULES,
  ...CAPACITY_RULES,
];

const ruleOf = ({ id }: Figure): Rule | undefined => RULES.find((rule) => rule.id.test(id));
const SAME_ARITHMETIC = 1e-6;

const reproduced = FIGURES.filter((figure) => ruleOf(figure) !== undefined);
const explained = FIGURES.filter(({ id }) => EXPLAINED.some((entry) => entry.id.test(id)));

test.each(reproduced.map((figure) => [figure.id, figure] as const))("%s", (id, figure) => {
  const rule = ruleOf(figure);
  const groups = rule?.id.exec(id)?.slice(1) ?? [];
  const value = rule?.reproduce(figure, ...groups);
  const { recomputed } = figure;
  if (typeof recomputed !== "number") {
    expect(value).toBe(recomputed);
    return;
  }
  const tolerance = rule?.tolerance ?? SAME_ARITHMETIC;
  expect(Math.abs(Number(value) - recomputed)).toBeLessThanOrEqual(tolerance * Math.abs(recomputed) + 1e-12);
});

test("every figure of the sources is reproduced or explained, none twice", () => {
  const both = reproduced.filter((figure) => explained.includes(figure));
  const neither = FIGURES.filter((figure) => !reproduced.includes(figure) && !explained.includes(figure));
  expect(both.map(({ id }) => id)).toEqual([]);
  expect(neither.map(({ id }) => id)).toEqual([]);
  process.stdout.write(
    `reproduced ${reproduced.length}, explained ${explained.length}, of ${FIGURES.length}\n`,
  );
  expect(FIGURES).toHaveLength(401);
  expect(reproduced.length).toBeGreaterThanOrEqual(300);
});

test("every rule and every explanation is for some figure", () => {
  const idle = [...RULES, ...EXPLAINED].filter(({ id }) => !FIGURES.some((figure) => id.test(figure.id)));
  expect(idle.map(({ id }) => String(id))).toEqual([]);
});
