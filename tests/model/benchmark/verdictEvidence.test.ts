import { VERDICT_EVIDENCE, whyNotEvidence, wordsAgainst } from "../../../src/model/benchmark/verdictEvidence";
import { VERDICT_WORDS } from "../../../src/reports/sheets/verdict";

test("every word of a verdict is evaluated as evidence, in the order of the report", () => {
  const { OK, ...others } = VERDICT_EVIDENCE;
  expect(Object.keys(others)).toEqual(VERDICT_WORDS.map(({ word }) => word));
  expect([OK.cost.counts, OK.iops.counts]).toEqual([true, true]);
});

const AGAINST = ["Invalid", "Repeats differ", "Not steady", "Too short", "May fit cache", "Check files"];

test.each(Object.entries(VERDICT_EVIDENCE))(
  "%s counts as evidence or not, for a reason",
  (word, evidence) => {
    const counts = !AGAINST.includes(word);
    expect([evidence.cost.counts, evidence.iops.counts]).toEqual([counts, counts]);
    expect(evidence.cost.because).not.toBe("");
    expect(evidence.iops.because).not.toBe("");
  },
);

test("the first verdict that speaks against a test is named", () => {
  expect(wordsAgainst("cost")).toEqual(AGAINST);
  expect(whyNotEvidence(["CPU", "Too short", "May fit cache"], "cost")).toEqual({
    phrase: "too short",
    because: "ramp-up and the first writes, which cost less, weigh too much",
  });
  expect(whyNotEvidence(["Rate limit", "CPU close"], "iops")).toBeNull();
  expect(whyNotEvidence([], "iops")).toBeNull();
});
