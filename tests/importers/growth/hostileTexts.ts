/** A text that a pattern or a scan without a bound would look at again and again, of about so many characters. */
export interface HostileText {
  what: string;
  text: (characters: number) => string;
}

const filled = (unit: string, before = "", after = "") => ({
  text: (characters: number) => before + unit.repeat(Math.ceil(characters / unit.length)) + after,
});

const elbenchoHeader = "ISO date,operation,time ms [first],time ms [last]\n";

/** Texts that begin like a tool's result, and go on in a way that no tool writes. */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  { what: "HCIBench: a label and blanks", ...filled(" ", "IOPS", "x\nIOPS = 1 IO/S") },
  { what: "HCIBench: a label and tabs", ...filled("\t", "VMs = 1\nIOPS", "x") },
  { what: "HCIBench: a label and separators", ...filled(": ", "VMs = 1\nIOPS = ", "x") },
  {
    what: "HCIBench: digits without a per cent sign",
    ...filled("1", "VMs = 1\nIOPS = 1 IO/S\ncpu usage = "),
  },
  { what: "HCIBench: datastores without figures", ...filled("Datastore: a\n", "VMs = 1\nIOPS = 1 IO/S\n") },
  { what: "HCIBench: blocks of one datastore", ...filled("Datastore: a\nVMs = 1\nIOPS = 1 IO/S\n") },
  {
    what: "HCIBench: loops of run definitions",
    ...filled("For loops: ", "VMs = 1\nIOPS = 1 IO/S\nRUN DEF = RD=a; "),
  },
  { what: "diskspd: comments that do not end", ...filled("<!--", "<Results>\n<System></System><Tool>") },
  { what: "diskspd: declarations that do not end", ...filled("<!x", "<Results>\n<System></System><Tool>") },
  { what: "diskspd: tags that do not end", ...filled("<a", "<Results>\n<System></System><Tool>") },
  { what: "diskspd: a tag of quotes", ...filled(`"<a '"'`, "<Results>\n<System></System><Tool>") },
  { what: "diskspd: a name that does not end", ...filled("a", "<Results>\n<System></System><Tool><") },
  { what: "vdbench: titles that do not end", ...filled("<title>Vdbench ") },
  { what: "vdbench: a title of slashes", ...filled("/", "<title>Vdbench ", "</title>") },
  { what: "vdbench: a title of blanks", ...filled(" ", "<title>Vdbench a", "<") },
  { what: "vdbench: starts of runs", ...filled("Starting RD=", "x interval i/o \n") },
  { what: "CrystalDiskMark: a row of blanks", ...filled(" ", "CrystalDiskMark 8\nSEQ", ": 1") },
  { what: "CrystalDiskMark: a row of brackets", ...filled("(", "CrystalDiskMark 8\nSEQ ", ": 1") },
  {
    what: "CrystalDiskMark: times of one result",
    ...filled("RND 4KiB (Q=1, T=1): 1 MB/s\n Time: Measure 5 sec\n", "CrystalDiskMark 8\n[Read]\n"),
  },
  { what: "fio: documents of one job", ...filled('{"fio version":"fio-3","jobs":[{"jobname":"a"}]}\n') },
  {
    what: "fio: braces that do not close",
    ...filled("{\n", '{"fio version":"fio-3","jobs":[{"jobname":"a"}]}\n'),
  },
  {
    what: "fio: strings that do not close",
    ...filled('\\\\"', '{"fio version":"fio-3","jobs":[{"jobname":"a'),
  },
  { what: "fio: headers of one group", ...filled("a: (g=0): rw=read, bs=4K-4K, ioengine=x, iodepth=1\n") },
  { what: "fio: listed jobs", ...filled("a: (groupid=0, jobs=2): err= 0: pid=1\nRun status group 0\n") },
  {
    what: "fio: headers in one line",
    text: (characters) => ": (g=0): rw=a, ".repeat(characters / 30) + "ioengine=".repeat(characters / 18),
  },
  {
    what: "fio: headers and jobs of one group",
    text: (characters) =>
      "a: (g=0): rw=r, ioengine=x, iodepth=1\n".repeat(characters / 76) +
      "a: (groupid=0, jobs=2): err= 0\n".repeat(characters / 62),
  },
  {
    what: "fio: headers and listings of one group",
    text: (characters) =>
      "a: (g=0): rw=read, bs=4K-4K, ioengine=x, iodepth=1\n".repeat(characters / 100) +
      "a: (groupid=0, jobs=2): err= 0\nRun status group 0\n".repeat(characters / 110),
  },
  { what: "fio: sums over clients", ...filled("All clients: (groupid=0, jobs=2): err= 0: pid=1\n") },
  {
    what: "fio: percentiles of one job",
    ...filled(
      "| 50.00th=[ 1]\n",
      "a: (groupid=0, jobs=1): err= 0\n read: IOPS=1\n clat percentiles (usec):\n",
    ),
  },
  { what: "fio: a job's line of blanks", ...filled(" ", "a: (groupid=0, jobs=1): err= 0\n", "read: x") },
  {
    what: "elbencho: documents that do not close",
    ...filled('{"phase_type":\n', '{"phase_type":"","phase_id":0}\n'),
  },
  { what: "elbencho: a header of commas", ...filled(",", "ISO date,", "operation,x") },
  { what: "elbencho: a header of operations", ...filled("operation,", "ISO date,") },
  { what: "elbencho: a row of commas", ...filled(",", "2026-03-02T10:15:30+0100", "x") },
  { what: "elbencho: rows without a header", ...filled("2026-03-02T10:15:30+0100,a,b\n", elbenchoHeader) },
  { what: "elbencho: headers", ...filled(elbenchoHeader) },
  { what: "elbencho: a date that does not end", ...filled("1", "2026-03-02T") },
  { what: "elbencho: phases that are the same", ...filled('{"phase_type":"WRITE","phase_id":"1"}\n') },
  {
    what: "elbencho: names of phases that are unknown",
    text: (characters) => {
      const row = (index: number) =>
        `2026-03-02T10:15:30+0100${",".repeat(16)}A${index},1,1${",".repeat(36)}\n`;
      return Array.from({ length: characters / 80 }, (_, index) => row(index)).join("");
    },
  },
  { what: "elbencho: quotes of one cell", ...filled('"', `${elbenchoHeader}2026-03-02T10:15:30+0100,`) },
  {
    what: "elbencho: bins of a histogram",
    ...filled(
      '{"range":"1-2us","count":"1"},',
      '{"phase_type":"READ","phase_id":"1","last_done":{"iops":"1","latency":{"IO":{"histogram":{"buckets":[',
      "{}]}}}}}",
    ),
  },
  {
    what: "Iometer: a line of commas",
    ...filled(",", "'Test Type,Test Description\n0,\n'Version\n1\n", "x\n"),
  },
];
