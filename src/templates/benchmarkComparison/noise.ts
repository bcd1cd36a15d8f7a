/** The end of the noise for COUNTIF, which takes 1.05 ÷ 1 − 1 for more than 5%; a comparison in a cell does not. */
export const NOISE = "({noise}+0.000000000001)";
