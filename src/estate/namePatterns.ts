import type { Pseudonym } from "../importers/estate/anonymizeEstate";
import type { Estate } from "../model/estate/estate";
import { namePattern } from "../model/estate/namePattern";

/** Rules by name on the sheet Scope, at most. */
export const MAX_PATTERNS = 20;

/** What VMs of a pattern may count for: a pattern takes away and never brings back what another rule took out. */
export const PATTERN_SCOPES = ["capacity", "out"] as const;

/** A rule by name, as it is typed. Without scope and class it keeps its VMs from the rules below. */
export interface PatternRule {
  pattern: string;
  scope?: (typeof PATTERN_SCOPES)[number] | null;
  class?: string | null;
  /** Is it a pseudonym for a pattern that nobody here knows? Then it takes no VM, and the sheet asks for the pattern. */
  isUnknown?: true;
}

/** Rules in the order of their rows; `null` is an empty row. */
export type PatternRules = readonly (PatternRule | null)[];

/** A text as TRIM of Excel leaves it: without spaces around it, and with one between words. */
export const trimmed = (text: string): string => text.replace(/ +/g, " ").replace(/^ | $/g, "");

/** The number of the first rule, from 1, that takes each of some names; `null` where none does. */
export function matchedRules(names: readonly string[], rules: PatternRules): (number | null)[] {
  const matchers = rules.flatMap((rule, i) =>
    rule === null || rule.isUnknown || rule.pattern.trim() === ""
      ? []
      : [{ number: i + 1, takes: namePattern(rule.pattern) }],
  );
  if (matchers.length === 0) return names.map(() => null);
  const known = new Map<string, number | null>();
  return names.map((name) => {
    let found = known.get(name);
    if (found === undefined) {
      found = matchers.find(({ takes }) => takes(name))?.number ?? null;
      known.set(name, found);
    }
    return found;
  });
}

/** What patterns are compared with. */
export const namesOf = ({ vms }: Pick<Estate, "vms">): string[] => vms.map(({ name }) => name);

/** Rules as an estate without names shows them: a pattern may hold one. */
export function withPseudonyms(rules: PatternRules, pseudonyms: readonly Pseudonym[]): PatternRules {
  return replaced(
    rules,
    new Map(patternsIn(pseudonyms).map(({ name, pseudonym }) => [name, pseudonym] as const)),
  );
}

/** Rules of an estate without names as they were typed; those whose pseudonym has no name here are marked. */
export function withoutPseudonyms(rules: PatternRules, pseudonyms: readonly Pseudonym[]): PatternRules {
  const typed = replaced(
    rules,
    new Map(patternsIn(pseudonyms).map(({ name, pseudonym }) => [pseudonym, name] as const)),
  );
  return typed.map((rule) => (rule && PSEUDONYM.test(rule.pattern) ? { ...rule, isUnknown: true } : rule));
}

const PSEUDONYM = /^pattern-\d+$/;

/** The texts of rules, without those that are pseudonyms already. */
export function patternTexts(rules: PatternRules): string[] {
  return rules.flatMap((rule) => (rule === null || PSEUDONYM.test(rule.pattern) ? [] : [rule.pattern]));
}

const patternsIn = (pseudonyms: readonly Pseudonym[]): Pseudonym[] =>
  pseudonyms.filter(({ kind }) => kind === "pattern");

function replaced(rules: PatternRules, texts: ReadonlyMap<string, string>): PatternRules {
  return rules.map((rule) => rule && { ...rule, pattern: texts.get(rule.pattern) ?? rule.pattern });
}
