import { formatAddress, parseAddress } from "../../../src/model/ipv4/address";
import { addressFromInteger } from "../../../src/model/ipv4/addressForms";
import { formatNetwork, parseInterface } from "../../../src/model/ipv4/network";
import { parsePrefix } from "../../../src/model/ipv4/prefix";
import { prefixOf } from "../../../src/model/ipv4/prefixOf";

test("blanks around an address, a mask and a number mean nothing", () => {
  expect(formatAddress(parseAddress(" 10.1.2.3\t"))).toBe("10.1.2.3");
  expect(formatNetwork(parseInterface("  10.1.2.0/26 "))).toBe("10.1.2.0/26");
  expect(formatNetwork(parseInterface("10.1.2.0   255.255.255.192"))).toBe("10.1.2.0/26");
  expect(formatNetwork(parseInterface("10.1.2.0 / 26"))).toBe("10.1.2.0/26");
  expect(parsePrefix(" /24 ")).toBe(24);
  expect(formatAddress(addressFromInteger(" 3232235786 "))).toBe("192.168.1.10");
});

/** The error names the octet that is wrong, and what is wrong with it. */
test.each([
  ["0x10.1.1.1", '"0x10.1.1.1" has a hexadecimal octet'],
  ["10x1.1.1.1", 'the octet "10x1": enter octets of 0 to 255'],
  ["10.001.1.1", "the octet 001 with a leading zero"],
  ["10.01.1.1", "the octet 01 with a leading zero"],
  ["10.02x.1.1", 'the octet "02x": enter octets of 0 to 255'],
  ["300.1a.1.1", 'the octet "1a": enter octets of 0 to 255'],
  ["255.256.1.1", 'the octet "256": enter octets of 0 to 255'],
])("%s: %s", (text, expected) => {
  expect(() => parseAddress(text)).toThrow(expected);
});

test.each(["2/4", "05", "//24", "33", "24x"])("%j is not a prefix length", (text) => {
  expect(() => parsePrefix(text)).toThrow(`"${text}" is not a prefix length or mask`);
});

test.each([
  ["1.0.0.1", 32],
  ["223.255.255.254", 32],
  ["224.0.0.0", 3],
])("%s alone is a /%d", (text, prefixLength) => {
  expect(prefixOf(text)).toBe(prefixLength);
});

test.each(["0.0.1.0", "224.0.0.1"])("%s alone is neither a host nor a mask", (text) => {
  expect(() => prefixOf(text)).toThrow(text);
});
