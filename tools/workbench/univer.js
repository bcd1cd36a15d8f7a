/** The one place that names Univer's packages, so that the rest of the project builds without them. */
export { LocaleType, mergeLocales, Univer } from "@univerjs/core";
export { FUniver } from "@univerjs/core/lib/facade";
export {
  ArrayValueObject,
  BaseFunction,
  BooleanValueObject,
  ErrorValueObject,
  FormulaCalculationSessionService,
  FormulaDataModel,
  IDependencyManagerService,
  IFormulaDependencyGenerator,
  IFormulaRuntimeService,
  IFunctionService,
  ILayoutService,
  NumberValueObject,
  StringValueObject,
  UniverSheetsCorePreset,
} from "@univerjs/preset-sheets-core";
export { UniverSheetsConditionalFormattingPreset } from "@univerjs/preset-sheets-conditional-formatting";
export {
  SheetsDataValidationValidatorService,
  UniverSheetsDataValidationPreset,
} from "@univerjs/preset-sheets-data-validation";
export { UniverSheetsHyperLinkPreset } from "@univerjs/preset-sheets-hyper-link";
export { UniverSheetsNotePreset } from "@univerjs/preset-sheets-note";
export { UniverSheetsTablePreset } from "@univerjs/preset-sheets-table";
export { default as coreEnglish } from "@univerjs/preset-sheets-core/locales/en-US";
export { default as conditionalFormattingEnglish } from "@univerjs/preset-sheets-conditional-formatting/locales/en-US";
export { default as dataValidationEnglish } from "@univerjs/preset-sheets-data-validation/locales/en-US";
export { default as hyperLinkEnglish } from "@univerjs/preset-sheets-hyper-link/locales/en-US";
export { default as noteEnglish } from "@univerjs/preset-sheets-note/locales/en-US";
export { default as tableEnglish } from "@univerjs/preset-sheets-table/locales/en-US";
