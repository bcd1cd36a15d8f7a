import { diskspd } from "../../../src/importers/diskspd/diskspd";
import { parseDiskspd } from "../../../src/importers/diskspd/parseDiskspd";
import { sourceOfText } from "../../../src/importers/textSource";
import { diskspdText, diskspdXml } from "./diskspdTexts";

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

test("the series comes only where it is asked for, and changes nothing else", async () => {
  const source = sourceOfText("a.xml", diskspdXml());
  const plain = await diskspd.parse(source);
  const asked = await diskspd.parse(source, { series: true });
  expect(plain.runs[0]?.series).toBeNull();
  expect(asked.runs[0]?.series).toEqual([
    { second: 1, iops: 14, throughputBytesPerSecond: 14 * 8192, latencyMs: null },
  ]);
  expect({ ...asked.runs[0], series: null }).toEqual(plain.runs[0]);
});

test("diskspd says when it started, not when its later time spans did", () => {
  const span = /<TimeSpan>\s*<TestTime[\s\S]*?<\/TimeSpan>/.exec(diskspdXml())?.[0] ?? "";
  const twice = diskspdXml().replace("</Results>", `${span}</Results>`);
  expect(parseDiskspd(twice, "a").runs.map(({ job, startedAt }) => [job, startedAt])).toEqual([
    ["time span 1", "2024-02-03T04:05:06.000Z"],
    ["time span 2", null],
  ]);
});
