/** A noun at the beginning of a sentence, as a formula: vCPU stays as it is. */
export const atBeginning = (noun: string): string =>
  `IF(LEFT(${noun},1)="v",${noun},UPPER(LEFT(${noun},1))&MID(${noun},2,99))`;

/** The same of a noun that is known. */
export const capitalized = (noun: string): string =>
  noun.startsWith("v") ? noun : noun.charAt(0).toUpperCase() + noun.slice(1);
