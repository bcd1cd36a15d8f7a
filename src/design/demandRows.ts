import { sameness } from "../estate/clusterNames";
import { badInput } from "../model/errors";
import { GENERAL, type GivenClass, MANAGEMENT } from "./classInputs";
import { type DemandForm, MAX_CLASSES, MAX_TARGETS } from "./demandForm";
import { type ClassOnTarget, isManagement, isSameRow } from "./patternClasses";
import type { GivenTarget } from "./targetInputs";
import type { Today } from "./today";

/** What is typed into rows of the sheet Demand. */
interface TypedRows {
  classes: readonly GivenClass[];
  targets: readonly GivenTarget[];
}

/** Classes and targets as they are typed. The class of what runs the cluster is always there, empty until somebody fills it. */
export function demandRows(
  { classes = [], targets = [] }: Partial<TypedRows>,
  today: Today | undefined,
  form: DemandForm,
): TypedRows {
  const management = (target: string): GivenClass[] =>
    classes.some(({ name }) => isManagement(name)) ? [] : [{ name: MANAGEMENT, target }];
  if (today === undefined) {
    const named = targets.length > 0 ? targets : [{ name: "Cluster" }];
    if (named.length > MAX_TARGETS) {
      throw badInput(
        `there are ${named.length} target clusters; the limit is ${MAX_TARGETS}: plan some of them as one`,
      );
    }
    const target = named[0]?.name ?? "";
    const typed = classes.length > 0 ? classes : [{ name: GENERAL, target, profile: "general" }];
    return { classes: asManyAsFit([...typed, ...management(target)]), targets: named };
  }
  const { targets: ofEstate, ofPatterns, managementOn } = today;
  const isOf = (row: ClassOnTarget, { name, target }: GivenClass): boolean =>
    target !== null && isSameRow(row, { name, target });
  const general = Array.from({ length: form.targets }, (_, row): GivenClass => {
    const target = ofEstate[row] ?? null;
    const given = classes.find((one) => target !== null && isOf({ name: GENERAL, target }, one));
    return { ...given, name: "", target: null };
  });
  const others = classes.filter(
    (one) =>
      !ofPatterns.some((row) => isOf(row, one)) &&
      !ofEstate.some((target) => target !== null && isOf({ name: GENERAL, target }, one)),
  );
  const first = others.filter(({ name }) => isManagement(name)).slice(0, 1);
  return {
    classes: asManyAsFit([
      ...general,
      ...(first.length > 0 ? first : management(managementOn)),
      ...ofPatterns.map((row): GivenClass => ({ ...classes.find((one) => isOf(row, one)), ...row })),
      ...others.filter((one) => !first.includes(one)),
    ]),
    targets: ofEstate.map((name) => ({
      ...targets.find((one) => name !== null && sameness(one.name) === sameness(name)),
      name: name ?? "",
    })),
  };
}

function asManyAsFit(classes: readonly GivenClass[]): readonly GivenClass[] {
  if (classes.length <= MAX_CLASSES) return classes;
  throw badInput(
    `there are ${classes.length} classes with those of each target cluster, of name patterns and ${MANAGEMENT}; the limit is ${MAX_CLASSES}: plan some of them as one`,
  );
}
