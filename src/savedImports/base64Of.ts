/** Bytes per call of `String.fromCharCode`, which takes them as arguments. */
const PORTION = 0x8000;

/** Bytes as base64 text, in which Excel takes files. */
export function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += PORTION) {
    binary += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  }
  return btoa(binary);
}
