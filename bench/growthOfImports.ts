import { growthOfProcesses } from "./growthOfProcesses";
import { hcibenchZip, iometerFile } from "./inputs";
import type { MeasureOptions } from "./measures";
import type { Row } from "./row";
import { runCommand, runCommandLine, runScript } from "./process";

const MEGABYTES = [10, 100, 1000];

/** How imports grow with the size of the results. */
export function growthOfImports({ folder, quick }: MeasureOptions): Row[] {
  const sizes = quick ? MEGABYTES.slice(0, -1) : MEGABYTES;
  const hcibench = growthOfProcesses(sizes, {
    id: "growth.hcibench",
    what: "import of an HCIBench zip",
    chart: "import",
    flat: "MB",
    runs(size) {
      const zip = hcibenchZip(folder, size);
      return {
        "HCIBench zip": () => runCommandLine("parse", zip),
        "unzip -p": () => runCommand("unzip", "-p", zip),
      };
    },
  });
  const iometer = growthOfProcesses(sizes, {
    id: "growth.iometer",
    what: "import of Iometer results",
    chart: "import",
    flat: "MB",
    runs(size) {
      const file = iometerFile(folder, size);
      return {
        "Iometer results": () => runCommandLine("parse", "--format", "ndjson", file),
        "PapaParse's bare parse": () => runScript("bench/papaparse.mjs", file),
      };
    },
  });
  return [...hcibench, ...iometer];
}
