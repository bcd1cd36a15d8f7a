import { sourceFunctions } from "../sourceFunctions";
import { REFERENCE_RUNS } from "../reports/sampleRuns";
import { benchmarkReport } from "../../src/reports/benchmarkReport";
import { findReport } from "../../src/taskpane/plans/findReport";
import { readEarlier } from "../../src/taskpane/plans/readEarlier";
import { readStored } from "../../src/workbench/saved/storedWorkbook";
import { Session, type SessionGrid } from "../../src/workbench/session";
import { shownSheet } from "../../src/workbook/shownSheet";
import { carryInputs } from "../../src/workbook/carryInputs";
import type { UniverSnapshot } from "../../src/workbook/writers/univer/snapshot";
import { writeUniver } from "../../src/workbook/writers/univer/writeUniver";
import { savedDrawing } from "../taskpane/plans/savedReport";

/** A grid that holds what it is given. */
function holding(): SessionGrid {
  let shown: UniverSnapshot | undefined;
  const open = (snapshot: UniverSnapshot) => void (shown = snapshot);
  return {
    open,
    openAsStep: open,
    contents() {
      if (!shown) throw new Error("nothing is open");
      return { snapshot: shown, spills: {} };
    },
    calculated: () => Promise.resolve(),
    withDraft: (snapshot) => snapshot,
  };
}

/** The session of a browser that saved a report of release 0.1.0, with a value typed beside a label. */
async function restored(sheet: string, label: string, value: number): Promise<Session> {
  const { records: _, ...opened } = await savedDrawing();
  const row = opened.sheets.find(({ name }) => name === sheet)?.values.find((cells) => cells[0] === label);
  if (!row) throw new Error(`${sheet} has no label "${label}"`);
  row[1] = value;
  const snapshot = writeUniver({ ...opened, records: [] }).output;
  const session = new Session(holding(), sourceFunctions, () => true);
  session.restore(readStored({ opened, snapshot, safe: "" }));
  return session;
}

test("updates a report of 0.1.0 that the browser saved, with what was typed into it", async () => {
  const session = await restored("Summary", "Hosts in the cluster", 5);
  const reader = {
    outline: () => Promise.resolve(session.outline()),
    read: async () => {
      const { drawing } = await session.read();
      return new Map(drawing.sheets.map((sheet) => [sheet.name, shownSheet(sheet)]));
    },
  };
  const report = await findReport(reader);
  if (!report) throw new Error("the report is not found");
  const planned = benchmarkReport({ imports: [{ name: "a.zip", runs: REFERENCE_RUNS }], diagnostics: [] });
  const { shown } = await readEarlier(report, reader);
  const { spec, carried } = carryInputs(planned, report.plan, shown);
  const added = session.add(spec, report.drawn);
  expect(carried).toBe(1);
  // No sheet and no name is there twice, and none of the earlier ones is left.
  expect(added.sheets).toEqual(planned.sheets.map(({ name }) => name));
  expect(added.names).toEqual(planned.names.map(({ name }) => name));
  expect(session.outline().sheets).toEqual(added.sheets);
  const { drawing } = await session.read();
  const facts = drawing.sheets.find(({ name }) => name === "Facts");
  expect(facts?.values.find(([label]) => label === "Hosts in the cluster")?.[1]).toBe(5);
  const [found] = session.outline().records;
  expect(found?.record.plan).toBe("report");
});
