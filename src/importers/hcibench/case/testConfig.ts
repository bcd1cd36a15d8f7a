import type { SetupFact, SetupFactName } from "../../../model/benchmark/setupFact";
import { keyAndValue } from "./keyAndValue";

/** Keys of `hcibench.cfg` that are counts, and those that are words. */
const COUNTS: ReadonlyMap<string, SetupFactName> = new Map([
  ["number_vm", "testVms"],
  ["number_cpu", "vmCpus"],
  ["size_ram", "vmRamGib"],
  ["number_data_disk", "vmDisks"],
  ["size_data_disk", "vmDiskGib"],
]);
const WORDS: ReadonlyMap<string, SetupFactName> = new Map([
  ["storage_policy", "storagePolicy"],
  ["warm_up_disk_before_testing", "diskPreparation"],
  ["clear_cache", "clearCache"],
  ["reuse_vm", "reuseVms"],
]);

/** What `hcibench.cfg` states about the test VMs and how disks and caches were prepared. */
export function parseTestConfig(text: string, file: string): SetupFact[] {
  return text.split(/\r?\n/).flatMap((content, index): SetupFact[] => {
    const [key, value] = keyAndValue(content);
    const [count, word] = [COUNTS.get(key), WORDS.get(key)];
    const line = index + 1;
    if (count !== undefined && /^[1-9]\d{0,8}$/.test(value))
      return [{ name: count, value: Number(value), file, line }];
    return word !== undefined && value !== "" ? [{ name: word, value: spelled(value), file, line }] : [];
  });
}

/** YAML's true and false. */
function spelled(value: string): string {
  if (value === "true") return "yes";
  return value === "false" ? "no" : value;
}
