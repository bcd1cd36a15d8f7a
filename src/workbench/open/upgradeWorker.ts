/** Reads .xlsx files of earlier releases beside the page, brings them to this one, and saves them in this browser. */
import { randomAccessOfBlob } from "../../archive/randomAccess";
import { savedImports } from "../../upgrade/ofFiles/savedImports";
import { plansOfResults } from "../../upgrade/ofFiles/plansOfResults";
import { upgradeSections } from "../../upgrade/upgradeSections";
import { upgradeWorkbook } from "../../upgrade/upgradeWorkbook";
import { openXlsx } from "../../workbook/readers/xlsx/openXlsx";
import { loadFunctions } from "../loadFunctions";
import { answerRequests } from "./answerRequests";
import { preparedWorkbook } from "./preparedWorkbook";

/** How a worker runs a script. */
const { importScripts } = globalThis as unknown as { importScripts: (address: string) => void };

answerRequests(async (file, functions) => {
  const { host } = await loadFunctions("./", (address) => Promise.resolve(importScripts(address)));
  const read = await openXlsx(randomAccessOfBlob(file));
  const problems: string[] = [];
  const saved = await savedImports(read.savedImports ?? [], (problem) => void problems.push(problem));
  const others = plansOfResults(read.drawing, { results: undefined, estate: undefined, saved });
  const { drawing, report } = upgradeWorkbook(read, others, host);
  const known = new Set(functions);
  const upgraded = { ...read, drawing, losses: report.notRead, lost: [] };
  const { found, ...prepared } = preparedWorkbook(upgraded, file.name, (id) => known.has(id));
  const sections = upgradeSections({ ...report, notRead: [] });
  return {
    ...prepared,
    found: {
      ...found,
      isOlder: false,
      upgrade: {
        carried: report.carried.length,
        sections: problems.length === 0 ? sections : [{ heading: "Not read", lines: problems }, ...sections],
      },
    },
  };
});
