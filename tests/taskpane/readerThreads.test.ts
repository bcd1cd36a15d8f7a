import { generateHcibench } from "../../bench/generate/hcibench";
import { generateVdbench } from "../../bench/generate/hcibenchVdbench";
import type { GeneratedFile } from "../../bench/generate/generatedFile";
import { inputFilesOf } from "../../src/taskpane/import/inputFiles";
import type { ImportedAll } from "../../src/taskpane/import/importRequest";
import { ReaderThread } from "../../src/taskpane/import/readerThread";
import { ReaderThreads, type Thread, threadsFor } from "../../src/taskpane/import/readerThreads";
import { readInputFiles } from "../../src/taskpane/import/readInputFiles";
import type { ThreadAnswer, ThreadRequest } from "../../src/taskpane/import/threadMessages";
import { zipBytes } from "../importers/sources";

const MIB = 2 ** 20;

/** A thread in this one: what it is sent is copied, and it answers later. */
class FakeThread implements Thread {
  onmessage: Thread["onmessage"] = null;
  onerror: Thread["onerror"] = null;
  asked = 0;
  isEnded = false;
  private readonly reader = new ReaderThread((data) => this.answer(data));

  /** @param failsAt The request at which the thread fails as a whole. */
  constructor(private readonly failsAt = Infinity) {}

  postMessage(request: ThreadRequest): void {
    this.asked += 1;
    const data = request.kind === "open" ? request : structuredClone(request);
    const isLost = this.asked >= this.failsAt;
    (isLost ? Promise.reject(new Error("out of memory")) : this.reader.take(data)).catch(() =>
      this.onerror?.({ preventDefault: () => undefined }),
    );
  }

  terminate(): void {
    this.isEnded = true;
  }

  private answer(data: ThreadAnswer): void {
    const copy = structuredClone(data);
    setImmediate(() => this.onmessage?.({ data: copy }));
  }
}

interface Read {
  all: ImportedAll;
  shares: number[];
}

async function read(zip: Uint8Array, start?: () => Thread): Promise<Read> {
  const shares: number[] = [];
  const [input] = inputFilesOf([new File([zip as Uint8Array<ArrayBuffer>], "results.zip")]);
  if (!input) throw new Error("no input files");
  const all = await readInputFiles(
    [input],
    (share) => shares.push(share),
    (one, files) => start && new ReaderThreads(one, files, 2, start),
  );
  return { all, shares };
}

/** Results of both tools in one zip, of which VMs ended early, and one file is damaged and one cut. */
function damagedZip(): Uint8Array {
  const fio = generateHcibench({
    vms: 7,
    cases: 3,
    intervals: 4,
    early: 1,
    noise: true,
    datastores: 2,
  }).files;
  const vdbench = generateVdbench({ vms: 3 }).files;
  const spoilt = fio.map((file, index): GeneratedFile => {
    const text = new TextDecoder().decode(file.bytes);
    if (!file.path.endsWith(".json")) return file;
    if (index % 5 === 0) return { ...file, bytes: file.bytes.subarray(0, file.bytes.length / 2) };
    return index % 7 === 0
      ? { ...file, bytes: new TextEncoder().encode(text.replace('"jobs" : [', '"jobs" : [,')) }
      : file;
  });
  return zipBytes([...spoilt, ...vdbench]);
}

test("threads give the same results and diagnostics in the same order as one thread", async () => {
  const zip = damagedZip();
  const threads: FakeThread[] = [];
  const alone = await read(zip);
  const together = await read(zip, () => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  });
  const [imported] = alone.all.imported;
  expect(imported?.runs.length).toBeGreaterThan(4);
  expect(imported?.runs.some(({ series }) => series !== null)).toBe(true);
  expect(new Set(imported?.diagnostics.map(({ code }) => code)).has("damaged-json")).toBe(true);
  expect(together.all).toEqual(structuredClone(alone.all));
  expect(threads).toHaveLength(2);
  expect(threads.every(({ asked, isEnded }) => asked > 5 && isEnded)).toBe(true);
  expect(together.shares.at(-1)).toBe(alone.shares.at(-1));
  expect(together.shares.every((share) => share >= 0 && share <= 1)).toBe(true);
});

test.each([
  [
    "cannot be started",
    () => {
      throw new Error("no workers here");
    },
  ],
  ["fail at once", () => new FakeThread(1)],
  ["fail in the middle", () => new FakeThread(4)],
])("what threads that %s do not read is read without them", async (_, start) => {
  const zip = damagedZip();
  expect((await read(zip, start)).all).toEqual((await read(zip)).all);
});

test("an entry that is about its size is refused by a thread in the same words", async () => {
  const { files } = generateHcibench({ vms: 4, cases: 1, intervals: 3 });
  const zip = Buffer.from(zipBytes(files));
  // The size that the directory declares for the last file of a VM.
  const last = files.filter(({ path }) => path.endsWith(".json")).at(-1)?.path ?? "";
  const place = zip.lastIndexOf(last) - 46 + 24;
  zip.writeUInt32LE(zip.readUInt32LE(place) - 100, place);
  const alone = await read(zip);
  const messages = alone.all.imported.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message));
  expect(messages.join()).toMatch(/declares [\d,]+ bytes but unpacks to more than/);
  expect((await read(zip, () => new FakeThread())).all).toEqual(alone.all);
});

test.each([
  [64 * MIB, 1, 0],
  [64 * MIB - 1, 8, 0],
  [64 * MIB, 2, 2],
  [64 * MIB, 3, 3],
  [2 ** 40, 4, 4],
  [2 ** 40, 5, 4],
])("%d bytes on %d processors are worth %d threads", (bytes, processors, threads) => {
  expect(threadsFor(bytes, processors)).toBe(threads);
});
