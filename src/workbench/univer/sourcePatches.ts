import { CALCULATION_DELAY } from "./calculationDelay";
import { CRITERIA_MASKS } from "./criteriaMasks";
import { DECIMAL_ROUNDING } from "./decimalRounding";
import { EMPTY_TEXTS } from "./emptyTexts";
import { FORMULA_CACHE_KEY, FORMULA_CACHE_SIZE } from "./formulaCache";
import { COLUMN_NAMES, ROW_NUMBERS } from "./headerNames";
import { MISSING_SHEETS } from "./missingSheets";
import { MONTH_ENDS } from "./monthEnds";
import { NUMBER_TEXTS } from "./numberTexts";
import type { SourcePatch } from "./sourcePatch";
import { SPILL_OVERLAP, SPILL_REFUSED } from "./spills";
import { SUGGESTION_KEYS } from "./suggestionKeys";
import { TABLE_CONTROLS } from "./tableControls";
import { UNSHOWN_SHEETS } from "./unshownSheets";
import { WRITTEN_ARRAYS, WRITTEN_VALUES } from "./writtenValues";

/** What the build changes in Univer's source. */
export const SOURCE_PATCHES: readonly SourcePatch[] = [
  FORMULA_CACHE_SIZE,
  FORMULA_CACHE_KEY,
  CALCULATION_DELAY,
  COLUMN_NAMES,
  CRITERIA_MASKS,
  DECIMAL_ROUNDING,
  EMPTY_TEXTS,
  MISSING_SHEETS,
  MONTH_ENDS,
  NUMBER_TEXTS,
  ROW_NUMBERS,
  SPILL_REFUSED,
  SPILL_OVERLAP,
  SUGGESTION_KEYS,
  TABLE_CONTROLS,
  UNSHOWN_SHEETS,
  WRITTEN_ARRAYS,
  WRITTEN_VALUES,
];
