import type { Block } from "../sheets/block";
import { gridBlock } from "../sheets/gridBlock";
import { MAX_CLASSES } from "./demandForm";
import type { OptionName } from "./optionInputs";

/** Hosts that the traffic of a class is asked for: that of fewer follows from it. */
export const TRAFFIC_HOSTS = 64;

/** A storage layout differs by the number of hosts: RAID-5 is 2+1 on few, and 4+1 on many. */
export const LAYOUTS = [
  { layout: "narrow", label: "few hosts" },
  { layout: "wide", label: "many hosts" },
] as const;

/** What the cost of an I/O is taken from, in a workbook with a calibration. */
export const STORAGE_FROM = { reference: "reference cluster", calibration: "calibration" } as const;

/**
 * Is the calibration asked for, and does it hold no cost? A condition. The functions take an empty profile for none, which would
 * be the reference cluster.
 *
 * @param profile The defined name of the calibration.
 */
export const noCost = (profile: string): string =>
  `AND({storageFrom}="${STORAGE_FROM.calibration}",COUNT(${profile})=0)`;

/** The grid of an option: CPU and traffic that each class costs vSAN, on the layout of few hosts and on that of many. */
export const storageOf = (option: OptionName): string => `storage${option}`;

/**
 * Grid `storageA`: a call for a column, not for a cell.
 *
 * @param profile The defined name of a calibration in the same workbook.
 */
export function storageByClass(option: OptionName, profile?: string): Block {
  const ifFilled = (call: string): string =>
    `IF(AND({${option}.usable}=1,{${option}.release}<>""),${call},"")`;
  const ghz = (layout: string, iops: string, which: string): string => {
    const by = (own: string): string =>
      `VSAN_GHZ_IOPS({needs.${iops}},{needs.ioSize},{needs.ioReads},{${option}.${layout}},${own},"${which}",LEFT({${option}.release},3))`;
    return ifFilled(
      profile === undefined
        ? by("")
        : `IF({storageFrom}="${STORAGE_FROM.calibration}",${by(profile)},${by("")})`,
    );
  };
  const traffic = (layout: string, mbs: string, which: string): string =>
    ifFilled(
      `VSAN_NET_GBIT({needs.${mbs}},{needs.ioSize},{needs.ioReads},${TRAFFIC_HOSTS},{${option}.${layout}},"${which}")`,
    );
  return gridBlock({
    id: storageOf(option),
    heading: `Option ${option}: what the classes' I/O costs vSAN`,
    rows: MAX_CLASSES,
    gaps: true,
    columns: [
      { id: "class", header: "Class", formula: "[needs.class]" },
      { id: "target", header: "Target cluster", formula: "[needs.target]" },
      ...LAYOUTS.flatMap(({ layout, label }) => [
        {
          id: `${layout}Ghz`,
          header: `GHz, ${label}`,
          format: "#,##0.0",
          spill: ghz(layout, "iops", "plan"),
        },
        {
          id: `${layout}GhzLow`,
          header: `GHz low, ${label}`,
          format: "#,##0.0",
          spill: ghz(layout, "iops", "low"),
        },
        {
          id: `${layout}GhzHigh`,
          header: `GHz high, ${label}`,
          format: "#,##0.0",
          spill: ghz(layout, "iopsHigh", "high"),
        },
        {
          id: `${layout}Sent`,
          header: `Gb/s sent by each of ${TRAFFIC_HOSTS}, ${label}`,
          format: "0.000",
          spill: traffic(layout, "mbs", "plan"),
          columns: 2,
        },
        { id: `${layout}Received`, header: "Received", format: "0.000", filled: true as const },
        {
          id: `${layout}SentHigh`,
          header: `Sent high, ${label}`,
          format: "0.000",
          spill: traffic(layout, "mbsHigh", "high"),
          columns: 2,
        },
        { id: `${layout}ReceivedHigh`, header: "Received high", format: "0.000", filled: true as const },
      ]),
    ],
  });
}
