import { gzipSync, inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { gzipMembers } from "../../src/archive/gzipMembers";

/** Whether bytes are one member of gzip without optional fields. */
function isWhole(bytes: Uint8Array): Promise<boolean> {
  try {
    const { engine } = inflateRawSync(bytes.subarray(10), { info: true }) as unknown as {
      engine: { bytesWritten: number };
    };
    return Promise.resolve(engine.bytesWritten === bytes.length - 18);
  } catch {
    return Promise.resolve(false);
  }
}

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts));

const membersOf = async (parts: readonly Uint8Array[]) =>
  (await gzipMembers(joined(parts), isWhole)).map((member) => Buffer.from(member));

test("finds the members of any texts, in their order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 2000 }), { minLength: 1, maxLength: 5 }),
      async (texts) => {
        const members = texts.map((text) => gzipSync(text));
        expect(await membersOf(members)).toEqual(members);
      },
    ),
  );
});

test("what looks like a header inside a member is not taken for one", async () => {
  // Stored as it is, level 0.
  const header = gzipSync("").subarray(0, 10);
  const members = [gzipSync(Buffer.concat([header, Buffer.alloc(100), header]), { level: 0 }), gzipSync("b")];
  expect(await membersOf(members)).toEqual(members);
});

test("other data before, between or behind members are not gzip alone", async () => {
  const [member, other] = [gzipSync("a"), Buffer.alloc(30, "other")];
  for (const parts of [[other, member], [member, other, member], [member, other], [other], []]) {
    expect(await membersOf(parts)).toEqual([]);
  }
});

test("gives up after 32 places without a header, and not before", async () => {
  const decoy = Buffer.alloc(22, "\x1f\x8b\x08" + "\0".repeat(19), "latin1");
  const decoys = (count: number) => gzipSync(Buffer.alloc(22 * count, decoy), { level: 0 });
  for (const [count, found] of [
    // The first one is too near to the beginning to end a member.
    [1 + 32, 2],
    [1 + 33, 0],
  ] as const) {
    expect(await membersOf([decoys(count), gzipSync("b")])).toHaveLength(found);
  }
});
