import { hcibenchZip, iometerFile, megabytes, smallHcibenchFolder } from "./inputs";
import type { MeasureOptions } from "./measures";
import type { Row } from "./row";
import { inTurn, runCommand, runCommandLine, runScript } from "./process";

/** What reading results of every size takes, beside the tools that do the least that must be done. */
export function imports({ folder, quick }: MeasureOptions): Row[] {
  const size = quick ? 100 : 1000;
  return [...hcibenchResults(folder, size), ...iometerResults(folder, size / 10), ...smallFiles(folder)];
}

/** A zip, beside what `unzip -p` needs to inflate it. The goal is that of the figures; the time series cost extra. */
function hcibenchResults(folder: string, size: number): Row[] {
  const zip = hcibenchZip(folder, size);
  return ["off", "on"].flatMap((series): Row[] => {
    const flags = series === "on" ? ["--series"] : [];
    const [own, unzip] = inTurn(
      () => runCommandLine("parse", ...flags, zip),
      () => runCommand("unzip", "-p", zip),
    );
    const id = `import.hcibench.series-${series}`;
    const what = `HCIBench zip, ${size.toLocaleString("en-US")} MB unpacked, time series ${series}`;
    return [
      {
        id: `${id}.time`,
        what,
        unit: "s",
        ours: own.seconds,
        peer: { name: "unzip -p", figure: unzip.seconds },
        ...(series === "off" ? { goal: { most: 0.6, of: "ratio" } } : {}),
        remark: `${(size * 0.6).toFixed(0)} VM files, ${megabytes(zip).toFixed(0)} MB zipped; processor time ${own.processorSeconds.toFixed(1)} s`,
      },
      {
        id: `${id}.memory`,
        what: `${what}: peak memory`,
        unit: "MB",
        ours: own.peakMb,
        goal: { most: 250, of: "figure" },
      },
    ];
  });
}

/** Both processes stream the file row by row, and both times include Node's start; ours also writes what it found. */
function iometerResults(folder: string, size: number): Row[] {
  const file = iometerFile(folder, size);
  const [own, papa] = inTurn(
    () => runCommandLine("parse", "--format", "ndjson", file),
    () => runScript("bench/papaparse.mjs", file),
  );
  const what = `Iometer results, ${size} MB`;
  return [
    {
      id: "import.iometer.time",
      what,
      unit: "s",
      ours: own.seconds,
      peer: { name: "PapaParse's bare parse", figure: papa.seconds },
      goal: { most: 1, of: "ratio" },
      remark: `processor time ${own.processorSeconds.toFixed(2)} s, PapaParse's ${papa.processorSeconds.toFixed(2)} s`,
    },
    {
      id: "import.iometer.memory",
      what: `${what}: peak memory`,
      unit: "MB",
      ours: own.peakMb,
      peer: { name: "PapaParse's bare parse", figure: papa.peakMb },
    },
  ];
}

/** A folder of which every file is opened, for what a file costs rather than a byte. */
function smallFiles(folder: string): Row[] {
  const results = smallHcibenchFolder(folder, { vms: 2000, cases: 10 });
  const [own] = inTurn(() => runCommandLine("parse", results));
  return [
    {
      id: "import.files",
      what: "HCIBench folder, 20,000 small VM files",
      unit: "s",
      ours: own.seconds,
      remark: `peak ${own.peakMb.toFixed(0)} MB`,
    },
  ];
}
