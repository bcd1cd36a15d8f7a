import type { SeriesPoint } from "../../model/benchmark/benchmarkRun";
import { weightedMean } from "../figures/weightedMean";
import type { XmlElement } from "../reading/xmlElement";
import { elementAt, elementsOf, numberAttributeOf, numberOf } from "../reading/xmlElement";

/** One target's IOPS in one sample. */
interface Sample {
  milliseconds: number;
  readIops: number;
  writeIops: number;
  readLatencyMs: number | null;
  writeLatencyMs: number | null;
  /** Mean size of the target's I/Os, which diskspd does not change while it runs. */
  bytesPerIo: number;
}

/**
 * The time series of a span: the samples of `-D` in the XML, summed over threads and targets. A sample's time is its
 * end, counted from the end of the warm-up, and its figures are per second. Bytes are those of the target's mean I/O.
 *
 * @param targets The targets of every thread of the span.
 * @returns `null` where diskspd ran without `-D`, or some target lacks samples.
 */
export function iopsSeries(targets: readonly XmlElement[]): SeriesPoint[] | null {
  const samples = new Map<number, Sample[]>();
  for (const target of targets) {
    const ofTarget = samplesOf(target);
    if (ofTarget === null) return null;
    for (const sample of ofTarget) {
      samples.set(sample.milliseconds, [...(samples.get(sample.milliseconds) ?? []), sample]);
    }
  }
  if (samples.size === 0) return null;
  return [...samples]
    .sort(([a], [b]) => a - b)
    .map(([milliseconds, ofAll]) => point(milliseconds / 1000, ofAll));
}

function point(second: number, samples: readonly Sample[]): SeriesPoint {
  const directions = samples.flatMap((sample) => [
    { iops: sample.readIops, latencyMs: sample.readLatencyMs },
    { iops: sample.writeIops, latencyMs: sample.writeLatencyMs },
  ]);
  const total = (value: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + value(sample), 0);
  return {
    second,
    iops: total(({ readIops, writeIops }) => readIops + writeIops),
    throughputBytesPerSecond: total(
      ({ readIops, writeIops, bytesPerIo }) => (readIops + writeIops) * bytesPerIo,
    ),
    latencyMs: weightedMean(
      directions,
      ({ latencyMs }) => latencyMs,
      ({ iops }) => iops,
    ),
  };
}

function samplesOf(target: XmlElement): Sample[] | null {
  const buckets = elementsOf(elementAt(target, "Iops"), "Bucket");
  const [bytes, ios] = [numberOf(elementAt(target, "BytesCount")), numberOf(elementAt(target, "IOCount"))];
  if (buckets.length === 0 || bytes === null || ios === null) return null;
  const bytesPerIo = ios === 0 ? 0 : bytes / ios;
  return buckets.flatMap((bucket) => {
    const milliseconds = numberAttributeOf(bucket, "SampleMillisecond");
    const readIops = numberAttributeOf(bucket, "Read");
    const writeIops = numberAttributeOf(bucket, "Write");
    if (milliseconds === null || readIops === null || writeIops === null) return [];
    // Without -L diskspd prints 0.000.
    const latency = (direction: string) =>
      numberAttributeOf(bucket, `${direction}AvgLatencyMilliseconds`) || null;
    return [
      {
        milliseconds,
        readIops,
        writeIops,
        readLatencyMs: latency("Read"),
        writeLatencyMs: latency("Write"),
        bytesPerIo,
      },
    ];
  });
}
