/** Columns of a host with 16 processors, an uplink and 300 VMs, which are not read, as `esxtop -b -a` names them. */
const COUNTERS = [
  ...["_Total", ...Array.from({ length: 16 }, (_, number) => String(number))].flatMap((processor) => [
    `Physical Cpu(${processor})\\% Processor Time`,
    `Physical Cpu(${processor})\\% Util Time`,
  ]),
  "Network Port(DvsPortset-0:50331650:vmnic0)\\MBits Transmitted/sec",
  "Network Port(DvsPortset-0:50331650:vmnic0)\\MBits Received/sec",
  ...Array.from({ length: 300 }, (_, number) => `Group Cpu(${4711 + number}:vm${number})\\% Used`),
];

/** Seconds between two rows. */
const INTERVAL = 5;

/** A recording of one host, of so many rows. */
export function esxtopText(rows: number): string {
  const cells = (first: string, others: readonly string[]): string =>
    `${[first, ...others].map((cell) => `"${cell}"`).join(",")}\n`;
  const header = cells(
    "(PDH-CSV 4.0) (UTC)(0)",
    COUNTERS.map((counter) => `\\\\esx1.lab\\${counter}`),
  );
  const row = (number: number): string => {
    const at = new Date(Date.UTC(2024, 10, 29, 0, 0, number * INTERVAL)).toISOString();
    const day = `${at.slice(5, 7)}/${at.slice(8, 10)}/${at.slice(0, 4)}`;
    return cells(
      `${day} ${at.slice(11, 19)}`,
      COUNTERS.map((_, column) => (20 + ((number * 7 + column) % 400) / 10).toFixed(2)),
    );
  };
  return [header, ...Array.from({ length: rows }, (_, number) => row(number))].join("");
}
