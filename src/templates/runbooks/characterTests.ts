/** Does a text hold no other characters than these? A formula. */
export const onlyOf = (characters: string, text: string): string =>
  `${[...characters].reduce((rest, one) => `SUBSTITUTE(${rest},"${one}","")`, text)}=""`;

/** How often a character is in a text. A formula. */
export const countOf = (character: string, text: string): string =>
  `LEN(${text})-LEN(SUBSTITUTE(${text},"${character}",""))`;
