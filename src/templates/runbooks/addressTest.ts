/** Characters that an IPv4 address, an IPv6 address and a number are made of. */
const DIGITS = "0123456789";
const OF_IPV4 = `${DIGITS}.`;
const OF_IPV6 = `${DIGITS}abcdef:.`;

/** Characters of the longest IPv4 address, and of the longest IPv6 address. */
const MAX_IPV4 = 15;
const MAX_IPV6 = 45;

/** Digits that the number of a vmk has at most. */
const MAX_VMK_DIGITS = 3;

/** Does a text hold no other characters than these? A formula. */
const onlyOf = (characters: string, text: string): string =>
  `${[...characters].reduce((rest, one) => `SUBSTITUTE(${rest},"${one}","")`, text)}=""`;

/** How often a character is in a text. A formula. */
const countOf = (character: string, text: string): string =>
  `LEN(${text})-LEN(SUBSTITUTE(${text},"${character}",""))`;

/** The n-th number between the dots of a text, from 0 on; an error where there is none. A formula. */
const octet = (text: string, n: number): string =>
  `VALUE(TRIM(MID(SUBSTITUTE(${text},".","${" ".repeat(MAX_IPV4)}"),${1 + n * MAX_IPV4},${MAX_IPV4})))`;

/**
 * Is a cell an address that a shell takes as one word: IPv4, or hex digits, colons and dots as in IPv6? A formula without
 * custom functions, because commands are read where the add-in is not loaded too.
 */
export function isAddress(cell: string): string {
  const octets = [0, 1, 2, 3].map((n) => octet(cell, n)).join(",");
  const ipv4 = `IFERROR(AND(LEN(${cell})<=${MAX_IPV4},${countOf(".", cell)}=3,${onlyOf(OF_IPV4, cell)},MAX(${octets})<=255),1=0)`;
  const ipv6 = `AND(LEN(${cell})<=${MAX_IPV6},${countOf(":", cell)}>1,${onlyOf(OF_IPV6, `LOWER(${cell})`)})`;
  return `OR(${ipv4},${ipv6})`;
}

/** First numbers of IPv4 addresses that no host has: this network, loopback, and from multicast on. */
const THIS_NETWORK = 0;
const LOOPBACK = 127;
const MULTICAST = 224;

/** Is an address one that no host can have? A formula; not of a network in general, as its mask is not known here. */
export function isReserved(cell: string): string {
  const first = octet(cell, 0);
  return `IFERROR(OR(${first}=${THIS_NETWORK},${first}=${LOOPBACK},${first}>=${MULTICAST}),1=0)`;
}

/** Is a cell the name of an interface of the kernel: vmk and a number? A formula. */
export function isVmk(cell: string): string {
  return `AND(EXACT(LEFT(${cell},3),"vmk"),LEN(${cell})>3,LEN(${cell})<=${3 + MAX_VMK_DIGITS},${onlyOf(DIGITS, `MID(${cell},4,${MAX_VMK_DIGITS})`)})`;
}
