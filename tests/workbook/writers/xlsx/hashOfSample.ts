/**
 * Prints the hash of the sample's .xlsx. Run in a process of its own, because only that can have another time zone and
 * another clock: `TZ=Asia/Tokyo node --import ./build/typescript.mjs hashOfSample.ts 2031-05-06`.
 */
import { createHash } from "node:crypto";

const now = new Date(process.argv[2] ?? "").getTime();

/** The clock stands still, for modules that are loaded from here on. */
globalThis.Date = new Proxy(Date, {
  construct: (target, parts: unknown[]) =>
    Reflect.construct(target, parts.length > 0 ? parts : [now]) as object,
  get: (target, key) => (key === "now" ? () => now : (Reflect.get(target, key) as unknown)),
});
const { sampleDrawing } = await import("../../sampleWorkbook");
const { writeXlsx } = await import("../../../../src/workbook/writers/xlsx/writeXlsx");

const { output } = await writeXlsx(sampleDrawing());
const hash = createHash("sha256").update(output).digest("hex");
process.stdout.write(`${hash} ${new Date(2024, 0, 1).toISOString()}\n`);
