import type { Sheet } from "./sheet";

/** What happened in a workbook. Addresses are without their sheet. */
export type WorkbookEvent =
  | { kind: "changed" | "selected"; sheet: Sheet; address: string }
  | { kind: "activated" | "deactivated" | "added" | "deleted"; sheet: Sheet };

/** Tells listeners what happens in a workbook. */
export class Events {
  private readonly listeners = new Set<(event: WorkbookEvent) => void>();

  listen(listener: (event: WorkbookEvent) => void): void {
    this.listeners.add(listener);
  }

  emit(event: WorkbookEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}
