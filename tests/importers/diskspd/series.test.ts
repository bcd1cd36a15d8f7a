import { diskspd } from "../../../src/importers/diskspd/diskspd";
import { parseDiskspd } from "../../../src/importers/diskspd/parseDiskspd";
import { sourceOfText } from "../textSource";
import { wholeTextImporter } from "../../../src/importers/wholeTextImporter";
import { diskspdText, diskspdXml } from "./diskspdTexts";

const importer = wholeTextImporter(diskspd);

const seriesOf = (text: string) => parseDiskspd(text, "a", true).runs.map(({ series }) => series);

/** An XML whose targets hold these samples. */
const withSamples = (samples: string, text = diskspdXml()): string =>
  text.replaceAll(/<Bucket SampleMillisecond[^>]*>/g, samples);

const sample = (milliseconds: number, read: number, write: number, latency = ""): string =>
  `<Bucket SampleMillisecond="${milliseconds}" Read="${read}" Write="${write}" Total="${read + write}"${latency}/>`;

test("the samples of -D are summed over threads, in bytes of the targets' I/Os", () => {
  const latency = ' ReadAvgLatencyMilliseconds="1.000" WriteAvgLatencyMilliseconds="4.000"';
  expect(seriesOf(withSamples(sample(500, 20, 10, latency) + sample(1000, 5, 0, latency)))).toEqual([
    [
      { second: 0.5, iops: 60, throughputBytesPerSecond: 60 * 8192, latencyMs: 2 },
      { second: 1, iops: 10, throughputBytesPerSecond: 10 * 8192, latencyMs: 1 },
    ],
  ]);
});

test("targets of different block sizes keep their own", () => {
  const text = diskspdXml().replace("<BytesCount>245760000<", "<BytesCount>491520000<");
  expect(seriesOf(withSamples(sample(1000, 1, 0), text))[0]?.[0]?.throughputBytesPerSecond).toBe(
    16384 + 8192,
  );
});

test.each([
  ["no latency was measured", ' ReadAvgLatencyMilliseconds="0.000" WriteAvgLatencyMilliseconds="0.000"'],
  ["an old version prints none", ""],
])("%s: the latency stays unknown", (_, latency) => {
  expect(seriesOf(withSamples(sample(1000, 5, 5, latency)))[0]?.[0]?.latencyMs).toBeNull();
});

test("without samples, or with a target that lacks them, there is no series", () => {
  expect(seriesOf(withSamples(""))).toEqual([null]);
  expect(seriesOf(diskspdXml().replace(/<Bucket SampleMillisecond[^>]*>/, ""))).toEqual([null]);
  expect(seriesOf(diskspdText)).toEqual([null]);
});

test("samples are in the order of their time, wherever a target has one", () => {
  const [first, second] = [sample(2000, 1, 0) + sample(1000, 2, 0), sample(10000, 3, 0) + sample(2000, 0, 4)];
  const text = diskspdXml()
    .replace(/<Bucket SampleMillisecond[^>]*>/, first)
    .replace(/(Id>1<[\s\S]*)<Bucket SampleMillisecond[^>]*>/, `$1${second}`);
  expect(seriesOf(text)[0]?.map(({ second: at, iops }) => [at, iops])).toEqual([
    [1, 2],
    [2, 5],
    [10, 3],
  ]);
});

test.each(["SampleMillisecond", "Read", "Write"])("a sample without its %s is passed over", (attribute) => {
  const broken = sample(1000, 1, 1).replace(` ${attribute}=`, ` No${attribute}=`);
  expect(seriesOf(withSamples(broken + sample(2000, 1, 1)))[0]?.map(({ second }) => second)).toEqual([2]);
  expect(seriesOf(withSamples(broken))).toEqual([null]);
});

test("a target that did nothing adds nothing", () => {
  const text = diskspdXml().replace("<IOCount>30000<", "<IOCount>0<");
  expect(seriesOf(withSamples(sample(1000, 1, 0), text))[0]?.[0]?.throughputBytesPerSecond).toBe(8192);
});

test.each(["BytesCount", "IOCount"])("a target without its %s leaves no series", (name) => {
  expect(seriesOf(diskspdXml().replace(new RegExp(`<${name}>\\d+</${name}>`), ""))).toEqual([null]);
});

test("the latency is the mean over reads and writes, each with its own", () => {
  const latency = (read: string, write: string) =>
    ` ReadAvgLatencyMilliseconds="${read}" WriteAvgLatencyMilliseconds="${write}"`;
  const mean = (text: string) => seriesOf(withSamples(text))[0]?.[0]?.latencyMs;
  expect(mean(sample(1000, 30, 10, latency("1.000", "5.000")))).toBe(2);
  expect(mean(sample(1000, 30, 10, latency("1.000", "0.000")))).toBe(1);
  expect(mean(sample(1000, 0, 10, latency("1.000", "5.000")))).toBe(5);
});

test("the series comes only where it is asked for, and changes nothing else", async () => {
  const source = sourceOfText("a.xml", diskspdXml());
  const plain = await importer.parse(source);
  const asked = await importer.parse(source, { series: true });
  expect(plain.runs[0]?.series).toBeNull();
  expect(asked.runs[0]?.series).toEqual([
    { second: 1, iops: 14, throughputBytesPerSecond: 14 * 8192, latencyMs: null },
  ]);
  expect({ ...asked.runs[0], series: null }).toEqual(plain.runs[0]);
});

test("diskspd reports when it started, not when its later time spans did", () => {
  const span = /<TimeSpan>\s*<TestTime[\s\S]*?<\/TimeSpan>/.exec(diskspdXml())?.[0] ?? "";
  const twice = diskspdXml().replace("</Results>", `${span}</Results>`);
  expect(parseDiskspd(twice, "a").runs.map(({ job, startedAt }) => [job, startedAt])).toEqual([
    ["time span 1", "2024-02-03T04:05:06.000Z"],
    ["time span 2", null],
  ]);
});
