import { Session, type SessionGrid } from "../../src/workbench/session";
import { writeUniver } from "../../src/workbook/writers/univer/writeUniver";
import { sourceFunctions } from "../sourceFunctions";
import { sampleDrawing } from "../workbook/sampleWorkbook";

/** A session whose grid holds the sample, with another name for its first sheet. */
function renamed(name: string): Session {
  const opened = sampleDrawing();
  const snapshot = structuredClone(writeUniver(opened).output);
  const [sheet] = Object.values(snapshot.sheets);
  if (sheet) sheet.name = name;
  const grid = {
    open: () => undefined,
    contents: () => ({ snapshot, spills: {} }),
    calculated: () => Promise.resolve(),
  };
  const session = new Session(grid as unknown as SessionGrid, sourceFunctions, () => true);
  session.restore({ opened, snapshot, safe: "" });
  return session;
}

test("a copy of a sheet whose name is too long for Excel must be renamed before it is downloaded", async () => {
  const name = "Abcdefghijklmnopqrstuvwxyz (Copy)";
  await expect(renamed(name).toXlsx()).rejects.toThrow(
    `rename the sheet "${name}": it has 33 of at most 31 characters`,
  );
  await expect(renamed("History").toXlsx()).rejects.toThrow('rename the sheet "History"');
  expect((await renamed(name.slice(0, 31)).toXlsx()).bytes.length).toBeGreaterThan(1000);
});
