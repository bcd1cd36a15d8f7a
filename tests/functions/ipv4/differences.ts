import type { Fact, Library } from "./otherLibraries";

/** A question that we answer differently on purpose; docs/addresses.md has the same rows. */
export interface Difference {
  libraries: readonly Library[];
  /** As docs/addresses.md says it: what is asked, what the library answers, what we answer. */
  asked: string;
  /** Whether a fact is of this kind. */
  covers: (fact: Fact) => boolean;
}

const text = (fact: Fact): string => String(fact.given[0]);
const isRead = (fact: Fact): boolean => ["interface", "strict"].includes(fact.kind);

/** All differences. */
export const DIFFERENCES: readonly Difference[] = [
  {
    libraries: ["cpython"],
    asked: "a network with host bits: `192.168.1.1/24`",
    covers: (fact) =>
      (fact.kind === "strict" && text(fact) === "192.168.1.1/24") || fact.given[2] === "strict",
  },
  {
    libraries: ["cpython"],
    asked: "an address with a mask: `127.0.0.1/24`",
    covers: (fact) => fact.kind === "address" && text(fact).includes("/"),
  },
  {
    libraries: ["cpython"],
    asked: "spaces around a prefix length: `1.2.3.4/ 1`",
    covers: (fact) => isRead(fact) && /\/ \d/.test(text(fact)),
  },
  {
    libraries: ["cpython"],
    asked: "a prefix length with a leading zero: `0.0.0.0/08`",
    covers: (fact) => isRead(fact) && /\/0\d/.test(text(fact)),
  },
  {
    libraries: ["cpython"],
    asked: "is 127.0.0.1, 192.0.2.1 or 169.254.1.1 private?",
    covers: (fact) => fact.kind === "is_private",
  },
  {
    libraries: ["cpython"],
    asked: "a part that is outside: `10.1.1.0/24` without `10.2.1.0/24`",
    covers: (fact) => fact.kind === "exclude" && fact.expected === null,
  },
  {
    libraries: ["cpython"],
    asked: "the subnets /33 of a /32",
    covers: (fact) => fact.kind === "split" && Number(fact.given[1]) > 32,
  },
  {
    libraries: ["go"],
    asked: "a netmask behind the slash: `192.168.1.1/255.255.255.0`",
    covers: (fact) => isRead(fact) && /\/255\./.test(text(fact)),
  },
  {
    libraries: ["go"],
    asked: "the number 0 as prefix length",
    covers: (fact) => fact.kind === "with mask" && fact.given[1] === 0,
  },
  {
    libraries: ["netaddr"],
    asked: "a network without all of itself",
    covers: (fact) => fact.kind === "exclude" && Array.isArray(fact.expected) && fact.expected.length === 0,
  },
];
