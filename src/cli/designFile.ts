import { CLASS_COLUMNS, type GivenClass } from "../design/classInputs";
import { OPTION_NAMES, OPTION_ROWS, type OptionName } from "../design/optionInputs";
import type { GivenOptions } from "../design/optionsSheet";
import { PLAN_INPUTS } from "../design/planInputs";
import { STORAGE_FROM } from "../design/storageByClass";
import { type GivenTarget, TARGET_COLUMNS } from "../design/targetInputs";
import { MAX_PATTERNS, PATTERN_SCOPES, type PatternRule, trimmed } from "../estate/namePatterns";
import { FACTS } from "../facts/facts";
import { badInput } from "../model/errors";
import { UNWRITABLE } from "../workbook/rules/checkValue";
import { dayOf } from "./dayOf";
import { givenList, type GivenField, givenObject, givenValues, refuseUnknown } from "./givenValues";
import { jsonObjectOf } from "./jsonObjectOf";

/** What the file of `--options` says. Names of clusters are as they are written there. */
export interface DesignFile {
  options: GivenOptions;
  chosen: OptionName;
  /** Do all of today's clusters move to the largest one? */
  merge: boolean;
  /** Where the VMs of today's clusters go: from, to. */
  targetOf: ReadonlyMap<string, string>;
  /** Rules by the names of VMs. */
  patterns: readonly PatternRule[];
  /** What is known of target clusters. */
  clusters: readonly GivenTarget[];
  /** Their target is `null` where none is named. */
  classes: readonly GivenClass[];
  plan: Readonly<Record<string, number>>;
  cover: Readonly<Record<string, string | number>>;
  /** Is the cost of an I/O that of the cluster that was tested? */
  isCalibrated: boolean;
}

/** The design without such a file. */
export const NO_DESIGN_FILE: DesignFile = {
  ...{ options: {}, chosen: "A", merge: false, targetOf: new Map(), patterns: [], clusters: [], classes: [] },
  ...{ plan: {}, cover: {}, isCalibrated: false },
};

/** Ids of the file, each with what it is in its help. */
const IDS = [
  ...["options", "chosen", "merge", "targets", "patterns", "clusters", "classes", "plan", "cover"],
  "storageFrom",
];

/** Who the design is for, by the ids of the facts. */
const COVER_IDS = ["customer", "project", "author", "date", "version"];

/** Characters of a name pattern. */
const MAX_PATTERN_LENGTH = 255;

/** Characters of a name: a criterion of COUNTIFS takes 255. */
const MAX_NAME_LENGTH = 200;

/** Reads the file of `--options`. Rejects with what is wrong in it, by name. */
export async function designFile(file: string): Promise<DesignFile> {
  const given = await jsonObjectOf(file, "file of options");
  refuseUnknown(given, IDS, file);
  const options = optionsOf(given.options, file);
  return {
    options,
    chosen: chosenOf(given.chosen, options, file),
    merge: mergeOf(given.merge, file),
    targetOf: targetsOf(given.targets, file),
    patterns: patternsOf(given.patterns, file),
    clusters: clustersOf(given.clusters, file),
    classes: classesOf(given.classes, file),
    plan: planOf(given.plan, file),
    cover: coverOf(given.cover, file),
    isCalibrated: isCalibrated(given.storageFrom, file),
  };
}

function optionsOf(given: unknown, file: string): GivenOptions {
  const options: GivenOptions = {};
  for (const [i, { entry, where }] of listOf(given, "options", file).entries()) {
    const name = optionName(entry.name ?? OPTION_NAMES[i], `name in ${where}`);
    if (options[name] !== undefined)
      throw badInput(`options in ${file} hold "${name}" twice: name each once`);
    const place = `option ${name} in ${file}`;
    refuseUnknown(entry, ["name", ...OPTION_ROWS.map(({ id }) => id)], place);
    options[name] = givenValues(entry, OPTION_ROWS, { where: place, empty: true });
  }
  return options;
}

function optionName(given: unknown, where: string): OptionName {
  const name = OPTION_NAMES.find((one) => one === given);
  if (name !== undefined) return name;
  throw badInput(
    `${where} is ${given === undefined ? "missing" : JSON.stringify(given)}: up to four options are called ${OPTION_NAMES.join(", ")}`,
  );
}

/** The selected option, the first one where none is named. */
function chosenOf(given: unknown, options: GivenOptions, file: string): OptionName {
  const names = OPTION_NAMES.filter((name) => options[name] !== undefined);
  const [first = "A"] = names;
  if (given === undefined) return first;
  const chosen = optionName(given, `chosen in ${file}`);
  if (chosen === first || names.includes(chosen)) return chosen;
  throw badInput(
    `chosen in ${file} is "${chosen}", which is not among the options: use ${names.join(", ") || first}`,
  );
}

function mergeOf(given: unknown, file: string): boolean {
  if (given === undefined) return false;
  if (typeof given === "boolean") return given;
  throw badInput(`merge in ${file} is ${JSON.stringify(given)}: use true or false`);
}

function targetsOf(given: unknown, file: string): Map<string, string> {
  if (given === undefined) return new Map();
  return new Map(
    Object.entries(givenObject(given, `targets in ${file}`)).map(([from, to]) => [
      from,
      nameOf(to, `the target of "${from}" in ${file}`),
    ]),
  );
}

function patternsOf(given: unknown, file: string): PatternRule[] {
  const rules = listOf(given, "patterns", file).map(({ entry, where }): PatternRule => {
    refuseUnknown(entry, ["pattern", "scope", "class"], where);
    const pattern = typeof entry.pattern === "string" ? entry.pattern.trim() : "";
    if (pattern === "" || pattern.length > MAX_PATTERN_LENGTH || UNWRITABLE.test(pattern)) {
      throw badInput(
        `pattern in ${where} is ${entry.pattern === undefined ? "missing" : JSON.stringify(entry.pattern)}: use a name of up to ${MAX_PATTERN_LENGTH} characters, with * and ? and without control characters`,
      );
    }
    const place = `pattern ${pattern} in ${file}`;
    const { scope = null } = givenValues(entry, [{ id: "scope", accepts: { oneOf: PATTERN_SCOPES } }], {
      where: place,
      empty: true,
    });
    const name = entry.class == null ? null : trimmed(nameOf(entry.class, `class in ${place}`));
    if (scope === null && name === null)
      throw badInput(
        `${place} has neither class nor scope: add a class, or a scope: ${PATTERN_SCOPES.join(", ")}`,
      );
    return { pattern, scope: PATTERN_SCOPES.find((one) => one === scope) ?? null, class: name };
  });
  if (rules.length > MAX_PATTERNS)
    throw badInput(`patterns in ${file} are ${rules.length}: a design holds ${MAX_PATTERNS}`);
  const texts = rules.map(({ pattern }) => pattern.toLowerCase());
  const double = rules.find((_, i) => texts.indexOf(texts[i] ?? "") < i);
  if (double !== undefined)
    throw badInput(`patterns in ${file} hold ${JSON.stringify(double.pattern)} twice: the first takes all`);
  return rules;
}

function clustersOf(given: unknown, file: string): GivenTarget[] {
  return listOf(given, "clusters", file).map(({ entry, where }) => {
    refuseUnknown(entry, ["name", ...TARGET_COLUMNS.map(({ id }) => id)], where);
    const name = nameOf(entry.name, `name in ${where}`);
    return {
      name,
      ...givenValues(entry, TARGET_COLUMNS, { where: `cluster ${name} in ${file}`, empty: true }),
    };
  });
}

function classesOf(given: unknown, file: string): GivenClass[] {
  return listOf(given, "classes", file).map(({ entry, where }) => {
    refuseUnknown(entry, ["name", "target", ...CLASS_COLUMNS.map(({ id }) => id)], where);
    const name = trimmed(nameOf(entry.name, `name in ${where}`));
    const place = `class ${name} in ${file}`;
    const target = entry.target == null ? null : nameOf(entry.target, `target in ${place}`);
    return { name, target, ...givenValues(entry, CLASS_COLUMNS, { where: place, empty: true }) };
  });
}

function planOf(given: unknown, file: string): Record<string, number> {
  if (given === undefined) return {};
  const where = `plan in ${file}`;
  const plan = givenObject(given, where);
  refuseUnknown(
    plan,
    PLAN_INPUTS.map(({ id }) => id),
    where,
  );
  return givenValues(plan, PLAN_INPUTS, { where, empty: false }) as Record<string, number>;
}

/** By the ids of the sheet. */
function coverOf(given: unknown, file: string): Record<string, string | number> {
  if (given === undefined) return {};
  const where = `cover in ${file}`;
  const cover = givenObject(given, where);
  refuseUnknown(cover, COVER_IDS, where);
  const { date, version, ...names } = givenValues(
    { ...cover, ...(cover.date === undefined ? {} : { date: dayOf(cover.date, `date in ${where}`) }) },
    COVER_IDS.map((id): GivenField => (id === "date" ? FACTS.date : { id, accepts: { text: "a text" } })),
    { where, empty: false },
  ) as Record<string, string | number>;
  return {
    ...names,
    ...(date === undefined ? {} : { planDate: date }),
    ...(version === undefined ? {} : { planVersion: version }),
  };
}

const listOf = (given: unknown, name: string, file: string): ReturnType<typeof givenList> =>
  given === undefined ? [] : givenList(given, name, file);

function isCalibrated(given: unknown, file: string): boolean {
  const choices: unknown[] = Object.values(STORAGE_FROM);
  if (given === undefined || choices.includes(given)) return given === STORAGE_FROM.calibration;
  throw badInput(`storageFrom in ${file} is ${JSON.stringify(given)}: use one of ${choices.join(", ")}`);
}

/** A name that formulas find literally. */
function nameOf(given: unknown, where: string): string {
  const name = typeof given === "string" ? given.trim() : "";
  if (name !== "" && name.length <= MAX_NAME_LENGTH && !/[*?~]/.test(name) && !UNWRITABLE.test(name))
    return name;
  throw badInput(
    `${where} is ${given === undefined ? "missing" : JSON.stringify(given)}: use a name of up to ${MAX_NAME_LENGTH} characters, without * ? ~ and control characters`,
  );
}
