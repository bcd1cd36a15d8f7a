import type { OptionName } from "./optionInputs";

/** Nothing for an option that is not usable. What a custom function is passed is named: an empty cell would be a 0 to it. */
export const ifUsable =
  (formula: (option: OptionName) => string, ...passed: readonly string[]) =>
  (option: OptionName) => {
    const given = passed.map((id) => `{${option}.${id}}<>""`);
    const usable = `{${option}.usable}=1`;
    return `IF(${given.length === 0 ? usable : `AND(${[usable, ...given].join(",")})`},${formula(option)},"")`;
  };
