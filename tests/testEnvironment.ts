/**
 * Jest's environment of Node, without what Jest 30 leaves behind: each suite has an `AsyncLocalStorage` of its own that stays
 * enabled after it. Two hundred suites later, code that awaits much would be five times slower.
 */
import { TestEnvironment as NodeEnvironment } from "jest-environment-node";
import { disableUsedStorages } from "./usedStorages";

/** Jest collects 100 lines for each error and each `expect`: a tenth of the time of a suite. This is what Node collects. */
const STACK_LINES = 10;

export default class TestEnvironment extends NodeEnvironment {
  /** Called for each event of a suite; the first one comes before its files are loaded. */
  handleTestEvent(event: { name: string }): void {
    if (event.name === "setup") Object.assign(this.global.Error, { stackTraceLimit: STACK_LINES });
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    disableUsedStorages();
  }
}
