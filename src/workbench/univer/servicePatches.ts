import { DependencyIndexPatch } from "./dependencyIndex";
import { FormulaReferencesPatch } from "./formulaReferences";
import { KeptDependentsPatch } from "./keptDependents";
import { KeptFormulaDataPatch } from "./keptFormulaData";
import { LazyBranchesPatch } from "./lazyBranches";

/** The patches that replace services of Univer. The last one of a service counts. */
export const SERVICE_PATCHES = [
  DependencyIndexPatch,
  KeptFormulaDataPatch,
  FormulaReferencesPatch,
  KeptDependentsPatch,
  LazyBranchesPatch,
];
