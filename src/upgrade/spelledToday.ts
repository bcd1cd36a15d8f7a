/** The name of a test as this release spells it: 0.1.0 wrote "70 % read". */
export function spelledToday(name: string): string {
  return name.trim().replaceAll(/(\d) %/g, "$1%");
}
