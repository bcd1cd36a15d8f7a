import fs from "node:fs";
import path from "node:path";
import { isHostError, type HostArgument, type HostValue } from "../../../src/functionsHost";
import { sourceFunctions } from "../../sourceFunctions";

/** Libraries whose tests the facts are from. */
export const LIBRARIES = ["cpython", "go", "netaddr"] as const;
export type Library = (typeof LIBRARIES)[number];

type Given = string | number | readonly string[];
type Answer = string | number | boolean | readonly string[] | null;

/** What a library was asked and answered; `null` is a refusal. */
export interface Fact {
  kind: string;
  given: readonly Given[];
  expected: Answer;
}

const FOLDER = path.join(__dirname, "../../model/ipv4/others");

/** The facts of one library, one JSON array a line: kind, what is given, answer. */
export function factsOf(library: Library): Fact[] {
  const lines = fs
    .readFileSync(path.join(FOLDER, `${library}.jsonl`), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [kind, ...rest] = JSON.parse(line) as [string, ...Given[]];
    return { kind, given: rest.slice(0, -1), expected: rest.at(-1) as Answer };
  });
}

function asked(id: string, ...args: HostArgument[]): HostValue[][] | null {
  const answer = sourceFunctions.call(id, args);
  return answer.flat().some(isHostError) ? null : answer;
}

const one = (id: string, ...args: HostArgument[]): Answer => (asked(id, ...args)?.[0]?.[0] ?? null) as Answer;
const column = (id: string, ...args: HostArgument[]): Answer =>
  asked(id, ...args)?.map(([cell]) => String(cell)) ?? null;

/** An argument as a cell holds it. */
const cell = (given: Given | undefined): HostArgument =>
  Array.isArray(given) ? given.map((text: string) => [text]) : ((given ?? null) as string | number | null);

const scoped =
  (name: string) =>
  (address: HostArgument): Answer => {
    const scope = one("IPV4_SCOPE", address);
    return scope === null ? null : scope === name;
  };
const simply =
  (id: string) =>
  (...args: HostArgument[]): Answer =>
    one(id, ...args);
const listed =
  (id: string) =>
  (...args: HostArgument[]): Answer =>
    column(id, ...args);
const cidr = (address: HostArgument, mask: HostArgument = null): Answer =>
  one("IPV4_SUBNET", address, mask, "cidr");

/** The function that answers each kind of question. */
const FUNCTIONS: Readonly<Record<string, (...args: HostArgument[]) => Answer>> = {
  add: simply("IPV4_ADD"),
  address: simply("IPV4_TO_INT"),
  broadcast: simply("IPV4_BROADCAST"),
  collapse: listed("IPV4_SUMMARIZE"),
  contains: simply("IPV4_CONTAINS"),
  exclude: listed("IPV4_FREE"),
  integer: simply("IPV4_FROM_INT"),
  interface: (text) => cidr(text),
  is_link_local: scoped("Link Local"),
  is_loopback: scoped("Loopback"),
  is_multicast: scoped("Multicast"),
  is_private: simply("IPV4_IS_PRIVATE"),
  netmask: simply("IPV4_NETMASK"),
  next: simply("IPV4_NEXT"),
  overlaps: simply("IPV4_OVERLAPS"),
  pointer: simply("IPV4_PTR"),
  range: listed("IPV4_RANGE_TO_CIDR"),
  rfc_1918: simply("IPV4_IS_PRIVATE"),
  size: simply("IPV4_SIZE"),
  split: listed("IPV4_SPLIT"),
  strict: (text) => cidr(text),
  supernet: simply("IPV4_SUPERNET"),
  wildcard: simply("IPV4_WILDCARD"),
  "with mask": (address, mask) => cidr(address, mask),
};

/** What our functions answer to the question of a fact. */
export function ours({ kind, given }: Fact): Answer {
  const ask = FUNCTIONS[kind];
  if (ask === undefined) throw new Error(`no function answers "${kind}"`);
  return ask(...given.map(cell));
}
