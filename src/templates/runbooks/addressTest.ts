import { countOf, onlyOf } from "./characterTests";

/** Characters that an IPv4 address, an IPv6 address and a number are made of. */
const DIGITS = "0123456789";
const OF_IPV4 = `${DIGITS}.`;
const OF_IPV6 = `${DIGITS}abcdef:`;

/** Characters of the longest IPv4 address, and of the longest IPv6 address. */
const MAX_IPV4 = 15;
const MAX_IPV6 = 39;

/** Groups of an IPv6 address, and digits of each. */
const GROUPS = 8;
const GROUP_DIGITS = 4;

/** Digits that the number of a vmk has at most. */
const MAX_VMK_DIGITS = 3;

/** The key of a text that is not an address. */
export const NO_ADDRESS = "none";

/** The n-th number between the dots of a text, from 0 on; an error where there is none. A formula. */
const octet = (text: string, n: number): string =>
  `VALUE(TRIM(MID(SUBSTITUTE(${text},".","${" ".repeat(MAX_IPV4)}"),${1 + n * MAX_IPV4},${MAX_IPV4})))`;

/** Is a cell an IPv4 address? A leading zero is octal to some programs: it is refused. A formula. */
function isIpv4(cell: string): string {
  const octets = [0, 1, 2, 3].map((n) => octet(cell, n));
  const spelled = `${octets.join('&"."&')}=${cell}&""`;
  return `IFERROR(AND(LEN(${cell})<=${MAX_IPV4},${onlyOf(OF_IPV4, cell)},${spelled},MAX(${octets.join(",")})<=255),1=0)`;
}

/**
 * The groups of a cell that may be an IPv6 address, each in as many characters as the longest address has; nothing for
 * another text. A formula: `::` is written out, and an address that begins or ends with it gets a 0 there.
 */
export function ipv6Groups(cell: string): string {
  const colons = countOf(":", cell);
  const ends = `OR(LEFT(${cell},2)="::",RIGHT(${cell},2)="::")`;
  const mayBe = `AND(${colons}>1,${colons}<${GROUPS}+${ends},${countOf("::", cell)}<=2,LEN(${cell})<=${MAX_IPV6},${onlyOf(OF_IPV6, `LOWER(${cell})`)})`;
  const begun = `IF(LEFT(${cell},2)="::","0","")&LOWER(${cell})&IF(RIGHT(${cell},2)="::","0","")`;
  const zeros = `LEFT("${"0:".repeat(GROUPS)}",2*(${GROUPS}-(${colons})))`;
  const all = `SUBSTITUTE(${begun},"::",":"&${zeros})`;
  return `IF(${mayBe},SUBSTITUTE(${all},":","${" ".repeat(MAX_IPV6)}"),"")`;
}

/**
 * The one spelling of a cell's address: IPv4 as it is, IPv6 as 32 digits; `none` for what is not an address that a shell
 * takes as one word. A formula without custom functions, because commands are read where the add-in is not loaded too.
 *
 * @param groups The cell with the groups of `ipv6Groups`.
 */
export function addressKey(cell: string, groups: string): string {
  const group = (n: number, count = 1): string =>
    `TRIM(MID(${groups},${1 + n * MAX_IPV6},${count * MAX_IPV6}))`;
  const own = Array.from({ length: GROUPS }, (_, n) => group(n));
  const lengths = own.map((one) => `LEN(${one})`).join(",");
  const isIpv6 = `AND(MIN(${lengths})>0,MAX(${lengths})<=${GROUP_DIGITS},${group(GROUPS, GROUPS)}="")`;
  const digits = own.map((one) => `LEFT("${"0".repeat(GROUP_DIGITS)}",${GROUP_DIGITS}-LEN(${one}))&${one}`);
  return `IF(${isIpv4(cell)},${cell},IF(${isIpv6},${digits.join("&")},"${NO_ADDRESS}"))`;
}

const KEY_DIGITS = GROUPS * GROUP_DIGITS;

/** Is a key one of IPv6? A formula, also of a column of keys. */
export const isIpv6Key = (key: string): string => `LEN(${key})=${KEY_DIGITS}`;

/** First numbers of IPv4 addresses that no host has: this network, loopback, and from multicast on. */
const THIS_NETWORK = 0;
const LOOPBACK = 127;
const MULTICAST = 224;

/** The same of IPv6: multicast, and the keys of zeros with a last 0 or 1, which are unspecified and loopback. */
const IPV6_MULTICAST = "ff";
const ZEROS = "0".repeat(KEY_DIGITS - 1);

/** Is a key that of an address that no host can have? A formula; not of a network in general, as its mask is not known here. */
export function isReserved(key: string): string {
  const first = octet(key, 0);
  const ipv4 = `IFERROR(OR(${first}=${THIS_NETWORK},${first}=${LOOPBACK},${first}>=${MULTICAST}),1=0)`;
  const ipv6 = `OR(LEFT(${key},2)="${IPV6_MULTICAST}",${key}="${ZEROS}0",${key}="${ZEROS}1")`;
  return `IF(${isIpv6Key(key)},${ipv6},${ipv4})`;
}

/** Is a cell the name of an interface of the kernel: vmk and a number? A formula. */
export function isVmk(cell: string): string {
  return `AND(EXACT(LEFT(${cell},3),"vmk"),LEN(${cell})>3,LEN(${cell})<=${3 + MAX_VMK_DIGITS},${onlyOf(DIGITS, `MID(${cell},4,${MAX_VMK_DIGITS})`)})`;
}
