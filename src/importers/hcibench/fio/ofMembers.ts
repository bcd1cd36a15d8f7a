/** Names that are listed; the others are counted. */
const MAX_LISTED_NAMES = 3;

/** Some of the VMs of a run, with the names of the first: `2 of 6 VMs (vm-1, vm-2)`, or `all 6 VMs`. */
export function ofMembers(names: readonly string[], all: number): string {
  if (names.length === all) return all === 1 ? "the VM" : `all ${all} VMs`;
  const more = names.length > MAX_LISTED_NAMES ? [`${names.length - MAX_LISTED_NAMES} more`] : [];
  return `${names.length} of ${all} VMs (${[...names.slice(0, MAX_LISTED_NAMES), ...more].join(", ")})`;
}
