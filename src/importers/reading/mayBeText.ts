const NO_TEXT =
  /\.(pdf|png|jpe?g|gif|svg|webp|ico|xls[xm]?|docx?|pptx?|zip|gz|tgz|bz2|xz|zst|7z|rar|tar|exe|dll|so|iso|vmdk|ova)$/i;

/** Whether a file may hold a text, by the kind that its name says: results come under many names. */
export function mayBeText(path: string): boolean {
  return !NO_TEXT.test(path);
}
