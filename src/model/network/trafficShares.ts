import { evidence, type Evidence } from "../evidence/evidence";
import { bringUpShares, sharesLevel, systemTraffic } from "../evidence/productSources";

const SHARES = "shares";

const level = (value: number, locator: string): Evidence =>
  evidence({ value, unit: SHARES, kind: "vendor-stated", source: sharesLevel(locator) });

/** Most shares that a kind of traffic can have. */
export const MAX_SHARES = evidence({
  value: 100,
  unit: SHARES,
  kind: "vendor-stated",
  source: systemTraffic("shares, from 1 to 100"),
});

/** What the client's words are worth on a distributed switch. */
export const SHARE_LEVELS = {
  High: level(MAX_SHARES.value, "network, high: the most shares"),
  Normal: level(MAX_SHARES.value / 2, "network, normal: 0.5 × high"),
  Low: level(MAX_SHARES.value / 4, "network, low: 0.25 × high"),
} as const;

export type ShareLevel = keyof typeof SHARE_LEVELS;

/** A kind of system traffic of a distributed switch, and its level where VMware Cloud Foundation sets it up. */
export interface TrafficShare {
  traffic: string;
  level: ShareLevel;
  /** Is it on most clusters, so that it is counted until the planner says otherwise? */
  common: boolean;
}

const share = (traffic: string, shareLevel: ShareLevel, common = false): TrafficShare => ({
  traffic,
  level: shareLevel,
  common,
});

/** Levels that the bring-up of VMware Cloud Foundation sets, vSAN first. */
export const TRAFFIC_SHARES: readonly TrafficShare[] = [
  share("vSAN", "High", true),
  share("Virtual machine", "High", true),
  share("Management", "Normal", true),
  share("vMotion", "Low", true),
  share("Fault Tolerance", "Low"),
  share("vSphere Replication", "Low"),
  share("NFS", "Low"),
  share("iSCSI", "Low"),
  share("Backup", "Low"),
];

/** Where the levels come from. */
export const BRING_UP_VSAN_SHARES = evidence({
  value: SHARE_LEVELS.High.value,
  unit: SHARES,
  kind: "vendor-stated",
  source: bringUpShares("vSAN and virtual machines high, management normal, all others low"),
});

/** Most of a port that reservations may take together. */
export const MAX_RESERVED = evidence({
  value: 0.75,
  unit: "share of the slowest port",
  kind: "vendor-stated",
  source: systemTraffic("reservations of all system traffic"),
});
