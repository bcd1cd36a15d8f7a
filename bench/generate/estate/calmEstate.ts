import type { TrueEstate, TrueHost, TrueVm } from "./estateTruth";

/** Kinds of VMs of a small company, and how many of each run in which cluster. Sizes in GiB. */
const KINDS = [
  { name: "sql", vms: 12, cluster: "Production", vcpu: 8, ram: 128, disks: [100, 500], used: 0.6, mhz: 4200 },
  { name: "app", vms: 96, cluster: "Production", vcpu: 4, ram: 16, disks: [120], used: 0.5, mhz: 1300 },
  { name: "web", vms: 44, cluster: "Production", vcpu: 2, ram: 8, disks: [60], used: 0.45, mhz: 600 },
  { name: "file", vms: 6, cluster: "Production", vcpu: 4, ram: 16, disks: [80, 2000], used: 0.7, mhz: 900 },
  { name: "print", vms: 3, cluster: "Office", vcpu: 2, ram: 8, disks: [80], used: 0.4, mhz: 300 },
  { name: "desk", vms: 120, cluster: "Office", vcpu: 2, ram: 8, disks: [100], used: 0.4, mhz: 700 },
  { name: "test", vms: 24, cluster: "Office", vcpu: 4, ram: 12, disks: [150], used: 0.35, mhz: 400 },
] as const;

const CLUSTERS = [
  { name: "Production", hosts: 8, cores: 16, mhz: 2600, ramGib: 768 },
  { name: "Office", hosts: 5, cores: 12, mhz: 2400, ramGib: 512 },
] as const;

const GUEST_SHARE = 0.95;
const MIB = 1024;
const VCLS = 2;

/** A small company without traps: what the sample and the tutorial show. It is the same at every call. */
export function calmEstate(): TrueEstate {
  const hosts = CLUSTERS.flatMap(({ name, hosts: count, cores, mhz, ramGib }) =>
    Array.from({ length: count }, (_, i): TrueHost => ({
      name: `esx${name.charAt(0).toLowerCase()}${i + 1}.example.com`,
      cluster: name,
      sockets: 2,
      cores,
      mhz,
      ramMib: ramGib * MIB,
      cpuPercent: 34 + 3 * i,
      ramPercent: 58 + 2 * i,
      peakIops: 6200 + 900 * i,
      nicMbit: [10_000, 10_000],
    })),
  );
  const vms = [
    ...KINDS.flatMap((kind) => Array.from({ length: kind.vms }, (_, i) => vmOf(kind, i, hosts))),
    ...agents(hosts),
  ];
  const datastores = CLUSTERS.map(({ name }) => {
    const own = vms.filter(({ cluster }) => cluster === name);
    return {
      name: storeOf(name),
      type: "VMFS",
      mib: 40 * MIB * MIB,
      inUseMib: own.reduce((sum, { inUseMib }) => sum + inUseMib, 0),
    };
  });
  const demands = CLUSTERS.map(({ name: cluster }) => {
    const usedMhz = vms.reduce((sum, one) => sum + (one.cluster === cluster ? one.mhz : 0), 0);
    return { cluster, usedMhz, mhz: Math.round(usedMhz * 1.05) };
  });
  return {
    ...{ vcenter: "vcenter.example.com", vcenterId: "0000-1" },
    vms: vms.map((vm, i) => ({
      ...vm,
      uuid: `4203${i.toString(16).padStart(8, "0")}`,
      vmId: `vm-${i + 1000}`,
    })),
    ...{ hosts, datastores, demands },
  };
}

const storeOf = (cluster: string): string => `${cluster.toLowerCase()}-store`;

function vmOf(kind: (typeof KINDS)[number], i: number, hosts: readonly TrueHost[]): TrueVm {
  const own = hosts.filter(({ cluster }) => cluster === kind.cluster);
  const sizeMib = kind.disks.reduce((sum, gib) => sum + gib, 0) * MIB;
  const isOff = kind.name === "test" && i % 5 === 4;
  // No two VMs are alike: a spread of ± 20 % around the kind.
  const spread = 0.8 + 0.1 * (i % 5);
  const usedMib = Math.round(sizeMib * kind.used * spread);
  const { name: host = "" } = own[i % own.length] ?? {};
  return {
    ...{ name: `${kind.name}-${String(i + 1).padStart(2, "0")}`, uuid: "", vmId: "" },
    ...{
      power: isOff ? "poweredOff" : "poweredOn",
      template: false,
      placeholder: false,
      connection: "connected",
    },
    ...{ cluster: kind.cluster, host, datastore: storeOf(kind.cluster) },
    ...{
      vcpu: kind.vcpu,
      ramMib: kind.ram * MIB,
      activeMib: isOff ? 0 : Math.round(kind.ram * MIB * 0.22 * spread),
    },
    disks: kind.disks.map((gib) => ({ mib: gib * MIB, raw: false })),
    partitions: isOff ? [] : [{ mib: Math.floor(sizeMib * GUEST_SHARE), usedMib }],
    inUseMib: Math.round(usedMib * 1.08),
    provisionedMib: sizeMib + kind.ram * MIB,
    mhz: isOff ? 0 : Math.round(kind.mhz * spread),
    readyPercent: 1,
    os: i % 3 === 0 ? "Red Hat Enterprise Linux 9 (64-bit)" : "Microsoft Windows Server 2022 (64-bit)",
    tools: "toolsOk",
    snapshotsMib: kind.name === "test" && i === 0 ? [30 * MIB] : [],
    annotation: "",
    scope: isOff ? "capacity" : "full",
  };
}

/** Agents of vSphere Cluster Services: they run for the cluster. */
function agents(hosts: readonly TrueHost[]): TrueVm[] {
  return Array.from({ length: VCLS }, (_, i) => ({
    ...vmOf({ ...KINDS[2], name: "web", vcpu: 2 }, i, hosts),
    ...{ name: `vCLS-${i + 1}`, vcpu: 1, ramMib: 1024, activeMib: 0, mhz: 0, scope: "out" as const },
    ...{ disks: [{ mib: 2048, raw: false }], partitions: [], inUseMib: 400, provisionedMib: 3072 },
  }));
}
