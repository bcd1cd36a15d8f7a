import { claimFiles } from "../../src/importers/claimFiles";
import { importers } from "../../src/importers/importers";
import { sourceOfText } from "./textSource";
import { textFormats } from "../../src/importers/textFormats";
import { version6, version8 } from "./crystaldiskmark/crystalDiskMarkTexts";
import { diskspdText, diskspdXml } from "./diskspd/diskspdTexts";
import { CONSOLE_TEXT, LIVE_STATISTICS, csv, csvRow, json, jsonPhase } from "./elbencho/elbenchoTexts";
import { document2, document3, job3, normal, terse } from "./fio/fioTexts";
import { ownersOf } from "./owners";
import { folderOf, textFile } from "./sources";
import { fileFlatfile, flatfile, summary, totals } from "./vdbench/vdbenchTexts";

const hcibenchText = `Datastore: vsanDatastore
=============================
JOB_NAME: job0
Number of VMs: 4
I/O per Second: 1000.00 IO/S
Throughput: 4.00 MB/s
Read Latency: 1.00 ms
Write Latency: 2.00 ms
`;
const iometerText =
  "'Test Type,Test Description\n0,\n'Version\n1.1.0\n'Access specification name,default assignment\n";

test.each([
  ["fio", "fio 3", document3([job3()])],
  ["fio", "fio 2", document2],
  ["fio", "fio terse", terse],
  ["fio", "fio normal output", normal],
  ["diskspd", "diskspd text", diskspdText],
  ["diskspd", "diskspd XML", diskspdXml()],
  ["crystaldiskmark", "CrystalDiskMark 8", version8],
  ["crystaldiskmark", "CrystalDiskMark 6", version6],
  ["elbencho", "elbencho CSV", csv()],
  ["elbencho", "elbencho CSV without a header", csvRow()],
  ["elbencho", "elbencho JSON", json(jsonPhase())],
  ["elbencho", "elbencho console text", CONSOLE_TEXT],
  ["elbencho", "elbencho live statistics", LIVE_STATISTICS],
  ["vdbench", "flatfile, block", flatfile],
  ["vdbench", "flatfile, files", fileFlatfile()],
  ["vdbench", "summary", summary],
  ["vdbench", "totals", totals],
  ["hcibench", "HCIBench text", hcibenchText],
  ["iometer", "Iometer", iometerText],
  [
    null,
    "prose",
    "Read 70%: 4KiB random, IOPS and MB/s of fio, vdbench, diskspd, CrystalDiskMark and elbencho.\n",
  ],
  [null, "other XML", "<Results><Test/></Results>"],
  [null, "other JSON", '{ "jobs": [ { "name": "x" } ] }'],
  [null, "nothing", ""],
])("%s alone claims %s", async (owner, _what, text) => {
  const owners = owner === null ? [] : [owner];
  expect(await ownersOf(sourceOfText("pasted text", text))).toEqual(owners);
  expect(textFormats.filter(({ looksLike }) => looksLike(text)).map(({ id }) => id)).toEqual(owners);
});

test("files of a folder of HCIBench are HCIBench's, whatever they hold, and others are of their own tool", async () => {
  const { claims } = await claimFiles(
    folderOf([
      textFile("case/hci-fio-datastore-12-0-1.json", document3([job3()])),
      textFile("case/hci-vdb-datastore-12-0-1.txt", summary),
      textFile("case/diskspd.xml", diskspdXml()),
      textFile("desktop/crystal.txt", version8),
      textFile("case/chart.html", "<html></html>"),
    ]),
    importers,
  );
  expect(claims.map(({ importer, files }) => [importer.id, ...files.map(({ path }) => path)])).toEqual([
    ["hcibench", "case/hci-fio-datastore-12-0-1.json", "case/hci-vdb-datastore-12-0-1.txt"],
    ["diskspd", "case/diskspd.xml"],
    ["crystaldiskmark", "desktop/crystal.txt"],
  ]);
});
