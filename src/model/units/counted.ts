/**
 * A count with its noun.
 *
 * @example counted(1, "VM") //=> "1 VM"
 * @example counted(2000, "VM") //=> "2,000 VMs"
 */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
