/** Whether a module is one that this suite evaluated for itself. */
const hasOwn = (file: string): boolean => Object.keys(require.cache).some((own) => own.endsWith(file));

const load = async (): Promise<unknown> => (await import("../src/functionsHost")).createFunctionsHost;

test("a suite shares the product's modules until it resets them, and has those of tests for itself", async () => {
  const shared = await load();
  await import("./savedProperties");
  expect([hasOwn("src/functionsHost.ts"), hasOwn("tests/savedProperties.ts")]).toEqual([false, true]);

  await jest.isolateModulesAsync(async () => expect(await load()).not.toBe(shared));
  expect(await load()).toBe(shared);

  jest.resetModules();
  expect(await load()).not.toBe(shared);
  expect(hasOwn("src/functionsHost.ts")).toBe(true);
});
