/** Name of the case that a file is: its own name without folders and without the extension of a text. */
export function caseOfPath(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return name.replace(/\.(json|csv|txt|log|out|md|xml|html?)$/i, "") || path;
}
