/**
 * What a tool's own files may state about how a test was set up, with label and unit, in the order in which reports list
 * it. `raid` follows from the policy's lines.
 */
export const SETUP_FACTS = {
  storage: { label: "Storage", unit: "" },
  vsanType: { label: "vSAN type", unit: "" },
  hosts: { label: "Hosts in the cluster", unit: "hosts" },
  poolDisks: { label: "Disks in the storage pool", unit: "disks in the cluster" },
  diskGroups: { label: "Disk groups", unit: "per host" },
  cacheGb: { label: "Size of the cache disks", unit: "GB in the cluster" },
  capacityDisks: { label: "Capacity disks", unit: "per disk group" },
  raidPreference: { label: "Storage policy: fault tolerance", unit: "" },
  failuresToTolerate: { label: "Storage policy: failures to tolerate", unit: "" },
  secondaryFailures: { label: "Storage policy: secondary failures to tolerate", unit: "" },
  raid: { label: "vSAN ESA layout of the test VMs", unit: "" },
  checksumDisabled: { label: "Checksum disabled", unit: "" },
  spaceEfficiency: { label: "Space efficiency", unit: "" },
  encryptionAtRest: { label: "Data-at-rest encryption", unit: "" },
  encryptionInTransit: { label: "Data-in-transit encryption", unit: "" },
  capacityGib: { label: "Raw capacity of the datastore", unit: "GiB" },
  freeGib: { label: "Free raw capacity before the test", unit: "GiB" },
  health: { label: "vSAN health", unit: "" },
  healthFindings: { label: "vSAN health: checks that did not pass", unit: "" },
  storagePolicy: { label: "Storage policy of the test VMs", unit: "" },
  testVms: { label: "Test VMs", unit: "VMs" },
  vmCpus: { label: "vCPU of a test VM", unit: "vCPU" },
  vmRamGib: { label: "RAM of a test VM", unit: "GiB" },
  vmDisks: { label: "Data disks of a test VM", unit: "disks" },
  vmDiskGib: { label: "Size of a data disk", unit: "GiB" },
  diskPreparation: { label: "Disk preparation", unit: "" },
  clearCache: { label: "Cache cleared before the test", unit: "" },
  reuseVms: { label: "Test VMs reused", unit: "" },
} as const satisfies Readonly<Record<string, { label: string; unit: string }>>;

/** Name of a fact about the setup. */
export type SetupFactName = keyof typeof SETUP_FACTS;

/** Where the storage of a test was, as far as its files show it. */
export type StorageKind = "vSAN ESA" | "vSAN OSA" | "not vSAN" | "probably not vSAN";

/** A fact about the setup of a test, and where it was read. */
export interface SetupFact {
  name: SetupFactName;
  value: string | number;
  file: string;
  /** `null` where the whole file shows it. */
  line: number | null;
}

/** The fact of a name, where the files of a run state it. */
export function setupFact(
  { setup }: { setup: readonly SetupFact[] | null },
  name: SetupFactName,
): SetupFact | null {
  return setup?.find((fact) => fact.name === name) ?? null;
}

/** A fact that is a number. */
export function setupNumber(run: { setup: readonly SetupFact[] | null }, name: SetupFactName): number | null {
  const value = setupFact(run, name)?.value;
  return typeof value === "number" ? value : null;
}
