/** The least that a member has: its header, an empty block, checksum and length. */
const MIN_BYTES = 20;

/** Places that look like a header but are not, before the data count as damaged: there is one in 100 MB. */
const MAX_TRIES = 32;

/**
 * The members of a gzip file that holds several, one behind the other, as `gzip >> file` and `cat a.gz b.gz` make them;
 * none where it does not consist of members alone. Nothing in the format says where a member ends, so each place that
 * looks like a header is tried: checksum and length of the bytes before it tell.
 *
 * @param isWhole Whether bytes are one member from its first to its last byte.
 */
export async function gzipMembers(
  packed: Uint8Array<ArrayBuffer>,
  isWhole: (bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const members: Uint8Array<ArrayBuffer>[] = [];
  let start = 0;
  let tries = 0;
  for (const end of possibleEnds(packed)) {
    if (end - start < MIN_BYTES) continue;
    const member = packed.subarray(start, end);
    if (await isWhole(member)) {
      members.push(member);
      start = end;
      tries = 0;
    } else {
      tries += 1;
      if (tries > MAX_TRIES) return [];
    }
  }
  return start === packed.length ? members : [];
}

function* possibleEnds(packed: Uint8Array): Generator<number> {
  for (let at = packed.indexOf(0x1f, 1); at >= 0; at = packed.indexOf(0x1f, at + 1)) {
    const flags = packed[at + 3];
    if (packed[at + 1] === 0x8b && packed[at + 2] === 8 && flags !== undefined && flags < 0x20) yield at;
  }
  yield packed.length;
}
