import type { TextFormat } from "../textFormat";

const message =
  "formulas do not read elbencho: import the file, or paste the text into the pane (Import, Paste text)";

/**
 * Takes the place of elbencho.ts in the functions bundle, whose size is limited (build/webpackConfigurations.ts). The pane and the
 * command line read elbencho. Here its CSV with a header, and its JSON, are recognized: for one line that says where they are read.
 */
export const elbencho: TextFormat = {
  id: "elbencho",
  label: "elbencho",
  looksLike: (text) => /^\ufeff?"?ISO date"?[,;\t]|"phase_id"/m.test(text),
  parse: (_text, file) => ({
    runs: [],
    diagnostics: [{ severity: "error", code: "not-in-cells", message, file, line: null }],
  }),
};
