import type { Power, Scope, ScopeReason } from "./estate";

/** What decides what a VM counts for. */
export interface ScopeFacts {
  name: string;
  power: Power;
  isTemplate: boolean;
  isPlaceholder: boolean;
  /** As vCenter says: connected, disconnected, inaccessible, invalid, orphaned. */
  connection: string | null;
  /** What the guest is, and what somebody noted about the VM. */
  about: string;
}

/** Names of machines that make Horizon's clones and run for nobody. */
const CLONE_PARENT = /^cp-(parent|replica|template)-/i;

/** Agents of vSphere Cluster Services. */
const AGENT = /^vcls(-|\s|\d|$)/i;

const WITNESS = /vsan[\s-]*witness/i;

/**
 * What a VM counts for, and why not in full. Machines of the platform itself count nothing: a new cluster has its own.
 *
 * @example scopeOf({ name: "vCLS-1", power: "on", isTemplate: false, isPlaceholder: false, connection: null, about: "" }).why //=> "agent"
 */
export function scopeOf(facts: ScopeFacts): { scope: Scope; why: ScopeReason | null } {
  const { name, power, isTemplate, isPlaceholder, connection, about } = facts;
  if (isPlaceholder) return { scope: "out", why: "placeholder" };
  if (AGENT.test(name)) return { scope: "out", why: "agent" };
  if (WITNESS.test(about) || /^vsan[\s-]*witness/i.test(name)) return { scope: "out", why: "witness" };
  if (CLONE_PARENT.test(name)) return { scope: "out", why: "clone parent" };
  if (connection !== null && !/^connected$/i.test(connection)) return { scope: "out", why: "not connected" };
  if (isTemplate) return { scope: "capacity", why: "template" };
  if (power === "off") return { scope: "capacity", why: "powered off" };
  return { scope: "full", why: null };
}
