import { evidence, type Evidence } from "../evidence/evidence";
import {
  adaptiveRaid5,
  esaClusterSizes,
  esaObjectSpace,
  failuresToTolerate,
  ownModel,
} from "../evidence/sources";
import type { RaidLayout } from "./raidLayout";

/** What a layout of vSAN ESA takes. */
export interface LayoutFacts {
  /** Raw capacity for one unit of data. */
  overhead: Evidence;
  /** Fewest hosts that the layout can be placed on. */
  minHosts: Evidence;
  /** Fewest hosts with which vSAN rebuilds after the loss of one; `null` where there is nothing to rebuild from. */
  reprotectHosts: Evidence | null;
}

type Origin = Pick<Evidence, "kind" | "source"> & Partial<Pick<Evidence, "note" | "because">>;

const vendor = (source: Evidence["source"], note?: string): Origin => ({
  kind: "vendor-stated",
  source,
  ...(note === undefined ? {} : { note }),
});

/** One host more than the layout takes, for what was on the lost one. */
const oneSpare: Origin = {
  kind: "derived",
  source: esaClusterSizes("a host more than the layout's components"),
  note: "the fewest hosts and a spare one",
};

const copies = (value: number, origin: Origin): Evidence => evidence({ value, unit: "× data", ...origin });
const hosts = (value: number, origin: Origin): Evidence => evidence({ value, unit: "hosts", ...origin });

function mirror(failures: number): LayoutFacts {
  const rule = failuresToTolerate(`n + 1 copies and 2n + 1 hosts, n = ${failures}`);
  const fewest = 2 * failures + 1;
  return {
    overhead: copies(failures + 1, vendor(failures === 1 ? esaObjectSpace("RAID1") : rule)),
    minHosts: hosts(fewest, vendor(rule)),
    reprotectHosts: hosts(fewest + 1, oneSpare),
  };
}

/** Overhead and hosts of every ESA layout. */
export const LAYOUT_FACTS: Readonly<Record<RaidLayout, LayoutFacts>> = {
  "RAID-0": {
    overhead: copies(1, { kind: "definition", source: ownModel("RAID layouts: one copy") }),
    minHosts: hosts(1, {
      kind: "definition",
      source: ownModel("RAID layouts: one copy"),
      note: "of the layout; the cluster itself takes more",
    }),
    reprotectHosts: null,
  },
  "RAID-1 FTT1": mirror(1),
  "RAID-1 FTT2": mirror(2),
  "RAID-1 FTT3": mirror(3),
  "RAID-5 2+1": {
    overhead: copies(1.5, vendor(esaObjectSpace("RAID5(2+1)"))),
    minHosts: hosts(3, vendor(adaptiveRaid5("2+1 on 3 to 5 hosts"))),
    reprotectHosts: hosts(4, oneSpare),
  },
  "RAID-5 4+1": {
    overhead: copies(1.25, vendor(esaObjectSpace("RAID5"))),
    minHosts: hosts(6, vendor(adaptiveRaid5("4+1 from 6 hosts"))),
    reprotectHosts: hosts(6, {
      kind: "derived",
      source: adaptiveRaid5("4+1 from 6 hosts, one to spare"),
      note: "five parts on six hosts: one is spare already",
    }),
  },
  "RAID-6 4+2": {
    overhead: copies(1.5, vendor(esaObjectSpace("RAID6"))),
    minHosts: hosts(6, vendor(esaClusterSizes("six components in the capacity leg"))),
    reprotectHosts: hosts(7, vendor(esaClusterSizes("six components, seven hosts"))),
  },
};

/** Overhead and fewest hosts of every layout that can be chosen. */
export const layoutEvidence = (): readonly Evidence[] =>
  Object.values(LAYOUT_FACTS).flatMap(({ overhead, minHosts }) => [overhead, minHosts]);

/** Hosts on which each layout is complete again after the loss of one. */
export const reprotectEvidence = (): readonly Evidence[] =>
  Object.values(LAYOUT_FACTS).flatMap(({ reprotectHosts }) =>
    reprotectHosts === null ? [] : [reprotectHosts],
  );
