import type { RequestedLoad } from "../../load/requestedLoad";
import { NO_LOAD } from "../../load/requestedLoad";
import { plausible } from "../../figures/plausible";

/** What `hcibench.cfg` and the parameter file of a case say. */
export interface CaseConfig {
  /** What the parameter file (`fio.cfg`, `vdbench.cfg`) asks for. */
  load: RequestedLoad;
  datastores: string[];
  disksPerVm: number | null;
  /** Size of a data disk. What HCIBench calls GB is read as GiB: vSphere counts disks so, and for pods HCIBench says Gi. */
  diskBytes: number | null;
  /** Test duration that overrides the parameter file's. */
  testingSeconds: number | null;
}

/** A configuration in which nothing is known. */
export const NO_CONFIG: CaseConfig = {
  load: NO_LOAD,
  datastores: [],
  disksPerVm: null,
  diskBytes: null,
  testingSeconds: null,
};

/** Reads `hcibench.cfg`, the YAML that HCIBench writes: one key a line, lists below their key. */
export function parseHcibenchConfig(text: string): Omit<CaseConfig, "load"> {
  const values = new Map<string, string>();
  const lists = new Map<string, string[]>();
  let key = "";
  for (const line of text.split(/\r?\n/)) {
    const item = /^\s*-\s(.*)$/.exec(line);
    const pair = /^(\w+):(.*)$/.exec(line);
    if (item) {
      const list = lists.get(key) ?? [];
      list.push(unquote(item[1] ?? ""));
      lists.set(key, list);
    } else if (pair) {
      key = pair[1] ?? "";
      values.set(key, unquote(pair[2] ?? ""));
    }
  }
  return {
    datastores: lists.get("datastore_name") ?? [values.get("datastore_name") ?? ""].filter(Boolean),
    disksPerVm: positive(values.get("number_data_disk")),
    diskBytes: inBytes(positive(values.get("size_data_disk"))),
    testingSeconds: positive(values.get("testing_duration")),
  };
}

/** Reads the global options of `fio.cfg`; options without a value (`group_reporting`) are left out. */
export function parseFioConfig(text: string): Record<string, string> {
  const options: Record<string, string> = {};
  let section = "";
  for (const line of text.split(/\r?\n/)) {
    const header = /^\[(.*)\]/.exec(line);
    const pair = /^\s*([a-z_0-9]+)\s*=(.*)$/i.exec(line);
    if (header) section = header[1] ?? "";
    else if (pair && section === "global") options[pair[1] ?? ""] = (pair[2] ?? "").trim();
  }
  return options;
}

function unquote(text: string): string {
  return text.trim().replace(/^(['"])(.*)\1$/, "$2");
}

function inBytes(gib: number | null): number | null {
  return gib === null ? null : gib * 2 ** 30;
}

function positive(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d*$/.test(text) ? plausible(Number(text)) : null;
}
