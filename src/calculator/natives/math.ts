import { formulaError, numberOf } from "../coerce";
import { rounded, roundedTo, wholeBelow, withoutNoise } from "../decimal";
import { divided, power } from "../operators";
import { numeric, scalar, type Native, type Natives } from "./native";

/** Functions of single numbers. */
export const MATH: Natives = {
  ABS: numeric(Math.abs),
  "CEILING.MATH": multiple(Math.ceil, Math.floor),
  EXP: numeric(Math.exp),
  "FLOOR.MATH": multiple(Math.floor, Math.ceil),
  INT: numeric(wholeBelow),
  LN: numeric((number) => Math.log(positive(number))),
  LOG: numeric((number, base = 10) => logarithm(number, base)),
  LOG10: numeric((number) => Math.log10(positive(number))),
  MOD: numeric(remainder),
  PI: () => Math.PI,
  POWER: numeric(power),
  ROUND: numeric((number, places = 0) => rounded(number, Math.trunc(places))),
  ROUNDDOWN: numeric((number, places = 0) => roundedTo(number, Math.trunc(places), Math.floor)),
  ROUNDUP: numeric((number, places = 0) => roundedTo(number, Math.trunc(places), Math.ceil)),
  SIGN: numeric(Math.sign),
  SQRT: numeric((number) => {
    if (number < 0) throw formulaError("#NUM!", "a negative number has no square root");
    return Math.sqrt(number);
  }),
};

type Step = (size: number) => number;

/**
 * Rounds to a multiple of the significance, whose sign does not count. With a mode other than 0, a negative number
 * goes the other way.
 */
function multiple(step: Step, stepOfNegative: Step): Native {
  return scalar((value = null, significance = null, mode = null) => {
    const number = numberOf(value);
    const unit = significance === null ? 1 : Math.abs(numberOf(significance));
    if (number === 0 || unit === 0) return 0;
    const towards = number < 0 && numberOf(mode) !== 0 ? stepOfNegative : step;
    // 0.3 / 0.1 is a little less than 3.
    return withoutNoise(towards(withoutNoise(number / unit)) * unit) + 0;
  });
}

function positive(number: number): number {
  if (number <= 0) throw formulaError("#NUM!", "only positive numbers have a logarithm");
  return number;
}

/** `Math.log(1000) / Math.log(10)` is a little less than 3, hence the two special bases. */
function logarithm(number: number, base: number): number {
  if (base === 10) return Math.log10(positive(number));
  if (base === 2) return Math.log2(positive(number));
  return divided(Math.log(positive(number)), Math.log(positive(base)));
}

/** The remainder has the sign of the divisor. */
function remainder(dividend: number, divisor: number): number {
  if (Number.isInteger(dividend) && Number.isInteger(divisor) && divisor !== 0) {
    const rest = dividend % divisor;
    return rest !== 0 && rest < 0 !== divisor < 0 ? rest + divisor : rest;
  }
  return dividend - divisor * Math.floor(divided(dividend, divisor));
}
