import type { Random } from "../random";
import { chance, integer, pick } from "./choice";

/** A VM as it is, whatever an export makes of it. Sizes in MiB, as exports have them. */
export interface TrueVm {
  name: string;
  uuid: string;
  vmId: string;
  power: "poweredOn" | "poweredOff" | "suspended";
  template: boolean;
  placeholder: boolean;
  connection: "connected" | "orphaned";
  cluster: string;
  host: string;
  datastore: string;
  vcpu: number;
  ramMib: number;
  activeMib: number;
  disks: { mib: number; raw: boolean }[];
  /** What the guest wrote on each partition; none where its tools do not run. */
  partitions: { mib: number; usedMib: number }[];
  inUseMib: number;
  provisionedMib: number;
  mhz: number;
  /** Per cent of the time that it waited for a core. */
  readyPercent: number;
  os: string;
  tools: "toolsOk" | "toolsOld" | "toolsNotRunning" | "toolsNotInstalled";
  snapshotsMib: number[];
  annotation: string;
  scope: "full" | "capacity" | "out";
}

export interface TrueHost {
  name: string;
  cluster: string;
  sockets: number;
  cores: number;
  mhz: number;
  ramMib: number;
  /** Per cent of its GHz and RAM in use, and I/O of all its VMs at its peak. */
  cpuPercent: number;
  ramPercent: number;
  peakIops: number;
  nicMbit: number[];
}

export interface TrueEstate {
  vcenter: string;
  vcenterId: string;
  vms: TrueVm[];
  hosts: TrueHost[];
  datastores: { name: string; type: string; mib: number; inUseMib: number }[];
  /** What the VMs of each cluster ask for. */
  demands: { cluster: string; mhz: number; usedMhz: number }[];
}

/** Names that readers stumble over. */
const NAMES = ["web", "db & <b>", "=SUM(A1)", 'mail "new"', "日本", "a,b;c", "'quoted'", "tab\there"];

/** An estate with all its traps; the same seed gives the same. */
export function trueEstate(random: Random, count: number, number = 1): TrueEstate {
  const clusters = Array.from({ length: integer(random, 1, 4) }, (_, i) => `Cluster ${i + 1}`);
  const hosts = clusters.flatMap((cluster, c) =>
    Array.from({ length: integer(random, 2, 5) }, (_, i): TrueHost => {
      const nicMbit = Array.from({ length: integer(random, 0, 4) }, () =>
        pick(random, [1000, 10_000, 25_000]),
      );
      const host = {
        name: `esx${c + 1}${i + 1}.example.com`,
        cluster,
        sockets: pick(random, [1, 2, 4]),
        cores: pick(random, [8, 16, 32]),
        mhz: integer(random, 2000, 3600),
        ramMib: pick(random, [262_144, 524_157, 1_048_576]),
        nicMbit,
      };
      const { mhz } = host;
      return { ...host, cpuPercent: mhz % 101, ramPercent: (mhz * 7) % 101, peakIops: mhz * 3 };
    }),
  );
  const datastores = clusters.map((_, i) => ({
    name: `store [${i}]`.replace(/[[\]]/g, ""),
    type: pick(random, ["VMFS", "vsan", "NFS"]),
    mib: 90_000_000,
    inUseMib: 0,
  }));
  const vms = Array.from({ length: count }, (_, i) => vm(random, hosts, datastores, i, number));
  for (const store of datastores)
    store.inUseMib = vms
      .filter((one) => one.datastore === store.name)
      .reduce((sum, one) => sum + one.inUseMib, 0);
  const demands = clusters.map((cluster) => {
    const usedMhz = vms.reduce((sum, one) => sum + (one.cluster === cluster ? one.mhz : 0), 0);
    return { cluster, usedMhz, mhz: usedMhz + 1234 };
  });
  return { vcenter: `vc${number}.example.com`, vcenterId: `0000-${number}`, vms, hosts, datastores, demands };
}

function vm(
  random: Random,
  hosts: readonly TrueHost[],
  datastores: readonly { name: string }[],
  i: number,
  number: number,
): TrueVm {
  const { name: host = "", cluster = "" } = pick(random, hosts);
  const kind = integer(random, 0, 24);
  const name =
    kind === 0
      ? `vCLS-${i}`
      : kind === 1
        ? `cp-replica-${i}`
        : `${pick(random, NAMES)}${chance(random, 0.05) ? "" : i}`;
  const disks = Array.from({ length: integer(random, 1, 4) }, () => ({
    mib: integer(random, 1024, 2_000_000),
    raw: chance(random, 0.05),
  }));
  const sizeMib = disks.reduce((sum, disk) => sum + disk.mib, 0);
  const power = pick(random, ["poweredOn", "poweredOn", "poweredOn", "poweredOff", "suspended"] as const);
  const template = kind === 2;
  const placeholder = kind === 3;
  const connection = kind === 4 ? "orphaned" : "connected";
  const isOut = kind <= 1 || placeholder || connection === "orphaned";
  return {
    name,
    uuid: `4203${i.toString(16).padStart(8, "0")}-${number}`,
    vmId: `vm-${i + 1000}`,
    power,
    template,
    placeholder,
    connection,
    cluster,
    host,
    datastore: pick(random, datastores).name,
    vcpu: integer(random, 1, 32),
    ramMib: integer(random, 1, 128) * 1024,
    activeMib: integer(random, 0, 4096),
    disks,
    partitions:
      power === "poweredOn" && chance(random, 0.7)
        ? [{ mib: Math.floor(sizeMib * 0.95), usedMib: Math.floor(sizeMib * random.next()) }]
        : [],
    inUseMib: integer(random, 500, 3_000_000),
    provisionedMib: sizeMib + integer(random, 0, 60_000),
    mhz: integer(random, 0, 9000),
    os: pick(random, ["Microsoft Windows Server 2022 (64-bit)", "Red Hat Enterprise Linux 8 (64-bit)"]),
    readyPercent: i % 13,
    tools: pick(random, ["toolsOk", "toolsOld", "toolsNotRunning", "toolsNotInstalled"] as const),
    snapshotsMib: chance(random, 0.1)
      ? Array.from({ length: integer(random, 1, 3) }, () => integer(random, 1, 90_000))
      : [],
    annotation: pick(random, ["", "line 1\nline 2", "cost center <4711>"]),
    scope: isOut ? "out" : template || power === "poweredOff" ? "capacity" : "full",
  };
}
