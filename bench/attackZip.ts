/** Builds zips byte by byte, sound ones and ones that lie, as no library would write them. */
import zlib from "node:zlib";
import { at } from "./generate/at";

/** What the central directory says in place of the truth. */
export interface Lies {
  size?: number;
  packed?: number;
  crc?: number;
  method?: number;
  offset?: number;
}

/** An entry as it is written. */
export interface AttackEntry {
  path: string;
  bytes?: Uint8Array | string;
  /** 8, the default, deflates; 0 stores. */
  method?: number;
  flags?: number;
  /** Shares the data of the entry of this index. */
  at?: number;
  lies?: Lies;
}

const u16 = (value: number): number[] => [value & 0xff, (value >>> 8) & 0xff];
const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];
const u64 = (value: number): number[] => [
  ...u32((value % 2 ** 32) >>> 0),
  ...u32(Math.floor(value / 2 ** 32)),
];

/** A zip of entries, each of which may lie about itself; the end record may lie about their number. */
export function buildZip(
  entries: readonly AttackEntry[],
  { declared = entries.length, zip64 = false }: { declared?: number; zip64?: boolean } = {},
): Buffer {
  const parts: Uint8Array[] = [];
  let offset = 0;
  const places: Place[] = [];
  for (const entry of entries) {
    if (entry.at !== undefined) {
      places.push(at(places, entry.at));
      continue;
    }
    const plain = Buffer.from(entry.bytes ?? "");
    const method = entry.method ?? 8;
    const data = method === 8 ? zlib.deflateRawSync(plain) : plain;
    const crc = zlib.crc32(plain);
    const name = Buffer.from(entry.path);
    places.push({ offset, size: plain.length, packed: data.length, crc, method });
    const head = [...u32(0x04034b50), ...u16(20), ...u16(entry.flags ?? 0), ...u16(method), ...u32(0)];
    const sizes = [...u32(crc), ...u32(data.length), ...u32(plain.length), ...u16(name.length), ...u16(0)];
    parts.push(Buffer.from([...head, ...sizes]), name, data);
    offset += 30 + name.length + data.length;
  }
  const directory = entries.map((entry, index) => {
    const place = { ...at(places, index), ...entry.lies };
    return directoryRecord(entry.path, { ...place, flags: entry.flags ?? 0 }, zip64);
  });
  return Buffer.concat([...parts, ...directory, endRecord(directory, offset, declared, zip64)]);
}

/** Where the data of an entry are, and what the directory says of them. */
interface Place {
  offset: number;
  size: number;
  packed: number;
  crc: number;
  method: number;
}

function directoryRecord(
  path: string,
  { offset, size, packed, crc, method, flags }: Place & { flags: number },
  zip64: boolean,
): Buffer {
  const name = Buffer.from(path);
  const extra = zip64 ? [...u16(1), ...u16(24), ...u64(size), ...u64(packed), ...u64(offset)] : [];
  const narrow = (value: number): number[] => u32(zip64 ? 0xffffffff : value);
  const head = [...u32(0x02014b50), ...u16(zip64 ? 45 : 20), ...u16(20), ...u16(flags), ...u16(method)];
  const sizes = [...u32(0), ...u32(crc), ...narrow(packed), ...narrow(size), ...u16(name.length)];
  const rest = [...u16(extra.length), ...u16(0), ...u16(0), ...u16(0), ...u32(0), ...narrow(offset)];
  return Buffer.concat([Buffer.from([...head, ...sizes, ...rest]), name, Buffer.from(extra)]);
}

function endRecord(directory: readonly Buffer[], offset: number, declared: number, zip64: boolean): Buffer {
  const length = directory.reduce((sum, record) => sum + record.length, 0);
  const zip64Records = [
    ...[...u32(0x06064b50), ...u64(44), ...u16(45), ...u16(45), ...u32(0), ...u32(0)],
    ...[...u64(declared), ...u64(declared), ...u64(length), ...u64(offset)],
    ...[...u32(0x07064b50), ...u32(0), ...u64(offset + length), ...u32(1)],
  ];
  const count = zip64 ? 0xffff : declared;
  const [size, start] = zip64 ? [0xffffffff, 0xffffffff] : [length, offset];
  const end = [
    ...u32(0x06054b50),
    ...u32(0),
    ...u16(count),
    ...u16(count),
    ...u32(size),
    ...u32(start),
    ...u16(0),
  ];
  return Buffer.from([...(zip64 ? zip64Records : []), ...end]);
}

/** A zip of nothing but a directory of empty entries; `declared` is the number that its end record names. */
export function emptyEntries(count: number, declared = count): Buffer {
  const record = directoryRecord(
    "e0000000",
    { offset: 0, size: 0, packed: 0, crc: 0, method: 0, flags: 0 },
    false,
  );
  const directory = Buffer.alloc(record.length * count);
  for (let index = 0; index < count; index += 1) {
    record.copy(directory, index * record.length);
    directory.write(String(index).padStart(7, "0"), index * record.length + 47, "latin1");
  }
  const local = Buffer.from([...u32(0x04034b50), ...new Array<number>(26).fill(0)]);
  return Buffer.concat([local, directory, endRecord([directory], local.length, declared, true)]);
}
