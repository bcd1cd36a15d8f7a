import fs from "node:fs";
import path from "node:path";
import type { Source } from "../src/archive/source";
import { importEstate } from "../src/importers/estate/importEstate";
import { importSource } from "../src/importers/importers";
import { at } from "./generate/at";
import { esxtopText } from "./generate/esxtopText";
import { LIVE_OPTICS } from "./generate/estate/sampleExports";
import { trueEstate, type TrueEstate } from "./generate/estate/estateTruth";
import { type ListDialect, listFiles } from "./generate/estate/writeList";
import { liveOpticsFiles } from "./generate/estate/writeLiveOptics";
import { rvtoolsFiles, WIDE } from "./generate/estate/writeRvtools";
import { fioDocument } from "./generate/fioDocument";
import { fioJobs } from "./generate/fioJobs";
import { fioText } from "./generate/fioText";
import type { GeneratedFile } from "./generate/generatedFile";
import { Random } from "./generate/random";

/** Something that users import, which can be made in any size. */
export interface GrownFile {
  /** The format's, with a kind behind it where the format has several. */
  id: string;
  what: string;
  /** The plot, whose x axis has the size. */
  chart: string;
  /** Three doublings. */
  sizes: readonly number[];
  /** Makes it, and answers with what reads it: how many runs, recordings or VMs it finds. */
  made(size: number): () => Promise<number>;
}

const MEGABYTES = [1, 2, 4, 8];
/** Of a result text of HCIBench, no more is read. */
const RESULT_TEXT_MEGABYTES = [0.5, 1, 2, 4];
const VMS = [2500, 5000, 10_000, 20_000];

/** A text of some bytes, more or less. */
type TextOf = (bytes: number) => string;

/** Bytes of a job in fio's JSON and in its normal output, and of a row of a recording. */
const FIO_JSON_JOB = 6400;
const FIO_TEXT_JOB = 1800;
const ESXTOP_ROW = 2800;

const LIST: ListDialect = { separator: ",", decimal: ".", thousands: false, unit: "GiB" };

/** What is read of archives, or where a file may have gigabytes, is measured by growth-import. */
export const GROWN_FILES: readonly GrownFile[] = [
  {
    ...result("hcibench", "HCIBench's result text", "a-res.txt", fixture("hcibench/text-markdown")),
    sizes: RESULT_TEXT_MEGABYTES,
  },
  result("fio", "fio's JSON", "fio.json", (bytes) => fioJson(Math.ceil(bytes / FIO_JSON_JOB))),
  result("fio-text", "fio's normal output", "fio.txt", (bytes) =>
    fioText(fioJobs(0, Math.ceil(bytes / FIO_TEXT_JOB))),
  ),
  result("vdbench", "vdbench's flatfile", "flatfile.html", fixture("vdbench/block/output")),
  result("diskspd", "diskspd's text", "run.txt", fixture("diskspd/text")),
  result("diskspd-xml", "diskspd's XML", "run.xml", fixture("diskspd/xml")),
  table("crystaldiskmark", "CrystalDiskMark's text", "cdm.txt", fixture("crystaldiskmark/version-8")),
  table("elbencho", "elbencho's CSV", "results.csv", fixture("elbencho/csv")),
  table("elbencho-json", "elbencho's JSON", "results.json", fixture("elbencho/json")),
  table("iometer", "Iometer's results", "results.csv", fixture("iometer/mixed")),
  table("esxtop", "a recording of esxtop", "esx1.csv", (bytes) => esxtopText(Math.ceil(bytes / ESXTOP_ROW))),
  estate("rvtools", "an export of RVTools", (vms) => rvtoolsFiles(vms, WIDE)),
  estate("live-optics", "an export of Live Optics", (vms) => liveOpticsFiles(vms, LIVE_OPTICS)),
  estate("csv", "a list of VMs", (vms) => listFiles(vms, LIST)),
];

const FIXTURES = path.resolve("tests/importers");

/** The first result below a folder of fixtures, again and again. */
function fixture(folder: string): TextOf {
  return (bytes) => {
    const inputs = fs.readdirSync(path.join(FIXTURES, folder)).filter((name) => name.endsWith(".input"));
    const text = fs.readFileSync(path.join(FIXTURES, folder, at(inputs, 0)), "utf8").replace(/\n?$/, "\n");
    return text.repeat(Math.ceil(bytes / text.length));
  };
}

function fioJson(jobs: number): string {
  const globalOptions = [["direct", "1"]] as const;
  return fioDocument({ seconds: 1_700_000_000, globalOptions, jobs: fioJobs(0, jobs), disks: 1 });
}

function result(id: string, what: string, name: string, text: TextOf, chart = "reader-time"): GrownFile {
  const made = (megabytes: number) => {
    const source = sourceOf(name, [{ path: name, bytes: new TextEncoder().encode(text(megabytes * 1e6)) }]);
    return async () => {
      const { runs, recordings } = await importSource(source);
      return runs.length + recordings.length;
    };
  };
  return { id, what, chart, sizes: MEGABYTES, made };
}

function table(id: string, what: string, name: string, text: TextOf): GrownFile {
  return result(id, what, name, text, "reader-table-time");
}

function estate(id: string, what: string, files: (of: TrueEstate) => GeneratedFile[]): GrownFile {
  const made = (vms: number) => {
    const source = sourceOf("export", files(trueEstate(new Random(1), vms)));
    return async () => (await importEstate([source])).estate.vms.length;
  };
  return { id, what, chart: "reader-estate-time", sizes: VMS, made };
}

function sourceOf(name: string, files: readonly GeneratedFile[]): Source {
  const opened = files.map(({ path: file, bytes }) => {
    const blob = new Blob([Buffer.from(bytes)]);
    return { path: file, sizeBytes: bytes.length, open: () => blob.stream() };
  });
  return { name, files: opened };
}
