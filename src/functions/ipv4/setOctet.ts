import { addressOf, integerOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatAddress } from "../../model/ipv4/address";
import { withOctet } from "../../model/ipv4/addressForms";

/**
 * An address with one octet replaced.
 * @customfunction IPV4_SET_OCTET
 * @param address Address; a mask behind it is ignored: 10.1.2.3, 10.1.2.3/26.
 * @param n 1 is the first octet, 4 the last.
 * @param octet The new octet, 0 to 255.
 * @returns Address, without mask.
 * @unit address
 * @source RFC 791
 * @example =IPV4_SET_OCTET("192.168.1.10",4,1) //=> "192.168.1.1"
 * @example =IPV4_SET_OCTET("192.168.1.10/24",3,20) //=> "192.168.20.10"
 * @example =IPV4_SET_OCTET("192.168.1.10",4,256) //=> #VALUE!
 */
export function IPV4_SET_OCTET(address: unknown[][], n: unknown[][], octet: unknown[][]): unknown[][] {
  return broadcast({ address, n, octet }, {}, (cells) =>
    formatAddress(
      withOctet(addressOf(cells.address), integerOf(cells.n, "n"), integerOf(cells.octet, "octet")),
    ),
  );
}
