import type { RandomAccess } from "./randomAccess";

/** The end record, the longest comment behind it, and the locator of ZIP64 before it. */
const TAIL_BYTES = 22 + 0xffff + 20;
const END_SIGNATURE = 0x06054b50;
const LOCATOR_SIGNATURE = 0x07064b50;
const ZIP64_END_SIGNATURE = 0x06064b50;
const IN_ZIP64 = 0xffff;

/**
 * Entries that a zip's end record (of ZIP64, where it points to one) declares, read from its last bytes alone; `null`
 * when there is no end record. The number may be a lie: it is there to refuse a directory before it is read.
 */
export async function declaredEntries(access: RandomAccess): Promise<number | null> {
  const start = Math.max(0, access.sizeBytes - TAIL_BYTES);
  const tail = await access.read(start, access.sizeBytes - start);
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    const entries = view.getUint16(at + 10, true);
    if (entries !== IN_ZIP64 || at < 20 || view.getUint32(at - 20, true) !== LOCATOR_SIGNATURE)
      return entries;
    const record = await access.read(Number(view.getBigUint64(at - 12, true)), 40);
    const zip64 = new DataView(record.buffer, record.byteOffset, record.byteLength);
    const found = record.length === 40 && zip64.getUint32(0, true) === ZIP64_END_SIGNATURE;
    return found ? Number(zip64.getBigUint64(32, true)) : entries;
  }
  return null;
}
