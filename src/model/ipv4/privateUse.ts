import { containsNetwork } from "./containment";
import { parseInterface, type Interface } from "./network";

/** The address blocks of RFC 1918. CPython's `is_private` counts the other special-purpose ranges too. */
const PRIVATE_USE = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"].map(parseInterface);

/**
 * Whether an address, or every address of a network, is private by RFC 1918.
 *
 * @example isPrivateUse(parseInterface("172.31.216.10")) //=> true
 * @example isPrivateUse(parseInterface("10.0.0.0/7")) //=> false
 */
export function isPrivateUse(network: Interface): boolean {
  return PRIVATE_USE.some((block) => containsNetwork(block, network));
}
