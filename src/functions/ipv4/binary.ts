import { addressOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatBinary } from "../../model/ipv4/address";

/**
 * An address or mask in binary, four groups of eight bits.
 * @customfunction IPV4_BINARY
 * @param address Address or mask; a mask behind an address is ignored.
 * @returns Text such as 11000000.10101000.00000001.00001010.
 * @unit text
 * @source RFC 791
 * @example =IPV4_BINARY("192.168.1.10") //=> "11000000.10101000.00000001.00001010"
 * @example =IPV4_BINARY("255.255.255.192") //=> "11111111.11111111.11111111.11000000"
 */
export function IPV4_BINARY(address: unknown[][]): unknown[][] {
  return broadcast({ address }, {}, (cells) => formatBinary(addressOf(cells.address)));
}
