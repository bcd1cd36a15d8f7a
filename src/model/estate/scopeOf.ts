import type { Connection, Power, Scope, ScopeReason } from "./estate";

/** What decides what a VM counts for. */
export interface ScopeFacts {
  name: string;
  power: Power;
  isTemplate: boolean;
  isPlaceholder: boolean;
  /** As vCenter says: connected, disconnected, inaccessible, invalid, orphaned. */
  connection: string | null;
  /** What somebody noted about the VM, and what its guest is. */
  about: string;
}

/** Names of machines that make Horizon's clones and run for nobody. */
const CLONE_PARENT = /^cp-(parent|replica|template)-/i;

/** Agents of vSphere Cluster Services. */
const AGENT = /^vcls(-|\s|\d|$)/i;

/** Witnesses by their names, and by the note that the appliance brings: other notes may mention a witness. */
const WITNESS_NAME = /^(vmware[\s-]*)?(vsan|virtual[\s-]*san)[\s-]*witness/i;
const WITNESS_NOTE = /^\s*vmware (vsan|virtual san) witness appliance\b/i;

/** States of the connection by their words. */
const CONNECTIONS: ReadonlyMap<string, Connection> = new Map([
  ["connected", "connected"],
  ["disconnected", "disconnected"],
  ["inaccessible", "lost"],
  ["invalid", "lost"],
  ["orphaned", "lost"],
]);

/**
 * What a VM counts for, and why not in full. Machines of the platform itself count nothing: a new cluster has its own. A VM that is
 * disconnected counts: it may run, and vCenter does not reach its host.
 *
 * @example scopeOf({ name: "vCLS-1", power: "on", isTemplate: false, isPlaceholder: false, connection: null, about: "" }).why //=> "agent"
 */
export function scopeOf(facts: ScopeFacts): {
  connection: Connection | null;
  scope: Scope;
  why: ScopeReason | null;
} {
  const connection =
    facts.connection === null ? null : (CONNECTIONS.get(facts.connection.toLowerCase()) ?? "unknown");
  return { connection, ...countsFor(facts, connection) };
}

function countsFor(
  { name, power, isTemplate, isPlaceholder, about }: ScopeFacts,
  connection: Connection | null,
): { scope: Scope; why: ScopeReason | null } {
  if (isPlaceholder) return { scope: "out", why: "placeholder" };
  if (AGENT.test(name)) return { scope: "out", why: "agent" };
  if (WITNESS_NAME.test(name) || WITNESS_NOTE.test(about)) return { scope: "out", why: "witness" };
  if (CLONE_PARENT.test(name)) return { scope: "out", why: "clone parent" };
  if (connection === "lost") return { scope: "out", why: "not connected" };
  if (isTemplate) return { scope: "capacity", why: "template" };
  if (power === "off") return { scope: "capacity", why: "powered off" };
  return { scope: "full", why: null };
}
