import { DependencyIndexPatch } from "./dependencyIndex";
import { FormulaReferencesPatch } from "./formulaReferences";
import { CachedDependentsPatch } from "./cachedDependents";
import { CachedFormulaDataPatch } from "./cachedFormulaData";
import { LazyBranchesPatch } from "./lazyBranches";
import { SteadyCalculationPatch } from "./steadyCalculation";

/** The patches that replace services of Univer. The last one of a service counts. */
export const SERVICE_PATCHES = [
  DependencyIndexPatch,
  CachedFormulaDataPatch,
  FormulaReferencesPatch,
  CachedDependentsPatch,
  LazyBranchesPatch,
  SteadyCalculationPatch,
];
