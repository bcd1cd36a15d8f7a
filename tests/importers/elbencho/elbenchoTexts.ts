/** Columns that elbencho 2.0-7 to 3.1 writes. */
export const COLUMNS =
  "ISO date,label,path type,paths,hosts,threads,dirs,files,file size,block size,direct IO,random,random aligned,IO depth,shared paths,truncate,operation,time ms [first],time ms [last],entries/s [first],entries/s [last],IOPS [first],IOPS [last],MiB/s [first],MiB/s [last],CPU% [first],CPU% [last],entries [first],entries [last],MiB [first],MiB [last],Ent lat us [min],Ent lat us [avg],Ent lat us [max],IO lat us [min],IO lat us [avg],IO lat us [max],rwmix read entries/s [first],rwmix read entries/s [last],rwmix read IOPS [first],rwmix read IOPS [last],rwmix read MiB/s [first],rwmix read MiB/s [last],rwmix read entries [first],rwmix read entries [last],rwmix read MiB [first],rwmix read MiB [last],rwmix read Ent lat us [min],rwmix read Ent lat us [avg],rwmix read Ent lat us [max],rwmix read IO lat us [min],rwmix read IO lat us [avg],rwmix read IO lat us [max],version,command";

/** Columns of 2.0-1 and 2.0-3, of 1.4 to 1.9, and of 1.0 to 1.3. */
export const COLUMNS_2_0_1 =
  "ISO date,path type,paths,hosts,threads,dirs,files,file size,block size,direct IO,random,random aligned,random amount,IO depth,shared paths,truncate,operation,time ms [first],time ms [last],entries/s [first],entries/s [last],IOPS [first],IOPS [last],MiB/s [first],MiB/s [last],CPU% [first],CPU% [last],entries [first],entries [last],MiB [first],MiB [last],Ent lat us [min],Ent lat us [avg],Ent lat us [max],IO lat us [min],IO lat us [avg],IO lat us [max],rwmix read IOPS [first],rwmix read IOPS [last],rwmix read MiB/s [first],rwmix read MiB/s [last]";
export const COLUMNS_1_4 = COLUMNS_2_0_1.replace(/,rwmix.*/, "");
export const COLUMNS_1_0 =
  "ISO date,path type,paths,hosts,threads,dirs,files,file size,block size,direct IO,random,random aligned,random amount,IO depth,shared paths,truncate,operation,time ms [first],time ms [last],entries/s [first],entries/s [last],entries [first],entries [last],IOPS [first],IOPS [last],I/Os [first],I/Os [last],MiB/s [first],MiB/s [last],MiB [first],MiB [last],Ent lat us [min],Ent lat us [avg],Ent lat us [max],IO lat us [min],IO lat us [avg],IO lat us [max]";

/** 10,000 random writes of 8 KiB per second for a minute: 4 hosts of 8 threads, 4 I/Os of each in flight. */
const WRITE: Readonly<Record<string, string>> = {
  "ISO date": "2026-03-02T10:15:30.250+0100",
  "path type": "file",
  paths: "4",
  hosts: "4",
  threads: "8",
  "file size": "107374182400",
  "block size": "8192",
  "direct IO": "1",
  random: "1",
  "random aligned": "1",
  "IO depth": "4",
  truncate: "0",
  operation: "WRITE",
  "time ms [first]": "59900",
  "time ms [last]": "60000",
  "IOPS [first]": "10010",
  "IOPS [last]": "10000",
  "MiB/s [first]": "78",
  "MiB/s [last]": "78",
  "CPU% [first]": "12",
  "CPU% [last]": "11",
  "MiB [first]": "4684",
  "MiB [last]": "4687",
  "IO lat us [min]": "310",
  "IO lat us [avg]": "12800",
  "IO lat us [max]": "95000",
  version: "3.1-1",
  command: '"elbencho" "-w" "-b" "8k" "--hosts" "esx1 esx2 esx3 esx4" "/mnt/vsan/f[1-4]" ',
};

/** Reads of a mix whose `WRITE` row holds the writes: 70% of 33,333. */
export const MIX: Readonly<Record<string, string>> = {
  operation: "RWMIX70",
  "IO lat us [avg]": "6000",
  "rwmix read IOPS [first]": "23350",
  "rwmix read IOPS [last]": "23333",
  "rwmix read MiB/s [first]": "182",
  "rwmix read MiB/s [last]": "182",
  "rwmix read MiB [first]": "10927",
  "rwmix read MiB [last]": "10937",
  "rwmix read IO lat us [min]": "190",
  "rwmix read IO lat us [avg]": "2914",
  "rwmix read IO lat us [max]": "41000",
};

/** A phase that does no I/O on blocks. */
export const METADATA: Readonly<Record<string, string>> = {
  operation: "MKDIRS",
  ...Object.fromEntries(
    ["IOPS", "MiB/s", "MiB"].flatMap((name) => [
      [`${name} [first]`, ""],
      [`${name} [last]`, ""],
    ]),
  ),
  "IO lat us [min]": "",
  "IO lat us [avg]": "",
  "IO lat us [max]": "",
};

/** A row of CSV, with some columns changed. */
export function csvRow(changes: Readonly<Record<string, string>> = {}, columns = COLUMNS): string {
  const cells = { ...WRITE, ...changes };
  return columns
    .split(",")
    .map((name) => cells[name] ?? "")
    .join(",");
}

/** A file of CSV with its header. */
export function csv(rows: readonly Readonly<Record<string, string>>[] = [{}], columns = COLUMNS): string {
  return [columns, ...rows.map((changes) => csvRow(changes, columns)), ""].join("\n");
}

/** The phase of `csv()`, as JSON has it, with parts changed or, where `undefined`, without them. */
export function jsonPhase(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    phase_type: "WRITE",
    phase_id: "2f6f1d3e-6a6c-4e5c-9d0b-5f1f5c6d7e8f",
    iso_start_date: "2026-03-02T10:15:30.250+0100",
    config: {
      path_type: "file",
      paths: "4",
      hosts: "4",
      threads: "8",
      file_size: "107374182400",
      block_size: "8192",
      direct_io: "true",
      random_offsets: "true",
      random_aligned: "true",
      io_depth: "4",
      truncate_files: "false",
      version: "3.1-1",
      command: '"elbencho" "-w" ',
    },
    first_done: { elapsed_time_ms: "59900", iops: "10010", "bytes/s": "82001920", bytes: "4911915008" },
    last_done: {
      elapsed_time_ms: "60000",
      iops: "10000",
      "bytes/s": "81920136",
      bytes: "4915208192",
      "cpu%": "11",
      latency: { IO: { min_us: "310", avg_us: "12800", max_us: "95000" } },
    },
    ...changes,
  };
}

/** A file of JSON, a document a line. */
export function json(...phases: readonly Record<string, unknown>[]): string {
  return [...phases.map((phase) => JSON.stringify(phase)), ""].join("\n");
}

export const CONSOLE_TEXT = `ISO DATE: 2026-03-02T10:15:30+0100
COMMAND LINE: "elbencho" "-w" "-b" "8k" "/mnt/vsan/f[1-4]"

OPERATION   RESULT TYPE         FIRST DONE   LAST DONE
=========== ================    ==========   =========
WRITE       Elapsed time     :     59.900s    1m0.000s
            IOPS             :       10010       10000
            Throughput MiB/s :          78          78
            Total MiB        :        4684        4687
---
`;

export const LIVE_STATISTICS = `ISO Date,Label,Phase,RuntimeMS,Rank,MixType,Done%,DoneBytes,MiB/s,IOPS,Entries,Entries/s,Active,CPU,Service,
2026-03-02T10:15:32.250+0100,,WRITE,2000,Total,,3,163840000,78,10000,0,0,32,11,,
`;
