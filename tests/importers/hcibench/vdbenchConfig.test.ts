import { parseVdbenchConfig } from "../../../src/importers/hcibench/vdbenchConfig";

test("a parameter file of HCIBench's says the load", () => {
  const text = `*Auto generated
sd=sd1,lun=/dev/sda,openflags=o_direct,hitarea=0,range=(0,100),threads=4,align=4096
sd=sd2,lun=/dev/sdb,openflags=o_direct,hitarea=0,range=(0,100),threads=4,align=4096
wd=wd1,sd=(sd1,sd2),xfersize=(8k,100),rdpct=70,seekpct=random
rd=run1,wd=wd1,iorate=max,elapsed=60m,warmup=1800,interval=5
`;
  expect(parseVdbenchConfig(text.replace("(8k,100)", "8k"))).toMatchObject({
    blockSizeBytes: 8192,
    readPct: 70,
    randomPct: 100,
    iodepth: 4,
    runtimeSeconds: 3600,
    rampSeconds: 1800,
  });
  // A list of sizes is no single one.
  expect(parseVdbenchConfig(text).blockSizeBytes).toBeNull();
});

test("what lines disagree on is not said", () => {
  const text = "wd=wd1,rdpct=100,seekpct=0\nwd=wd2,rdpct=0,seekpct=seq\nrd=a,elapsed=60\nrd=b,elapsed=90\n";
  expect(parseVdbenchConfig(text)).toMatchObject({ readPct: null, randomPct: null, runtimeSeconds: null });
});

test.each(["", "[global]\nbs=4k\n", "\u0000"])("%p says nothing", (text) => {
  expect(Object.values(parseVdbenchConfig(text)).every((value) => value === null)).toBe(true);
});
