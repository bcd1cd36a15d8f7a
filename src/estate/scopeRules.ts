import type { Scope, ScopeReason } from "../model/estate/estate";

/** A rule that decides what VMs count for: its words, and what they count for until a planner says otherwise. */
interface ScopeRule {
  why: ScopeReason;
  takes: string;
  scope: Scope;
}

/** In the order in which the workbook numbers them. */
export const SCOPE_RULES: readonly ScopeRule[] = [
  { why: "powered off", takes: "VMs that are powered off", scope: "capacity" },
  { why: "template", takes: "VMs that are marked as a template", scope: "capacity" },
  { why: "placeholder", takes: "placeholders of Site Recovery Manager", scope: "out" },
  { why: "agent", takes: "agents of vSphere Cluster Services (vCLS)", scope: "out" },
  { why: "witness", takes: "witness appliances of vSAN", scope: "out" },
  {
    why: "clone parent",
    takes: "parents, replicas and templates of Horizon's clones (cp-...)",
    scope: "out",
  },
  {
    why: "not connected",
    takes: "VMs that vCenter reports as inaccessible, invalid or orphaned",
    scope: "out",
  },
];

/** What a VM may count for, as it is typed. */
export const SCOPES: readonly Scope[] = ["full", "capacity", "out"];

/** Number of a rule in the workbook; `null` for VMs that count in full. */
export function ruleNumber(why: ScopeReason | null): number | null {
  const place = SCOPE_RULES.findIndex((rule) => rule.why === why);
  return place < 0 ? null : place + 1;
}
