import {
  type FUniver,
  SheetsDataValidationValidatorService,
  type Univer,
} from "../../../tools/workbench/univer";

/**
 * Makes the grid check entries of open sheets only. Univer 0.25 checks cells once the browser is idle and throws where
 * their workbook was replaced or their sheet removed until then.
 */
export function validateOpenSheets(univer: Univer, api: FUniver): void {
  const validator = univer.__getInjector().get(SheetsDataValidationValidatorService);
  const validate = validator.validatorRanges.bind(validator);
  validator.validatorRanges = async (workbookId, sheetId, ranges) =>
    api.getWorkbook(workbookId)?.getSheetBySheetId(sheetId) ? validate(workbookId, sheetId, ranges) : [];
}
