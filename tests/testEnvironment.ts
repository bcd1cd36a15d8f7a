/**
 * Jest's environment of Node, one for all suites of a worker, because modules that suites share belong to one context: see
 * `sharedModules.cjs`. After each suite, its globals, `process`, and the environment variables are as they were before it.
 *
 * Jest 30 leaves something behind, too: each suite has an `AsyncLocalStorage` of its own that stays enabled after it. Two hundred
 * suites later, code that awaits much would be five times slower.
 */
import { TestEnvironment as NodeEnvironment } from "jest-environment-node";
import { saveProperties } from "./savedProperties";
import { disableUsedStorages } from "./usedStorages";

/** Jest collects 100 lines for each error and each `expect`: a tenth of the time of a suite. This is what Node collects. */
const STACK_LINES = 10;

let shared: TestEnvironment | undefined;

export default class TestEnvironment extends NodeEnvironment {
  private readonly restore: readonly (() => void)[] = [];

  constructor(...args: ConstructorParameters<typeof NodeEnvironment>) {
    if (shared) return shared;
    super(...args);
    const { global } = this;
    this.restore = [global, global.process, global.process.env].map(saveProperties);
    // oxlint-disable-next-line typescript/no-this-alias -- the constructor gives this one to the suites after it.
    shared = this;
  }

  /** Called for each event of a suite; the first one comes before its files are loaded. */
  handleTestEvent(event: { name: string }): void {
    if (event.name === "setup") Object.assign(this.global.Error, { stackTraceLimit: STACK_LINES });
  }

  override teardown(): Promise<void> {
    this.fakeTimers?.useRealTimers();
    this.fakeTimersModern?.useRealTimers();
    for (const restore of this.restore) restore();
    disableUsedStorages();
    return Promise.resolve();
  }
}
