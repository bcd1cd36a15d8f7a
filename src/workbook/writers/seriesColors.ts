/**
 * Colours of a chart's series, in order (RGB without `#`): at least 4.5 to 1 on white, and apart in lightness for
 * readers who do not see hues.
 */
export const SERIES_COLORS = ["1F3864", "C2410C", "00708A", "7B2D8E", "4D6B1F", "8A5A00"];
