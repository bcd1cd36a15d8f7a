import { witnessMbit } from "../../model/stretchedCluster/witnessBandwidth";
import { countFromZeroOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Bandwidth between a data site and the witness of a stretched vSAN cluster: 2 Mb/s for every 1,000 components.
 * @customfunction WITNESS_MBIT
 * @param components vSAN components in the cluster: about VMs × objects × (FTT + 1) × stripes, more for objects above 255 GB.
 * @returns Mb/s.
 * @unit Mb/s
 * @source vSAN Stretched Cluster Bandwidth Sizing
 * @example =WITNESS_MBIT(600) //=> 1.2
 * @example =WITNESS_MBIT(1000) //=> 2
 */
export function WITNESS_MBIT(components: unknown[][]): unknown[][] {
  return broadcast({ components }, {}, (cells) =>
    witnessMbit(countFromZeroOf(cells.components, "components", 0)),
  );
}
