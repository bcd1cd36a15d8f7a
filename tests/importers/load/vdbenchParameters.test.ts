import { announcedRate } from "../../../src/importers/load/vdbenchLoops";
import { parseVdbenchParameters } from "../../../src/importers/load/vdbenchParameters";

test("a parameter file of HCIBench's reports the load", () => {
  const text = `*Auto generated
sd=sd1,lun=/dev/sda,openflags=o_direct,hitarea=0,range=(0,100),threads=4,align=4096
sd=sd2,lun=/dev/sdb,openflags=o_direct,hitarea=0,range=(0,100),threads=4,align=4096
wd=wd1,sd=(sd1,sd2),xfersize=(8k,100),rdpct=70,seekpct=random
rd=run1,wd=wd1,iorate=max,elapsed=60m,warmup=1800,interval=5
`;
  expect(parseVdbenchParameters(text.replace("(8k,100)", "8k"))).toMatchObject({
    blockSizeBytes: 8192,
    readPct: 70,
    randomPct: 100,
    iodepth: 4,
    runtimeSeconds: 3600,
    rampSeconds: 1800,
  });
  // A list of sizes is no single one.
  expect(parseVdbenchParameters(text).blockSizeBytes).toBeNull();
});

test("what lines disagree on is not reported", () => {
  const text = "wd=wd1,rdpct=100,seekpct=0\nwd=wd2,rdpct=0,seekpct=seq\nrd=a,elapsed=60\nrd=b,elapsed=90\n";
  expect(parseVdbenchParameters(text)).toMatchObject({
    readPct: null,
    randomPct: null,
    runtimeSeconds: null,
  });
});

test.each(["", "[global]\nbs=4k\n", "\u0000"])("%p reports nothing", (text) => {
  expect(Object.values(parseVdbenchParameters(text)).every((value) => value === null)).toBe(true);
});

test.each([
  ["wd=wd1,seekpct=rand", { randomPct: 100 }],
  ["wd=wd1,seekpct=RANDOM", { randomPct: 100 }],
  ["wd=wd1,seekpct=seq", { randomPct: 0 }],
  ["wd=wd1,seekpct=eof", { randomPct: 0 }],
  ["fwd=a,fileio=random,operation=read", { randomPct: 100, readPct: 100 }],
  ["fwd=a,fileio=sequential,operation=write", { randomPct: 0, readPct: 0 }],
  ["fwd=a,operation=mkdir", { randomPct: null, readPct: null }],
  ["wd=wd1,seekpct=33.25", { randomPct: 33.25 }],
  ["wd=wd1,seekpct=most", { randomPct: null }],
  ["rd=a,elapsed=90s,warmup=2h", { runtimeSeconds: 90, rampSeconds: 7200 }],
  ["rd=a,elapsed=90x,warmup=x90", { runtimeSeconds: null, rampSeconds: null }],
  [`rd=a,elapsed=${"9".repeat(19)}`, { runtimeSeconds: null }],
  ["wd=a,rdpct=70x", { readPct: null }],
  ["wd=a,rdpct=x70", { readPct: null }],
  [" wd=a, rdpct=70 , xfersize=4k", { readPct: 70, blockSizeBytes: 4096 }],
  ["WD=a,RDPCT=70,XferSize=4K", { readPct: 70, blockSizeBytes: 4096 }],
  ["wd=a,rdpct=70\r\nwd=b,rdpct=70\r\n", { readPct: 70 }],
  ["fwd=a,xfersize=8k,threads=2", { blockSizeBytes: 8192, iodepth: 2 }],
  ["sd=a,threads=(1,2)", { iodepth: null }],
  ["sd=a,skewrdpct=5", { readPct: null }],
  ["*wd=a,rdpct=70", { readPct: null }],
  ["fsd=a,threads=4", { iodepth: null }],
  ["sd=a,note=(rdpct=5,x=6),rdpct=70", { readPct: 70 }],
])("%j in vdbench.cfg reports %j", (text, expected) => {
  expect(parseVdbenchParameters(text)).toMatchObject(expected);
});

test.each([
  ["rd=run1,wd=wd1,iorate=5000,elapsed=60", 5000],
  ["rd=run1,wd=wd1,iorate=max,elapsed=60", null],
  ["rd=run1,wd=wd1,iorate=(100,200),elapsed=60", null],
  ["rd=run1,iorate=100\nrd=run2,iorate=200", null],
])("%j holds vdbench to %p IOPS", (text, expected) => {
  expect(parseVdbenchParameters(text).generatorIops).toBe(expected);
});

test.each([
  ["RD=run1; I/O rate: 5000; elapsed=60; For loops: None", 5000],
  ["RD=run1; I/O rate: Uncontrolled MAX; elapsed=60; For loops: None", null],
  ["RD=run1; I/O rate: Controlled MAX; elapsed=60; For loops: threads=2", null],
  ["RD=rd1; elapsed=60; fwdrate=100. For loops: None", 100],
  ["RD=rd1; elapsed=60; fwdrate=max. For loops: None", null],
])("%j announces %p IOPS", (text, expected) => {
  expect(announcedRate(text)).toBe(expected);
});
