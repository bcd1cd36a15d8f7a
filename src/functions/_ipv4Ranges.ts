import { DomainError, badInput, noEvidence } from "../model/errors";
import { ADDRESS_BITS, formatAddress } from "../model/ipv4/address";
import { longestMatch } from "../model/ipv4/longestMatch";
import { formatNetwork, type Interface } from "../model/ipv4/network";
import type { AddressRange } from "../model/ipv4/ranges";
import type { SubnetDemand } from "../model/ipv4/vlsm";
import { isBlankInList } from "./_blanks";
import { whole, type Result } from "./_broadcast";
import { readCell, type Argument, type Cell, type Value } from "./_cell";
import { hostsOf, interfaceOf, rangeIn } from "./_ipv4";

/** What a cell of a range was read as. */
interface Listed<T> {
  read: T;
  /** As it is spelled in its cell. */
  text: string;
  /** Which cell of the range it stands in, counted from 0 along the rows. */
  index: number;
}

/**
 * Reads a range of addresses and networks; blank cells are skipped.
 *
 * @throws DomainError that says which cell is bad and quotes it.
 */
function listed<T>(block: Argument, name: string, reader: (value: Value, name: string) => T): Listed<T>[] {
  return filledCells(block).map(({ value, index }) => ({
    read: inCell(block, name, index, () => reader(value, name)),
    text: String(value).trim(),
    index,
  }));
}

function some<T>(cells: T[], name: string): T[] {
  if (cells.length === 0) throw badInput(`${name} is blank: enter addresses or networks`);
  return cells;
}

/** Reads a range of addresses and networks that must hold one. */
export const someNetworks = (block: Argument, name: string): Listed<Interface>[] =>
  some(listed(block, name, interfaceOf), name);

/** Reads a range of networks, addresses, and ranges of addresses such as 10.0.0.10-10.0.0.20. */
export const listedRanges = (block: Argument, name: string): Listed<AddressRange>[] =>
  listed(block, name, rangeIn);

/** Reads the same where the range must hold one. */
export const someRanges = (block: Argument, name: string): Listed<AddressRange>[] =>
  some(listedRanges(block, name), name);

/**
 * Reads a range of networks and the values beside them.
 *
 * @returns A function that gives the value beside the network with the longest prefix that an address lies in.
 */
export function networkLookup(networks: Argument, results: Argument): (wanted: Interface) => Result {
  return whole(() => {
    const known = someNetworks(networks, "networks");
    const cells = (networks ?? []).flat().length;
    const values = (results ?? []).flat();
    if (values.length !== cells) {
      throw badInput(`results has ${values.length} cells and networks ${cells}: use ranges of the same size`);
    }
    const find = longestMatch(known.map(({ read }) => read));
    return (wanted) => {
      const found = known[find(wanted) ?? known.length];
      if (found === undefined) throw inNone(wanted, known.length);
      return readCell(values[found.index]) ?? "";
    };
  });
}

function inNone(wanted: Interface, count: number): Error {
  const { address, prefixLength } = wanted;
  const spelled = prefixLength === ADDRESS_BITS ? formatAddress(address) : formatNetwork(wanted);
  return noEvidence(`address ${spelled} is in none of the ${count} networks`);
}

/**
 * Reads names and hosts beside each other; rows where both are blank are skipped.
 *
 * @throws DomainError that names the row that lacks one of the two, or has no number of hosts.
 */
export function subnetDemands(names: Argument, hosts: Argument): SubnetDemand[] {
  const nameCells = (names ?? []).flat().map(readCell);
  const hostCells = (hosts ?? []).flat().map(readCell);
  const demands: SubnetDemand[] = [];
  for (let index = 0; index < Math.max(nameCells.length, hostCells.length); index++) {
    const name = nameCells[index] ?? null;
    const count = hostCells[index] ?? null;
    if (isBlankInList(name) && isBlankInList(count)) continue;
    demands.push(subnetDemand(name, count, index));
  }
  if (demands.length === 0) throw badInput("names and hosts are blank: enter a name and its hosts");
  return demands;
}

function subnetDemand(name: Cell, count: Cell, index: number): SubnetDemand {
  if (isBlankInList(name)) {
    throw badInput(`names, number ${index + 1}, is blank: enter a name for hosts ${String(count)}`);
  }
  const title = String(name).trim();
  if (isBlankInList(count)) {
    throw badInput(`hosts, number ${index + 1}, is blank or 0: enter the hosts of "${title}"`);
  }
  return { name: title, hosts: hostsOf(count, `hosts of "${title}"`) };
}

function filledCells(block: Argument): { value: Value; index: number }[] {
  const filled: { value: Value; index: number }[] = [];
  let index = 0;
  for (const row of block ?? []) {
    for (const raw of row) {
      const value = readCell(raw);
      if (!isBlankInList(value)) filled.push({ value, index });
      index++;
    }
  }
  return filled;
}

/** Names the cell of a range that an error is about: in a list of thousands it is not found otherwise. */
function inCell<T>(block: Argument, name: string, index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const rows = block?.length ?? 0;
    const columns = block?.[0]?.length ?? 0;
    if (!(error instanceof DomainError) || rows * columns <= 1) throw error;
    const row = `row ${Math.floor(index / columns) + 1}`;
    const column = `column ${(index % columns) + 1}`;
    const place = columns === 1 ? row : rows === 1 ? column : `${row}, ${column}`;
    const problem = error.message.startsWith(`${name} `)
      ? error.message.slice(name.length + 1)
      : error.message;
    throw new DomainError(error.code, `${name}, ${place}: ${problem}`);
  }
}
