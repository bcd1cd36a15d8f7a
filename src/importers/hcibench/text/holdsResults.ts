import { parseResultText } from "./parseResultText";

/** Whether a text holds HCIBench results: a block with IOPS, readable or not, under a datastore, a job or a number of VMs. */
export function holdsResults(text: string): boolean {
  const { blocks, emptyDatastores } = parseResultText(text, "");
  return (
    emptyDatastores.some(({ noticed }) => noticed) ||
    blocks.some(
      ({ kinds, vdbench, datastore, job }) =>
        kinds.includes("iops") && (vdbench || (datastore ?? job) !== null || kinds.includes("members")),
    )
  );
}
