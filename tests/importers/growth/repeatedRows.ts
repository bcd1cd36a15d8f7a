import { COLUMNS, csvRow, json, jsonPhase } from "../elbencho/elbenchoTexts";

/** One valid row of a format, which a damaged or very long file repeats, and what stands above it. */
export interface RepeatedRow {
  what: string;
  head: string;
  row: string;
}

export const REPEATED_ROWS: readonly RepeatedRow[] = [
  {
    what: "Iometer: lines of one access specification",
    head:
      "'Test Type,Test Description\n0,\n'Access specifications\n'Access specification name,default assignment\n4k,0\n" +
      "'size,% of size,% reads,% random,delay,burst,align,reply\n",
    row: "4096,1,0,0,0,1,0,0\n",
  },
  {
    what: "HCIBench: blocks with use lines",
    head: "VMs = 1\n",
    row: "VMs = 1\nIOPS = 1 IO/S\nCPU USAGE = 5%\n",
  },
  {
    what: "HCIBench: blocks below one heading",
    head: "# 20% of Max\n",
    row: "VMs = 1\nIOPS = 1 IO/S\nR_LATENCY = 1 ms\n",
  },
  {
    what: "HCIBench: blocks with a file that finished early",
    head: "VMs = 1\n",
    row: "VMs = 1\nIOPS = 1 IO/S\n/opt/output/results/vm-1.json\n",
  },
  {
    what: "vdbench: averages of a flatfile",
    head: "tod Run Interval reqrate rate MB/sec bytes/io read% resp\n",
    row: "10:00:01.000 rd1 avg_2-60 max 1000.00 3.91 4096 70.00 1.234\n",
  },
  { what: "elbencho: rows of one phase", head: `${COLUMNS}\n`, row: `${csvRow()}\n` },
  { what: "elbencho: rows without a phase", head: `${COLUMNS}\n`, row: `${csvRow({ operation: "" })}\n` },
  { what: "elbencho: documents of one phase", head: "", row: json(jsonPhase()) },
  {
    what: "CrystalDiskMark: rows",
    head: "CrystalDiskMark 8.0.4 x64\n[Read]\n",
    row: "RND 4KiB (Q= 32, T= 1): 100.000 MB/s [ 24414.1 IOPS] < 1300.00 us>\n",
  },
];
