import { AsyncLocalStorage } from "node:async_hooks";

const used = new Set<AsyncLocalStorage<unknown>>();

const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (this: AsyncLocalStorage<unknown>, ...args: never[]): unknown {
  used.add(this);
  return Reflect.apply(run, this, args);
} as typeof run;

/** Disables every storage in which something ran since the last time: Node hands each promise to all that are enabled. */
export function disableUsedStorages(): void {
  for (const storage of used) storage.disable();
  used.clear();
}
