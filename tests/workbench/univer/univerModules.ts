/** Univer and its patches, for a bundle that the tests load. */
export { getNumfmtParseValueFilter, ICommandService, RTree } from "@univerjs/core";
export { SheetsDataValidationValidatorService } from "@univerjs/sheets-data-validation";
export {
  ArrayValueObject,
  AstTreeBuilder,
  BaseFunction,
  FormulaDataModel,
  FormulaDependencyGenerator,
  FormulaRuntimeService,
  ICalculateFormulaService,
  Interpreter,
  NumberValueObject,
} from "@univerjs/engine-formula";
export { keepCellsOfFrame, withCellsOfFrame } from "../../../src/workbench/univer/cellsOfFrame";
export { DependencyIndexPatch } from "../../../src/workbench/univer/dependencyIndex";
export { FormulaReferencesPatch } from "../../../src/workbench/univer/formulaReferences";
export { forgetFormulas, forgetMovedNames } from "../../../src/workbench/univer/movedNames";
export { validateOpenSheets } from "../../../src/workbench/univer/openSheetValidation";
export { COMPARE, plainComparison } from "../../../src/workbench/univer/plainComparison";
export { RepeatedCalculation } from "../../../src/workbench/univer/repeatedCalculation";
export { type Headless, startHeadless } from "./startHeadless";
export { contentsOf } from "../../../src/workbench/grid/contents";
export { calculates } from "../../../src/workbench/grid/calculates";
export { ErrorMessages } from "../../../src/workbench/grid/errorMessages";
export { hostFunctionClass } from "../../../src/workbench/grid/hostFunction";
export { SteadyCalculation } from "../../../src/workbench/univer/steadyCalculation";
export { SERVICE_PATCHES } from "../../../src/workbench/univer/servicePatches";
export { keepWrittenTexts } from "../../../src/workbench/univer/writtenTexts";
