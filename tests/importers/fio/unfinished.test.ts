import { parseFioText } from "../../../src/importers/fio/parseFioText";
import { direction3, document3, job3, normal } from "./fioTexts";

/** Messages of unfinished runs, with their lines. */
function unfinished(text: string): string[] {
  const { diagnostics } = parseFioText(text, "a.txt");
  return diagnostics.flatMap(({ severity, code, message, line }) =>
    code === "unfinished-run" ? [`${severity} ${line}: ${message}`] : [],
  );
}

/** The line, from 1, that holds a part of a text. */
const lineOf = (part: string, text: string) => text.slice(0, text.indexOf(part)).split("\n").length;

describe("a job that ran shorter than its options state", () => {
  const timed = { rw: "randrw", time_based: "1" };
  const job = (ms: { read: number; write: number; trim?: number }, options: object, changes: object = {}) => {
    const side = (runtime: number) => ({ ...direction3(100, 409600, null), runtime });
    const { read, write, trim = 0 } = ms;
    const directions = { read: side(read), write: side(write), trim: side(trim) };
    return job3({ ...directions, "job options": options, ...changes });
  };

  test.each<[string, object, string | null]>([
    ["5% less", job({ read: 285_000, write: 0 }, { ...timed, runtime: "300" }), null],
    [
      "more than 5% less",
      job({ read: 284_999, write: 9 }, { ...timed, runtime: "5m" }),
      "284.999 s of 300 s",
    ],
    ["longer", job({ read: 400_000, write: 0 }, { ...timed, runtime: "300" }), null],
    ["the whole time with writes only", job({ read: 3, write: 300_000 }, { ...timed, runtime: "300" }), null],
    [
      "the whole time with trims only",
      job({ read: 3, write: 3, trim: 300_000 }, { ...timed, runtime: "300" }),
      null,
    ],
    ["less, but not by time", job({ read: 48_000, write: 0 }, { rw: "read", runtime: "300" }), null],
    [
      "less, but the ramp is not in its time",
      job({ read: 300_000, write: 0 }, { ...timed, runtime: "300", ramp_time: "900" }),
      null,
    ],
    ["an unknown time", job({ read: 0, write: 0 }, { ...timed, runtime: "300" }), null],
  ])("%s: %j", (_, one, time) => {
    const text = document3([one]);
    const message = `warning ${lineOf('"jobname"', text)}: Job mixed ran for ${time}: the run is incomplete.`;
    expect(unfinished(text)).toEqual(time === null ? [] : [message]);
  });

  test("is reported once, by what was left where fio states it", () => {
    const one = job({ read: 48_000, write: 0 }, { ...timed, runtime: "300" }, { eta: 252 });
    expect(unfinished(document3([one]))).toEqual([expect.stringContaining("Job mixed had 252 s left")]);
  });

  test("is in order where another job of the group ends all (exitall)", () => {
    const jobs = (exitall: object) => [
      job({ read: 60_000, write: 0 }, { ...timed, runtime: "60", ...exitall }),
      job({ read: 60_000, write: 0 }, { ...timed, runtime: "300" }, { jobname: "b" }),
    ];
    expect(unfinished(document3(jobs({ exitall: "1" })))).toEqual([]);
    expect(unfinished(document3(jobs({})))).toEqual([expect.stringContaining("Job b ran for 60 s of 300 s")]);
  });
});

describe("a signal that ended fio", () => {
  const signal = (number: number) => `\nfio: terminating on signal ${number}\n`;

  test("is reported at the result that follows it", () => {
    const text =
      document3([job3()]) + signal(15) + document3([job3({ jobname: "cut" })]) + document3([job3()]);
    const at = lineOf('"jobname": "cut"', text);
    expect(unfinished(text)).toEqual([
      `warning ${at}: Signal 15 ended fio (line ${lineOf("terminating", text)}): the run is incomplete.`,
    ]);
  });

  test("is reported at the normal output that follows it", () => {
    const [header = "", version = "", ...result] = normal.split("\n");
    const text = [
      header,
      version,
      "^Cbs: 1 (f=1): [R(1)] [63.5% done]",
      signal(2).trim(),
      "",
      ...result,
    ].join("\n");
    expect(unfinished(text)).toEqual(["warning 6: Signal 2 ended fio (line 4): the run is incomplete."]);
  });

  test("is reported at the last group that ran: the groups behind it never began", () => {
    const idle = { read: direction3(0, 0, null), write: direction3(0, 0, null) };
    const jobs = [
      job3({ jobname: "first" }),
      job3({ jobname: "second", groupid: 1 }),
      job3({ jobname: "third", groupid: 2, ...idle }),
    ];
    const text = signal(2) + document3(jobs);
    expect(unfinished(text)).toEqual([expect.stringContaining(`warning ${lineOf('"second"', text)}: `)]);
  });

  test("is reported once, however often it came", () => {
    const later = document3([job3()], { timestamp_ms: 1_800_000_000_000 });
    expect(unfinished(signal(2) + signal(15) + document3([job3()]) + later)).toEqual([
      expect.stringContaining("Signal 2 ended fio (line 2)"),
    ]);
  });

  test("is nothing that results above it have", () => {
    expect(unfinished(document3([job3()]) + signal(2))).toEqual([]);
  });

  test("is each fio's own", () => {
    const both =
      signal(2) + document3([job3()]) + signal(15) + document3([job3()], { timestamp_ms: 1_800_000_000_000 });
    expect(unfinished(both)).toEqual([
      expect.stringContaining("Signal 2 ended fio"),
      expect.stringContaining("Signal 15 ended fio"),
    ]);
  });
});
