const BLOCK_WORDS =
  "tod timestamp Run Interval reqrate rate MB/sec bytes/io read% resp read_resp write_resp resp_max read_max " +
  "write_max resp_std xfersize threads rdpct seekpct version queue_depth cpu_used";

const comments = `*
* MB/sec          : Megabytes per second (MB=1024*1024)
* 'n/a'           : Data not available, or conflicting data.
*
`;

function title(report: string, folder: string): string {
  return `<title>Vdbench ${folder}/${report}.html</title><pre>\n`;
}

/** A row of the block layout: 75 % reads. */
export function blockRow(run: string, interval: string, changes: Record<string, string> = {}): string {
  const cells: Record<string, string> = {
    tod: "10:00:01.000",
    timestamp: "01/02/2024-10:00:01-UTC",
    Run: run,
    Interval: interval,
    reqrate: "9999988",
    rate: "2000.5",
    "MB/sec": "15.625",
    "bytes/io": "8192",
    "read%": "75",
    resp: "1.25",
    read_resp: "0.5",
    write_resp: "3.5",
    resp_max: "40.5",
    read_max: "20.5",
    write_max: "40.5",
    resp_std: "0.1",
    xfersize: "8192",
    threads: "16",
    rdpct: "75",
    seekpct: "100",
    version: "n/a",
    queue_depth: "15.9",
    cpu_used: "3.5",
    ...changes,
  };
  return (
    BLOCK_WORDS.split(" ")
      .map((word) => cells[word])
      .join(" ") + " \n"
  );
}

export function blockFlatfile(rows: string, folder = "output"): string {
  return `${title("flatfile", folder)}${comments}     ${BLOCK_WORDS} \n${rows}`;
}

export const flatfile = blockFlatfile(
  blockRow("rd1", "1") +
    blockRow("rd1", "2") +
    blockRow("rd1", " avg_2-60") +
    blockRow("rd2", "1") +
    blockRow("rd2", "avg_2-9", { rate: "100", "read%": "0", read_resp: "0", rdpct: "0", seekpct: "0" }),
);

/** The file-system layout: words with capitals. */
export function fileFlatfile(changes: Record<string, string> = {}): string {
  const cells: Record<string, string> = {
    tod: "10:00:01.000",
    timestamp: "01/02/2024-10:00:01-UTC",
    Run: "rd1",
    Interval: "avg_2-60",
    Xfersize: "4096",
    Threads: "n/a",
    Reqrate: "9999988",
    Rate: "4000",
    Resp: "2.5",
    "MB/sec": "15.625",
    MB_read: "11.7",
    MB_write: "3.9",
    Read_rate: "3000",
    Read_resp: "1.5",
    Read_resp_max: "25.5",
    Write_rate: "1000",
    Write_resp: "5.5",
    Write_resp_max: "99.5",
    cpu_used: "60.5",
    ...changes,
  };
  return `${title("flatfile", "files")}${comments} ${Object.keys(cells).join(" ")} \n${Object.values(cells).join(" ")} \n`;
}

export const blockHeader = `Jan 02, 2024    interval        i/o   MB/sec   bytes   read     resp     read    write     read    write     resp  queue  cpu%  cpu%
                               rate  1024**2     i/o    pct     time     resp     resp      max      max   stddev  depth sys+u   sys
`;

const blockAverage =
  "10:01:01.000     avg_2-60     2000.5    15.63    8192  75.00    1.250    0.500    3.500    20.50    40.50    0.100   15.9   3.5   0.2\n";

function started(run: string, rest: string): string {
  return `<a name="_1"></a><i><b>10:00:00.001 Starting RD=${run}; ${rest} For loops: None</b></i>\n\n\n`;
}

export const summary =
  `${title("summary", "output")}Vdbench summary report, created 10:00:00 Jan 02 2024 UTC\n\n` +
  started("rd1", "I/O rate: Controlled MAX; elapsed=60 warmup=30;") +
  blockHeader +
  "10:00:01.000           1     1900.5    15.63    8192  75.00    1.250    0.500    3.500    20.50    40.50    0.100   15.9   3.5   0.2\n\n" +
  blockHeader +
  blockAverage +
  "10:01:02.000 Vdbench execution completed successfully\n";

/** A run in a report: its name, I/O rate and the times of day at which it starts and ends, and its loop values. */
export interface PrintedRun {
  run: string;
  rate: number;
  start?: string;
  end?: string;
  loops?: string;
}

/** A flatfile of the block layout that has the averages of runs. */
export function flatfileOf(runs: readonly PrintedRun[], folder = "output"): string {
  const rows = runs.map(({ run, rate, end = "10:01:01.000" }) =>
    blockRow(run, "avg_2-60", { rate: String(rate), tod: end }),
  );
  return blockFlatfile(rows.join(""), folder);
}

/** A summary, totals or logfile of the block layout that has the averages of runs. */
export function summaryOf(
  runs: readonly PrintedRun[],
  { report = "summary", folder = "output", created = "Jan 02 2024 UTC" } = {},
): string {
  const parts = runs.map(({ run, rate, start = "10:00:00.001", end = "10:01:01.000", loops = "None" }) => {
    const begin = started(run, "elapsed=60;").replace("10:00:00.001", start).replace("None", loops);
    const average = blockAverage.replace("10:01:01.000", end).replace("2000.5", rate.toFixed(1));
    return begin + blockHeader + average;
  });
  return `${title(report, folder)}Vdbench summary report, created 09:59:59 ${created}\n\n${parts.join("")}`;
}

export const fileHeader = `Jan 02, 2024 ..Interval.. .ReqstdOps... ...cpu%...  read ....read..... ....write.... ..mb/sec... mb/sec .xfer.. ...mkdir....
                            rate   resp total  sys   pct   rate   resp   rate   resp  read write  total    size  rate   resp
`;

export const totals =
  `${title("totals", "files")}Run totals\n\n\n` +
  started("rd1", "elapsed=60; fwdrate=max.") +
  fileHeader +
  "10:01:01.000     avg_2-60   4000  2.500  60.5 50.0  75.0   3000  1.500 1000.0  5.500 11.70  3.90  15.62    4096   0.0  0.000\n";
