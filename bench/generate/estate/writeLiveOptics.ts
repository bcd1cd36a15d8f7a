import type { GeneratedFile } from "../generatedFile";
import type { Random } from "../random";
import { chance, pick } from "./choice";
import type { TrueEstate, TrueVm } from "./estateTruth";
import { workbookParts, type Cell, type WorkbookDialect } from "./workbookParts";

/** In which of its spellings an export of Live Optics is written. */
export interface LiveOpticsDialect extends WorkbookDialect {
  /** Later exports say MiB and KiB where earlier ones said MB and KB. */
  binaryNames: boolean;
  hasPerformance: boolean;
  /** Are VMs named by the ids of their vCenter too? */
  hasMobIds: boolean;
  /** What the column vCenter holds: its name, its address, or what product it is. */
  vcenter: "name" | "address" | "product";
}

export function randomLiveOptics(random: Random): LiveOpticsDialect {
  return {
    binaryNames: chance(random, 0.5),
    hasPerformance: chance(random, 0.8),
    hasMobIds: chance(random, 0.8),
    vcenter: pick(random, ["name", "address", "product"] as const),
    strings: pick(random, ["shared", "inline", "rich"] as const),
    prefix: chance(random, 0.2) ? "x:" : "",
    references: chance(random, 0.8),
    sheetsFirst: chance(random, 0.5),
  };
}

/** What the collector watched of a VM, as a function of its place: its own figures are whole numbers. */
export function watchedOf({ mhz }: TrueVm, i: number) {
  const averageIops = (i * 7) % 50;
  return {
    averageIops,
    peakIops: averageIops * 9 + (i % 3),
    kibPerSecond: averageIops * (4 + (i % 60)),
    readPercent: (i * 13) % 101,
    averageGhz: mhz / 1000,
    peakGhz: mhz / 500,
  };
}

/** An estate as Live Optics exports it. */
export function liveOpticsFiles(estate: TrueEstate, dialect: LiveOpticsDialect): GeneratedFile[] {
  const { vms, hosts } = estate;
  const vcenter = {
    name: estate.vcenter,
    address: `https://${estate.vcenter}/sdk`,
    product: "VMware vCenter Server 8.0.3 build-24022515",
  }[dialect.vcenter];
  const unit = (text: string): string =>
    dialect.binaryNames
      ? text.replace("(MB)", "(MiB)").replace("(KB)", "(KiB)").replace("KB/sec", "KiB/sec")
      : text;
  const size = ({ disks }: TrueVm) => disks.filter(({ raw }) => !raw).reduce((sum, { mib }) => sum + mib, 0);
  const guest = ({ partitions }: TrueVm, of: "mib" | "usedMib") =>
    partitions.length === 0 ? null : partitions.reduce((sum, part) => sum + part[of], 0);
  const sheets: { name: string; rows: Cell[][] }[] = [
    {
      name: "Details",
      rows: [
        [null],
        [null, null],
        ["Project ID", 4711],
        ["Project Name", "a <project>"],
        ["Collector Build Version", "23.3.1.9"],
      ],
    },
    {
      name: "ESX Hosts",
      rows: [
        [
          "Host Name",
          "Datacenter",
          "vCenter",
          "Cluster",
          "OS",
          "CPU Sockets",
          "CPU Cores",
          "CPU Description",
          "Net Clock Speed (GHz)",
          "CPU Clock Speed (GHz)",
          unit("Memory (KB)"),
          "Guest VM Count",
        ],
        ...hosts.map((host): Cell[] => [
          host.name,
          "DC",
          vcenter,
          host.cluster,
          "VMware ESXi 8.0.3",
          host.sockets,
          host.sockets * host.cores,
          "Xeon",
          (host.sockets * host.cores * host.mhz) / 1000,
          host.mhz / 1000,
          host.ramMib * 1024,
          99,
        ]),
      ],
    },
    {
      name: "ESX Performance",
      rows: [
        ["Host", "Cluster", "Peak CPU %", "Average CPU %", "Average Memory %", "Peak IOPS", "Average IOPS"],
        ...hosts.map((host): Cell[] => [
          host.name,
          host.cluster,
          host.cpuPercent + 7,
          host.cpuPercent,
          host.ramPercent,
          host.peakIops,
          host.mhz,
        ]),
      ],
    },
    {
      name: "VMs",
      rows: [
        [
          "MOB ID",
          "VM Name",
          "IsRunning",
          "Power State",
          "VM OS",
          "Virtual CPU",
          unit("Provisioned Memory (MB)"),
          unit("Used Memory (active) (MB)"),
          unit("Consumed Memory (MB)"),
          "Provisioned Memory (Bytes)",
          unit("Guest VM Disk Capacity (MB)"),
          unit("Guest VM Disk Used (MB)"),
          "Guest VM % Occupancy",
          unit("Virtual Disk Size (MB)"),
          unit("Virtual Disk Used (MB)"),
          "Template",
          unit("Unshared (MB)"),
          "Datacenter",
          "vCenter",
          "Cluster",
          "UUID",
          "InstanceUUID",
          "Datastore",
          "Host",
        ],
        ...vms.map((vm): Cell[] => [
          vm.vmId,
          vm.name,
          vm.power === "poweredOn" ? "TRUE" : "FALSE",
          vm.power,
          vm.os,
          vm.vcpu,
          vm.ramMib,
          vm.activeMib,
          vm.ramMib - 512,
          vm.ramMib * 2 ** 20,
          guest(vm, "mib"),
          guest(vm, "usedMib"),
          5,
          size(vm),
          vm.inUseMib,
          vm.template ? "TRUE" : "FALSE",
          vm.inUseMib * 2,
          "DC",
          vcenter,
          vm.cluster,
          vm.uuid.toUpperCase(),
          `50${vm.uuid}`,
          vm.datastore,
          vm.host,
        ]),
      ],
    },
    {
      name: "VM Performance",
      rows: [
        [
          "VM Name",
          "MOB ID",
          "Host",
          "Datacenter",
          "Cluster",
          "VM IO Classification",
          "Peak vCPU (GHz)",
          "Average vCPU (GHz)",
          "Peak IOPS",
          "Average IOPS",
          "Avg Read/Write Ratio",
          unit("Max KB/sec"),
          unit("Average KB/sec"),
        ],
        ...vms.map((vm, i): Cell[] => {
          const watched = watchedOf(vm, i);
          return [
            vm.name,
            vm.vmId,
            vm.host,
            "DC",
            vm.cluster,
            "Standard",
            watched.peakGhz,
            watched.averageGhz,
            watched.peakIops,
            watched.averageIops,
            `${watched.readPercent}% / ${100 - watched.readPercent}%`,
            9,
            watched.kibPerSecond,
          ];
        }),
      ],
    },
    {
      name: "Host Network Adapters",
      rows: [
        ["Cluster", "Host", "PNIC Name", "PNIC Speed (Mb/sec)"],
        ...hosts.flatMap((host) =>
          host.nicMbit.map((mbit, n): Cell[] => [host.cluster, host.name, `vmnic${n}`, mbit]),
        ),
      ],
    },
  ];
  const wanted = dialect.hasPerformance ? sheets : sheets.filter(({ name }) => name !== "VM Performance");
  return workbookParts(dialect.hasMobIds ? wanted : wanted.map(withoutMobIds), dialect);
}

/** A sheet without its column of ids. */
function withoutMobIds<Sheet extends { rows: Cell[][] }>(sheet: Sheet): Sheet {
  const column = sheet.rows[0]?.indexOf("MOB ID") ?? -1;
  if (column < 0) return sheet;
  return { ...sheet, rows: sheet.rows.map((row) => row.filter((_, i) => i !== column)) };
}
