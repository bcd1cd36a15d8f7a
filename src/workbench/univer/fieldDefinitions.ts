/**
 * Univer's modules define each field of an object by a call of one function.
 *
 * - Wrong in 0.25: the function asks with `in` whether the object has the field and then sets it by its name, for every class
 *   alike. No engine can remember the shapes of 500 classes at one place: of the time that opening a large template takes, one
 *   sixth is spent there.
 * - Why it matters here: a formula makes some hundred such objects, a template has thousands of formulas.
 * - Upstream: no issue found. Text for one: "Build the packages for a target that has class fields: every constructor calls
 *   _defineProperty for each field, which takes a sixth of the time of calculating 5,000 formulas."
 */
export const FIELD_DEFINITION = /_defineProperty\(this, "([\w$]+)", /g;
