import { addressOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatHex } from "../../model/ipv4/addressForms";

/**
 * An address or mask in hexadecimal, eight digits behind 0x.
 * @customfunction IPV4_HEX
 * @param address Address or mask; a mask behind an address is ignored.
 * @returns Text such as 0xC0A8010A.
 * @unit text
 * @source RFC 791
 * @example =IPV4_HEX("192.168.1.10") //=> "0xC0A8010A"
 * @example =IPV4_HEX("255.255.255.0") //=> "0xFFFFFF00"
 */
export function IPV4_HEX(address: unknown[][]): unknown[][] {
  return broadcast({ address }, {}, (cells) => formatHex(addressOf(cells.address)));
}
