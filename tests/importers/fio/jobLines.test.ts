import { jobLines } from "../../../src/importers/fio/jobLines";
import { lineCounter } from "../../../src/importers/reading/lineCounter";

const text = `noise "jobname": "none"
{
  "jobs": [
    {
      "jobname" : "a",
      "read": {
        "iops": 1,
        "lat_ns": { "mean": 2, "percentile": { "95x000000": 3,
          "95.000000": 4 } }
      },
      "iops_max": 5
    },
    {
      "jobname":"b",
      "write": 0,
      "iops": 8,
      "write": {
        "iops" :
          6 },
      "lat_ns": 7
    }
  ]
}
"late": 1
`;
const offset = text.indexOf("{");
const document = { offset, text: text.slice(offset, text.indexOf('"late"')) };

test("each job begins in the line of its name", () => {
  expect(jobLines(document, lineCounter(text)).map(({ start }) => start)).toEqual([5, 14]);
  expect(jobLines({ offset: 0, text: "{}" }, lineCounter("{}"))).toEqual([]);
});

test.each([
  ["a key", 0, ["read"], 6],
  ["a key in an object", 0, ["read", "iops"], 7],
  ["a key that another begins with", 0, ["iops_max"], 11],
  ["a key two objects down", 0, ["read", "lat_ns", "mean"], 8],
  ["a key with a point", 0, ["read", "lat_ns", "95.000000"], 9],
  ["a key that is missing: the job", 0, ["usr_cpu"], 5],
  ["a key of the next job only: the job", 0, ["write"], 5],
  ["a key that holds no object: the job", 1, ["lat_ns", "mean"], 14],
  ["a key in an object that a figure of the same name precedes", 1, ["write", "iops"], 18],
  ["a key behind the document: the job", 1, ["late"], 14],
  ["no key: the job", 1, [], 14],
])("the line of %s", (_, job, keys, line) => {
  expect(jobLines(document, lineCounter(text))[job]?.of(...keys)).toBe(line);
});

test.each([
  ["a number", 0, ["read", "iops"], "1"],
  ["an object", 0, ["read"], "{"],
  ["a key that is missing", 0, ["usr_cpu"], ""],
])("the text of %s", (_, job, keys, value) => {
  expect(jobLines(document, lineCounter(text))[job]?.textOf(...keys)).toBe(value);
});

test.each([
  ["1e999", "1e999"],
  ["-1 ", "-1"],
  ["null", "null"],
  ["true}", "true"],
  ["{ }", "{ }"],
  ["[]", "[]"],
  ['"a, b"', '"a, b"'],
  [`"${"x".repeat(60)}"`, `"${"x".repeat(39)}…`],
])("the value %s is quoted as %s", (value, quoted) => {
  const odd = `{"jobname":"a","read":{"iops":${value},"bw":5}}`;
  const [job] = jobLines({ offset: 0, text: odd }, lineCounter(odd));
  expect(job?.textOf("read", "iops")).toBe(quoted);
});

test("lines are counted from 1, and a line feed belongs to the line that it ends", () => {
  const lines = "a\n\nbc\nd";
  expect([...lines].map((_, at) => lineCounter(lines)(at))).toEqual([1, 1, 2, 3, 3, 3, 4]);
  expect(lineCounter("")(0)).toBe(1);
  expect(lineCounter("abc")(2)).toBe(1);
});
