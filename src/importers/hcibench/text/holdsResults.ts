import { parseResultText } from "./parseResultText";

/** Whether a text holds HCIBench results: a block with IOPS under a datastore, a job or a number of VMs. */
export function holdsResults(text: string): boolean {
  const { blocks, emptyDatastores } = parseResultText(text, "");
  return (
    emptyDatastores.some(({ noticed }) => noticed) ||
    blocks.some(
      (block) =>
        block.figures.some((figure) => figure.kind === "iops") &&
        (block.vdbench ||
          block.datastore !== null ||
          block.job !== null ||
          block.figures.some((figure) => figure.kind === "members")),
    )
  );
}
