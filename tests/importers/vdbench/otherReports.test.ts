import { importSource } from "../../../src/importers/importers";
import { folderOf, textFile } from "../sources";
import type { PrintedRun } from "./vdbenchTexts";
import { flatfileOf, summaryOf } from "./vdbenchTexts";

type Files = [path: string, text: string][];

const imported = (files: Files) => importSource(folderOf(files.map(([path, text]) => textFile(path, text))));

/** What `hci-planner parse` lists: case, run definition, I/O rate and file of each run, and the diagnostics. */
async function listed(files: Files): Promise<{ runs: string[]; diagnostics: string[] }> {
  const { runs, diagnostics } = await imported(files);
  return {
    runs: runs.map((run) => `${run.case} ${run.job} ${run.results.iops} ${run.source.file}`),
    diagnostics: diagnostics.map(({ severity, code, file, message }) => {
      expect(message).toContain(file);
      return `${severity} ${code}: ${message}`;
    }),
  };
}

const rd1: PrintedRun = { run: "rd1", rate: 2000.5 };
const rd2: PrintedRun = { run: "rd2", rate: 100, start: "10:01:02.001", end: "10:02:01.000" };
const rd3: PrintedRun = { run: "rd3", rate: 50, start: "10:02:02.001", end: "10:03:01.000" };
const next: PrintedRun = { run: "rd1", rate: 1500.5, start: "14:00:00.001", end: "14:01:01.000" };
const totals = { report: "totals" };
const CUT = "Either a report is cut short, or the files are of different tests.";

test.each<[string, Files, string[], string[]]>([
  [
    "a run that a cut flatfile lacks is added from the summary",
    [
      ["a/flatfile.html", flatfileOf([rd1])],
      ["a/summary.html", summaryOf([rd1, rd2])],
    ],
    ["a rd1 2000.5 a/flatfile.html", "a rd2 100 a/summary.html"],
    [`warning missing-runs: a/flatfile.html lacks run rd2: added from a/summary.html. ${CUT}`],
  ],
  [
    "a run is added from the best report that holds it",
    [
      ["a/totals.html", summaryOf([rd1, rd2, rd3], totals)],
      ["a/summary.html", summaryOf([rd1, rd2])],
      ["a/flatfile.html", flatfileOf([rd1])],
    ],
    ["a rd1 2000.5 a/flatfile.html", "a rd2 100 a/summary.html", "a rd3 50 a/totals.html"],
    [
      `warning missing-runs: a/flatfile.html lacks run rd2: added from a/summary.html. ${CUT}`,
      `warning missing-runs: a/flatfile.html lacks run rd3: added from a/totals.html. ${CUT}`,
    ],
  ],
  [
    "loose files of two tests are both read, and their titles distinguish them",
    [
      ["flatfile.html", flatfileOf([rd1], "v1")],
      ["summary.html", summaryOf([next, rd3], { folder: "v2" })],
    ],
    ["v1 rd1 2000.5 flatfile.html", "v2 rd1 1500.5 summary.html", "v2 rd3 50 summary.html"],
    [`warning missing-runs: flatfile.html lacks 2 runs (rd1, rd3): added from summary.html. ${CUT}`],
  ],
  [
    "tests of one name and folder have numbered cases",
    [
      ["flatfile.html", flatfileOf([rd1])],
      ["summary.html", summaryOf([next])],
    ],
    ["output (1) rd1 2000.5 flatfile.html", "output (2) rd1 1500.5 summary.html"],
    [`warning missing-runs: flatfile.html lacks run rd1: added from summary.html. ${CUT}`],
  ],
  [
    "tests whose loose files share their path have numbered cases",
    [
      ["flatfile.html", flatfileOf([rd1])],
      ["flatfile.html", flatfileOf([next])],
      ["flatfile.html", flatfileOf([rd3])],
    ],
    [
      "output (1) rd1 2000.5 flatfile.html",
      "output (2) rd1 1500.5 flatfile.html",
      "output rd3 50 flatfile.html",
    ],
    [],
  ],
  [
    "the loops of a run definition stay one case",
    [
      ["flatfile.html", flatfileOf([rd1])],
      ["summary.html", summaryOf([rd1, next])],
    ],
    ["output rd1 2000.5 flatfile.html", "output rd1 1500.5 summary.html"],
    [`warning missing-runs: flatfile.html lacks run rd1: added from summary.html. ${CUT}`],
  ],
  [
    "an added run has the case of its test where neither folders nor titles name it",
    [
      ["flatfile.html", flatfileOf([rd1]).replace(/<title>.*<\/title>/, "")],
      ["summary.html", summaryOf([rd1, rd2]).replace(/<title>.*<\/title>/, "")],
    ],
    ["flatfile rd1 2000.5 flatfile.html", "flatfile rd2 100 summary.html"],
    [`warning missing-runs: flatfile.html lacks run rd2: added from summary.html. ${CUT}`],
  ],
  [
    "runs of equal figures that start at different times are different",
    [
      ["flatfile.html", flatfileOf([rd1], "v1")],
      ["summary.html", summaryOf([{ ...next, rate: 2000.5 }], { folder: "v2" })],
    ],
    ["v1 rd1 2000.5 flatfile.html", "v2 rd1 2000.5 summary.html"],
    [`warning missing-runs: flatfile.html lacks run rd1: added from summary.html. ${CUT}`],
  ],
  [
    "runs of equal figures that start on different days are different",
    [
      ["summary.html", summaryOf([rd1], { folder: "v1" })],
      ["summary.html", summaryOf([rd1], { folder: "v2", created: "Jan 03 2024 UTC" })],
    ],
    ["v1 rd1 2000.5 summary.html", "v2 rd1 2000.5 summary.html"],
    [],
  ],
  [
    "all reports that lack a run are named",
    [
      ["flatfile.html", flatfileOf([rd1])],
      ["flatfile (1).html", flatfileOf([rd2])],
      ["summary.html", summaryOf([rd1, rd2, rd3])],
    ],
    [
      "output rd1 2000.5 flatfile.html",
      "flatfile (1) rd2 100 flatfile (1).html",
      "output rd3 50 summary.html",
    ],
    [`warning missing-runs: flatfile.html, flatfile (1).html lack run rd3: added from summary.html. ${CUT}`],
  ],
  [
    "many missing runs are one diagnostic with the first five names",
    [
      ["flatfile.html", flatfileOf([rd1])],
      [
        "summary.html",
        summaryOf([rd1, ...[..."abcdefg"].map((run, place) => ({ run, rate: 10 * (place + 1) }))]),
      ],
    ],
    [
      "output rd1 2000.5 flatfile.html",
      ...[..."abcdefg"].map((run, place) => `output ${run} ${10 * (place + 1)} summary.html`),
    ],
    [
      `warning missing-runs: flatfile.html lacks 7 runs (a, b, c, d, e and 2 more): added from summary.html. ${CUT}`,
    ],
  ],
])("%s", async (_, files, runs, diagnostics) => {
  expect(await listed(files)).toEqual({ runs, diagnostics });
});

test.each<[string, Files, string[]]>([
  [
    "a copy that a browser numbered",
    [
      ["a/summary.html", summaryOf([rd1, rd2])],
      ["a/summary (1).html", summaryOf([rd1, rd2])],
    ],
    ["a/summary (1).html repeats 2 runs (rd1, rd2) of a/summary.html: counted once."],
  ],
  [
    "a copy in another folder, whose other reports add no further diagnostic",
    [
      ["a/flatfile.html", flatfileOf([rd1, rd2])],
      ["a/summary.html", summaryOf([rd1, rd2])],
      ["b/flatfile.html", flatfileOf([rd1, rd2])],
      ["b/summary.html", summaryOf([rd1, rd2])],
    ],
    ["b/flatfile.html repeats 2 runs (rd1, rd2) of a/flatfile.html: counted once."],
  ],
  [
    "two loose copies of one path",
    [
      ["flatfile.html", flatfileOf([rd1, rd2])],
      ["flatfile.html", flatfileOf([rd1, rd2])],
    ],
    ["Another flatfile.html repeats 2 runs (rd1, rd2) of flatfile.html: counted once."],
  ],
  [
    "another kind of report in another folder, of which the better one counts",
    [
      ["summaries/4k.html", summaryOf([rd1, rd2])],
      ["flatfiles/4k.html", flatfileOf([rd1, rd2])],
    ],
    ["summaries/4k.html repeats 2 runs (rd1, rd2) of flatfiles/4k.html: counted once."],
  ],
  [
    "runs of two other reports",
    [
      ["1.html", flatfileOf([rd1])],
      ["2.html", flatfileOf([rd2])],
      ["3.html", flatfileOf([rd1, rd2])],
    ],
    ["3.html repeats run rd1 of 1.html: counted once.", "3.html repeats run rd2 of 2.html: counted once."],
  ],
])("a run counts once, with a diagnostic: %s", async (_, files, messages) => {
  const { runs, diagnostics } = await listed(files);
  expect(runs.map((run) => run.split(" ").at(-3))).toEqual(["rd1", "rd2"]);
  expect(diagnostics).toEqual(messages.map((message) => `info same-run: ${message}`));
});

test("a row is completed from the row of its own run, wherever the reports begin", async () => {
  const [first, second] = [
    { ...rd1, loops: "xfersize=4k" },
    { ...rd2, run: "rd1", loops: "xfersize=8k" },
  ];
  const files: Files = [
    ["a/flatfile.html", flatfileOf([second])],
    ["a/summary.html", summaryOf([first, second])],
  ];
  const { runs } = await imported(files);
  expect(runs.map(({ results, startedAt }) => [results.iops, startedAt])).toEqual([
    [100, "2024-01-02T10:01:02.001Z"],
    [2000.5, "2024-01-02T10:00:00.001Z"],
  ]);
});

test("a run of another test completes nothing", async () => {
  const files: Files = [
    ["flatfile.html", flatfileOf([rd1])],
    ["summary.html", summaryOf([next])],
  ];
  const { runs } = await imported(files);
  expect(runs.map(({ durationSeconds }) => durationSeconds)).toEqual([null, 60]);
});

test("a summary without its beginning has the name of its run from the totals", async () => {
  const summary = summaryOf([rd1]).replace(/.*Starting.*\n/, "");
  const { runs, diagnostics } = await listed([
    ["a/summary.html", summary],
    ["a/totals.html", summaryOf([rd1], totals)],
  ]);
  expect([runs, diagnostics]).toEqual([["a rd1 2000.5 a/summary.html"], []]);
});
