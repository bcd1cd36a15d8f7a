import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { SetupFact, StorageKind } from "../../../model/benchmark/setupFact";
import { parseHealth } from "./healthSummary";
import { parseTestConfig } from "./testConfig";
import { parseVsanConfig, type VsanConfig } from "./vsanConfig";

/** A file of a case with its text. */
export interface CaseText {
  file: string;
  text: string;
}

/** What the files of a case state about its setup. */
export interface CaseSetup {
  vsan: VsanConfig | null;
  /** `hcibench.cfg` of a test on datastores; that of Kubernetes has none. */
  configFile: string | null;
  /** What holds for all datastores. */
  shared: SetupFact[];
  diagnostics: Diagnostic[];
}

/** A case without such files. */
export const NO_SETUP: CaseSetup = { vsan: null, configFile: null, shared: [], diagnostics: [] };

/** Reads `vsan.cfg`, `hcibench.cfg` and the health files of a case; `null` for a file that is not there. */
export function caseSetup(
  vsanConfig: CaseText | null,
  config: CaseText | null,
  health: readonly CaseText[],
): CaseSetup {
  const vsan = vsanConfig && parseVsanConfig(vsanConfig.text, vsanConfig.file);
  return {
    vsan,
    configFile: config?.text.includes("datastore_name:") ? config.file : null,
    shared: [
      ...health.flatMap(({ text, file }) => parseHealth(text, file)),
      ...(config ? parseTestConfig(config.text, config.file) : []),
    ],
    diagnostics: vsan?.diagnostics ?? [],
  };
}

/** A name by vCenter's id, which HCIBench gives its VMs: nobody knows which datastore it is. */
const DATASTORE_ID = /^datastore-\d+$/;

/** The facts of one datastore's run; `null` where the case has none of the files. */
export function datastoreSetup(setup: CaseSetup, datastore: string | null): SetupFact[] | null {
  const { vsan, configFile, shared } = setup;
  if (vsan === null && configFile === null && shared.length === 0) return null;
  return [...storageFacts(vsan, configFile, datastore), ...shared];
}

function storageFacts(
  vsan: VsanConfig | null,
  configFile: string | null,
  datastore: string | null,
): SetupFact[] {
  const isNamed = datastore !== null && !DATASTORE_ID.test(datastore);
  const state = (value: StorageKind, file: string): SetupFact[] => [
    { name: "storage", value, file, line: null },
  ];
  if (vsan !== null && vsan.datastores.length > 0) {
    const [only, ...others] = vsan.datastores;
    const own = isNamed ? vsan.datastores.find(({ name }) => name === datastore) : undefined;
    if (own) return own.facts;
    if (isNamed) return state("not vSAN", vsan.file);
    return others.length === 0 ? (only?.facts ?? []) : [];
  }
  // HCIBench writes vsan.cfg beside hcibench.cfg when it tests vSAN, but files can be lost.
  const isDoubtful = configFile !== null && vsan === null && isNamed && !/vsan/i.test(datastore);
  return isDoubtful ? state("probably not vSAN", configFile) : [];
}
