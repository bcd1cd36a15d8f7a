import { signatureOf } from "../../src/functionHelp";
import { sourceHelp } from "../sourceHelp";
import { runCli } from "./runCli";
import { runSources } from "./runSources";

describe("call prints what a cell would show", () => {
  test.each([
    [["VSAN_GHZ", "22541.165 MiB/s", "32K", "read"], 462.0, 0.05],
    [["VSAN_GHZ", "8934.142 MiB/s", "32K", "write"], 522.0, 0.05],
    [["VSAN_GHZ", "1000"], 28, 1e-9],
    [["VSAN_HZ_PER_BIT", "1M", "write"], 2.781, 0.0005],
    [["NET_GHZ", "10"], 2.5, 1e-9],
    [["VSAN_GHZ", "1000", "8", "0.7"], 83.8, 0.05],
    [["VSAN_GHZ_IOPS", "721317.28", "32", "read"], 462.0, 0.05],
    [["VSAN_GHZ", "1000", "32", "read", "", "1.5"], 29.319, 0.001],
    [["vsan_ghz", "1000"], 28, 1e-9],
  ])("call %j is %d", async (args, value, tolerance) => {
    // The build is asked once: that its functions are those of src is tested where it is built.
    const run = args[0] === "VSAN_HZ_PER_BIT" ? runCli : runSources;
    const { code, out, err } = await run("call", ...args);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(Math.abs(Number(out) - value)).toBeLessThanOrEqual(tolerance);
  });

  test("a table is lines of tab-separated cells: IPV4_SUBNET has a header and 33 rows", async () => {
    const lines = (await runSources("call", "IPV4_SUBNET")).out.split("\n");
    expect(lines).toHaveLength(34);
    expect(lines[25]?.split("\t").slice(0, 3)).toEqual(["/24", "255.255.255.0", "0.0.0.255"]);
  });

  test("--json takes and gives JSON, blocks included", async () => {
    const { code, out } = await runSources("call", "--json", "VSAN_GHZ", "[[1000],[2000]]");
    expect({ code, answer: JSON.parse(out) }).toEqual({ code: 0, answer: [[28], [56]] });
    expect((await runSources("call", "VSAN_GHZ", "1000", "--json")).out).toBe("28");
  });
});

test.each([
  [
    ["call", "VSAN_GHZ", "10 mb/s"],
    1,
    /#VALUE! throughput "10 mb\/s" can be read as bytes \(MB\/s\) and as bits \(Mb\/s\)/,
  ],
  [
    ["call", "VSAN_GHZ", "1000", "32", "0.5", "OSA"],
    1,
    /#N\/A raid "OSA" is an OSA layout without a measured CPU cost/,
  ],
  [["call", "NO_SUCH"], 2, /there is no function "NO_SUCH"/],
  [["call"], 2, /call needs the name of a function/],
  [["call", "--json", "VSAN_GHZ", "32K"], 2, /"32K" is not JSON/],
  [["call", "--json", "VSAN_GHZ", "[1000,2000]"], 2, /"\[1000,2000\]" is not a value or a range/],
  [["call", "--json", "VSAN_GHZ", "[[1],[2,3]]"], 2, /a list of rows of one length/],
  [["call", "--json", "VSAN_GHZ", "[[]]"], 2, /is not a value or a range/],
  [["call", "--json", "VSAN_GHZ", '{"value":1}'], 2, /is not a value or a range/],
  [["call", "--json", "BENCH_CHANGE", "1", '[[{"error":"#N/A"}]]'], 1, /#N\/A/],
  [["call", "VSAN_GHZ", "1", "2", "3", "4", "5", "6", "7", "8"], 1, /VSAN_GHZ takes 7 arguments, not 8/],
  [["fly"], 2, /there is no command "fly"/],
  [[], 2, /name a command/],
  [["functions", "--yaml"], 2, /--yaml/],
])("%j fails with %d and a sentence", async (args, code, sentence) => {
  const result = await runSources(...args);
  expect(result.code).toBe(code);
  expect(result.err).toMatch(sentence);
  expect(result.out).toBe("");
});

test("functions lists every function with signature and example", async () => {
  const { code, out, err } = await runSources("functions");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("VSAN_GHZ(throughput, [io_size], [rw], [raid], [profile], [estimate], [release])");
  expect(out).toContain("=VSAN_GHZ(1000)  →  28");
});

test("functions --json lists what the doc blocks report, with signatures, and exits with 0", async () => {
  const { code, out, err } = await runSources("functions", "--json");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(JSON.parse(out)).toEqual(sourceHelp.map((help) => ({ ...help, signature: signatureOf(help) })));
});

test("help and version answer on standard output", () => {
  expect(runCli("--help").out).toContain("hci-planner report INPUT...");
  expect(runCli("--version").out).toMatch(/^\d+\.\d+\.\d+$/);
});
