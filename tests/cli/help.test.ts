import { runSources } from "./runSources";

test.each(["parse", "report", "templates", "call", "functions"])(
  "%s --help lists its options with examples",
  async (name) => {
    const { code, out, err } = await runSources(name, "--help");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(new RegExp(`^hci-planner ${name} .*\\[OPTION\\.\\.\\.\\]\n`));
    expect(out).toMatch(/\n {6}--help +shows this text\n/);
    expect(out).toContain(`Examples:\n  hci-planner ${name}`);
    expect((await runSources("help", name)).out).toBe(out);
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThan(130);
  },
);

test("defaults are behind their options", async () => {
  expect((await runSources("report", "-h")).out).toMatch(/-o, --output FILE .*\(default: report\.xlsx\)/);
  expect((await runSources("parse", "--help")).out).toMatch(/--format FORMAT .*\(default: json\)/);
});

test("help lists the commands, and a mistake shows the help of its command", async () => {
  for (const name of ["parse", "report", "templates", "call", "functions"]) {
    expect((await runSources("help")).out).toContain(`\n  hci-planner ${name}`);
  }
  expect(await runSources("parse", "--none")).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining("--format FORMAT"),
  });
  expect(await runSources("none")).toMatchObject({
    code: 2,
    err: expect.stringContaining("hci-planner COMMAND --help"),
  });
  expect(await runSources("help", "none")).toMatchObject({
    code: 2,
    err: expect.stringContaining('no command "none"'),
  });
});
