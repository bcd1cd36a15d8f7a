import { expect, test } from "./workbenchTest";

test("one click on the first screen makes a design of a sample estate and a sample benchmark", async ({
  ownWorkbench: workbench,
}) => {
  const { page } = workbench;
  await workbench.press("Try a sample design");
  await workbench.paneSays("The design is on the sheets Design, Options, Demand");
  expect(await page.locator("#first-run").isHidden()).toBe(true);
  const verdict = async () => String((await workbench.sheet("Design"))[3]?.join(" "));
  await expect
    .poll(verdict, { timeout: 60_000 })
    .toContain("✔ Fits: 6 hosts of option B can run the 313 VMs");
  await workbench.expectValues([["Nordwind"]], "Design", 0, 0);
  // As on the command line: none of the six tests is near the I/O of these VMs.
  const reasons = JSON.stringify(await workbench.sheet("Reasons"));
  expect(reasons).toContain("no test of the benchmark is near its I/O (32.5 KiB, 51% reads, RAID-5 4+1)");
  const sample = page.locator("#imports > li");
  await expect(sample).toHaveCount(1);
  // The user's own design and reports are not made of it.
  await expect(sample.getByRole("checkbox")).not.toBeChecked();
  // Afterwards it is offered where files are chosen.
  expect(await page.locator("#samples").isVisible()).toBe(true);
});
