import { numberOrText } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatAddress } from "../../model/ipv4/address";
import { addressFromInteger } from "../../model/ipv4/addressForms";

/**
 * The address that is written as one number.
 * @customfunction IPV4_FROM_INT
 * @param n 0 to 4294967295, or a hexadecimal text such as 0xC0A8010A.
 * @returns Address.
 * @unit address
 * @source RFC 791
 * @example =IPV4_FROM_INT(3232235786) //=> "192.168.1.10"
 * @example =IPV4_FROM_INT("0xC0A8010A") //=> "192.168.1.10"
 * @example =IPV4_FROM_INT(4294967296) //=> #VALUE!
 */
export function IPV4_FROM_INT(n: unknown[][]): unknown[][] {
  return broadcast({ n }, {}, (cells) => formatAddress(addressFromInteger(numberOrText(cells.n, "n"))));
}
