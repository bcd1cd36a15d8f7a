/** What differs between the releases of Iometer; the headers are its own words. */
const HEAD =
  "'Target Type,Target Name,Access Specification Name,# Managers,# Workers,# Disks,IOps,Read IOps,Write IOps";
const RATES = {
  old: ",MBps,Read MBps,Write MBps",
  rc1: ",MBps (Binary),Read MBps (Binary),Write MBps (Binary),MBps (Decimal),Read MBps (Decimal),Write MBps (Decimal)",
  new: ",MiBps (Binary),Read MiBps (Binary),Write MiBps (Binary),MBps (Decimal),Read MBps (Decimal),Write MBps (Decimal)",
};
const TAIL =
  ",Transactions per Second,Connections per Second,Average Response Time,Average Read Response Time," +
  "Average Write Response Time,Average Transaction Time,Average Connection Time,Maximum Response Time," +
  "Maximum Read Response Time,Maximum Write Response Time,Maximum Transaction Time,Maximum Connection Time," +
  "Errors,Read Errors,Write Errors,Bytes Read,Bytes Written,Read I/Os,Write I/Os,Connections," +
  "Transactions per Connection,Total Raw Read Response Time,Total Raw Write Response Time," +
  "Total Raw Transaction Time,Total Raw Connection Time,Maximum Raw Read Response Time," +
  "Maximum Raw Write Response Time,Maximum Raw Transaction Time,Maximum Raw Connection Time," +
  "Total Raw Run Time,Starting Sector,Maximum Size,Queue Depth,% CPU Utilization,% User Time," +
  "% Privileged Time,% DPC Time,% Interrupt Time,Processor Speed,Interrupts per Second,CPU Effectiveness," +
  "Packets/Second,Packet Errors,Segments Retransmitted/Second";
const BINS =
  ",0 to 50 uS,50 to 100 uS,100 to 200 uS,200 to 500 uS,0.5 to 1 mS,1 to 2 mS,2 to 5 mS,5 to 10 mS," +
  "10 to 15 mS,15 to 20 mS,20 to 30 mS,30 to 50 mS,50 to 100 mS,100 to 200 mS,200 to 500 mS,0.5 to 1 S," +
  "1 to 2 s,2 to 4.7 s,4.7 to 5 s,5 to 10 s, >= 10 s";

/** Upper edges of the bins in ms. */
export const BIN_EDGES = [
  0.05,
  0.1,
  0.2,
  0.5,
  1,
  2,
  5,
  10,
  15,
  20,
  30,
  50,
  100,
  200,
  500,
  1000,
  2000,
  4700,
  5000,
  10000,
  Infinity,
];

const CPU_HZ = 2e9;
const TIMER_HZ = 1e7;

/** What a release writes. */
export interface IometerFormat {
  version: string;
  rates: keyof typeof RATES;
  /** Commas between the name of a processor and its figures; 1.1.0-rc1 forgot the three columns that it had added. */
  processorGap: number;
  bins: boolean;
  ends: boolean;
  /** Ticks per second. */
  timer: number;
}

/** Names of the formats. */
export type IometerFormatName = "2001" | "2004" | "2008" | "1.1.0-rc1" | "1.1.0-dev" | "1.1.0";

/** What each release writes. */
export const FORMATS: Readonly<Record<IometerFormatName, IometerFormat>> = {
  2001: { version: "2001.07.19", rates: "old", processorGap: 43, bins: false, ends: false, timer: CPU_HZ },
  2004: { version: "2004.07.30", rates: "old", processorGap: 43, bins: false, ends: false, timer: CPU_HZ },
  2008: { version: "2008.06.18", rates: "old", processorGap: 43, bins: false, ends: false, timer: CPU_HZ },
  "1.1.0-rc1": { version: "1.1.0", rates: "rc1", processorGap: 43, bins: false, ends: true, timer: TIMER_HZ },
  "1.1.0-dev": { version: "1.1.0", rates: "new", processorGap: 46, bins: false, ends: true, timer: TIMER_HZ },
  "1.1.0": { version: "1.1.0", rates: "new", processorGap: 46, bins: true, ends: true, timer: TIMER_HZ },
};

/** The header of the results. */
export function headerOf(name: IometerFormatName): string {
  const { rates, bins } = FORMATS[name];
  return HEAD + RATES[rates] + TAIL + (bins ? BINS : "");
}
