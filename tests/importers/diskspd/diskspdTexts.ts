const WIDE = "-".repeat(90);

function table(
  kind: string,
  [bytes, ios, mib, iops, latency]: readonly string[],
  withLatency: boolean,
): string {
  const columns = [
    "thread",
    "bytes",
    "I/Os",
    "MiB/s",
    "I/O per s",
    ...(withLatency ? ["AvgLat", "LatStdDev"] : []),
  ];
  const cells = [bytes, ios, mib, iops, ...(withLatency ? [latency, "1.051"] : [])].join(" | ");
  return `${kind} IO
${columns.join(" |  ")} |  file
${WIDE}
     0 | ${cells} | D:\\test.dat (1024MiB)
${WIDE}
total:   ${cells}
`;
}

/** Options of a text as diskspd 2 writes it. */
export interface TextOptions {
  latency?: boolean;
  blockSize?: string;
  outstanding?: string;
  mix?: string;
  access?: string;
  threads?: string;
  span?: number;
}

export function diskspdInput(options: TextOptions = {}): string {
  return `
Command Line: diskspd.exe -b8K -d60 -o4 -t1 -r -w25 -L D:\\test.dat

Input parameters:

\ttimespan:   ${options.span ?? 1}
\t-------------
\tduration: 60s
\twarm up time: 5s
\tcool down time: 0s
\tpath: 'D:\\test.dat'
\t\tthink time: 0ms
\t\t${options.mix ?? "performing mix test (read/write ratio: 75/25)"}
\t\tblock size: ${options.blockSize ?? "8192"}
\t\t${options.access ?? "using random I/O (alignment: 8192)"}
\t\t${options.outstanding ?? "number of outstanding I/O operations: 4"}
\t\tthreads per file: ${options.threads ?? "1"}
\t\tIO priority: normal

System information:

\tcomputer name: TEST
\tstart time: 2024/02/03 04:05:06 UTC
`;
}

export function diskspdResults(options: TextOptions = {}): string {
  const latency = options.latency ?? true;
  const percentiles = `

total:
  %-ile |  Read (ms) | Write (ms) | Total (ms)
----------------------------------------------
    min |      0.036 |      1.209 |      0.036
   50th |      0.232 |      1.833 |      0.297
   95th |      0.588 |      4.200 |      2.752
   99th |      3.500 |      5.250 |      5.500
3-nines |      4.500 |      6.250 |      6.500
    max |      7.990 |     35.257 |     35.257
`;
  return `
Results for timespan ${options.span ?? 1}:
*******************************************************************************

actual test time:\t60.00s
thread count:\t\t1
proc count:\t\t2

CPU |  Usage |  User  |  Kernel |  Idle
-------------------------------------------
   0|   3.02%|   0.36%|    2.65%|  96.98%
   1|   1.00%|   0.36%|    0.64%|  99.00%
-------------------------------------------
avg.|   2.01%|   0.36%|    1.65%|  97.99%

${table("Total", ["491520000", "60000", "7.81", "1000.00", "1.250"], latency)}
${table("Read", ["368640000", "45000", "5.86", "750.00", "0.500"], latency)}
${table("Write", ["122880000", "15000", "1.95", "250.00", "3.500"], latency)}${latency ? percentiles : ""}`;
}

export const diskspdText = diskspdInput() + diskspdResults();

/** A result of `-Rxml` with two threads. */
export function diskspdXml(access = "<Random>8192</Random>"): string {
  const thread = (id: number) => `<Thread><Id>${id}</Id><Target>
      <Path>D:\\a &amp; b.dat</Path><BytesCount>245760000</BytesCount><FileSize>1</FileSize><IOCount>30000</IOCount>
      <ReadBytes>184320000</ReadBytes><ReadCount>22500</ReadCount>
      <WriteBytes>61440000</WriteBytes><WriteCount>7500</WriteCount>
      <AverageLatencyMilliseconds>1.250</AverageLatencyMilliseconds>
      <Iops><Bucket SampleMillisecond="1000" Read="5" Write="2" Total="7"/></Iops>
    </Target></Thread>`;
  return `<Results>
  <System>
    <Tool><Version>2.0.21a</Version></Tool>
    <RunTime>2024/02/03 04:05:06 UTC</RunTime>
  </System>
  <Profile><TimeSpans><TimeSpan>
    <Duration>60</Duration><Warmup>5</Warmup><ThreadCount>0</ThreadCount>
    <Targets><Target>
      <BlockSize>8192</BlockSize>${access}<RequestCount>4</RequestCount>
      <WriteRatio>25</WriteRatio><ThreadsPerFile>2</ThreadsPerFile>
    </Target></Targets>
  </TimeSpan></TimeSpans></Profile>
  <!-- measured -->
  <TimeSpan>
    <TestTimeSeconds>60.00</TestTimeSeconds>
    <ThreadCount>2</ThreadCount>
    <ProcCount>4</ProcCount>
    <CpuUtilization>
      <CPU><Id>0</Id><UsagePercent>9.00</UsagePercent></CPU>
      <Average><UsagePercent>3.20</UsagePercent><UserPercent>1.10</UserPercent><KernelPercent>2.10</KernelPercent></Average>
    </CpuUtilization>
    <Latency>
      <AverageReadMilliseconds>0.500</AverageReadMilliseconds>
      <AverageWriteMilliseconds>3.500</AverageWriteMilliseconds>
      <AverageTotalMilliseconds>1.250</AverageTotalMilliseconds>
      <Bucket><Percentile>95</Percentile><ReadMilliseconds>0.588</ReadMilliseconds>
        <WriteMilliseconds>4.200</WriteMilliseconds><TotalMilliseconds>2.752</TotalMilliseconds></Bucket>
      <Bucket><Percentile>99</Percentile><ReadMilliseconds>3.500</ReadMilliseconds></Bucket>
      <Bucket><Percentile>99.9</Percentile><WriteMilliseconds>6.250</WriteMilliseconds></Bucket>
      <Bucket><Percentile>100</Percentile><TotalMilliseconds>35.257</TotalMilliseconds></Bucket>
    </Latency>
    ${thread(0)}
    ${thread(1)}
  </TimeSpan>
</Results>
`;
}

/** The text of diskspd with one part replaced; it must hold that part. */
export function replaced(from: string | RegExp, to: string, text = diskspdText): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing is replaced: ${from}`);
  return changed;
}

/** Number of the first line that holds a part. */
export const lineOf = (part: string, text = diskspdText): number =>
  text.slice(0, text.indexOf(part)).split("\n").length;
