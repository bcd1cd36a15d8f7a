/**
 * Jest's environment of Node, without what Jest 30 leaves behind: each suite has an `AsyncLocalStorage` of its own that stays
 * enabled after it. Two hundred suites later, code that awaits much would be five times slower.
 */
import { TestEnvironment as NodeEnvironment } from "jest-environment-node";
import { disableUsedStorages } from "./usedStorages";

export default class TestEnvironment extends NodeEnvironment {
  override async teardown(): Promise<void> {
    await super.teardown();
    disableUsedStorages();
  }
}
