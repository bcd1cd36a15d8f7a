import { expect, test } from "./workbenchTest";

test("the first screen offers a sample design, which is written at once", async ({
  ownWorkbench: workbench,
}) => {
  const { page } = workbench;
  await workbench.press("Try a sample design");
  await workbench.paneSays("The design is on the sheets Design, Options, Demand");
  expect(await page.locator("#first-run").isHidden()).toBe(true);
  const verdict = async () => String((await workbench.sheet("Design"))[3]?.join(" "));
  await expect.poll(verdict).toContain("✔ Fits: 6 hosts of option B can run the 313 VMs");
  await workbench.expectValues([["Nordwind"]], "Design", 0, 0);
  // Afterwards it is offered where files are chosen.
  expect(await page.locator("#samples").isVisible()).toBe(true);
});
