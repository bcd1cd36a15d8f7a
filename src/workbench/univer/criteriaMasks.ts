import type { SourcePatch } from "./sourcePatch";

/**
 * COUNTIFS, SUMIFS and the like compare the cells of a range with a criterion.
 *
 * - Wrong in 0.25: each formula does so again for each of its ranges, and makes two objects for each cell.
 * - Why it matters here: a design adds up its VMs by cluster and class with 1,000 such formulas, which share their ranges and
 *   criteria. With 5,000 VMs that takes 3 s.
 * - Upstream: no issue found; the code is the same in the main branch of March 2026. Text for one:
 *   "getPairedRangeAndCriteriaResult compares the same range with the same criterion for every formula. The array of a range
 *   is kept for a calculation (FORMULA_REF_TO_ARRAY_CACHE): keep with it which of its cells meet a criterion."
 */
export const CRITERIA_MASKS: SourcePatch = {
  package: "@univerjs/engine-formula",
  version: "0.25.1",
  declaration: "function getPairedRangeAndCriteriaResult(variants, params) {",
  sha256: "3bdd5bfda720463098d48443b26a5a86b0b7dda10249f2b950aef06d20a522a3",
  from: `			let compareResult = valueObjectCompare(range, criteriaValueObject);
			if (isNumberSensitive) compareResult = filterSameValueObjectResult(compareResult, range, criteriaValueObject);
			if (finalCompareResult === void 0) {
				finalCompareResult = compareResult;
				continue;
			}
			finalCompareResult = booleanObjectIntersection(finalCompareResult, compareResult);`,
  to: `			const kept = getPairedRangeAndCriteriaResult.kept ??= {
				found: /* @__PURE__ */ new WeakMap(),
				of(owner, key, make) {
					if (!this.found.has(owner)) this.found.set(owner, /* @__PURE__ */ new Map());
					const byKey = this.found.get(owner);
					if (!byKey.has(key)) byKey.set(key, make());
					return byKey.get(key);
				}
			};
			const isText = criteriaValueObject.isString();
			const key = isNumberSensitive + " " + isText + " " + criteriaValueObject.isNull() + " " + typeof criteriaValueObject.getValue() + " " + criteriaValueObject.getValue();
			const compareResult = kept.of(range, key, () => {
				const compared = valueObjectCompare(range, criteriaValueObject);
				return isNumberSensitive ? filterSameValueObjectResult(compared, range, criteriaValueObject) : compared;
			});
			const others = finalCompareResult;
			finalCompareResult = others === void 0 ? compareResult : kept.of(others, compareResult, () => booleanObjectIntersection(others, compareResult));`,
};
