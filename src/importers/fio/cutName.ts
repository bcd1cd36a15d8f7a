/** Bytes of a job's name that fio prints; its option `name` is printed whole. */
const MAX_NAME_BYTES = 127;

/** Whether a printed name of a job is the beginning of its whole name, cut where fio cuts it. */
export function isCutName(name: string, whole: string): boolean {
  let bytes = 0;
  let characters = "";
  for (const character of whole) {
    const size = utf8Size(character);
    // Bytes of a character that is cut are read as one character or as several.
    if (bytes + size > MAX_NAME_BYTES)
      return name.startsWith(characters) && name.length <= characters.length + MAX_NAME_BYTES - bytes;
    bytes += size;
    characters += character;
  }
  return false;
}

function utf8Size(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
