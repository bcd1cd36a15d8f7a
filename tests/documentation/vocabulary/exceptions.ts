/** A text in which a retired word is right. */
export interface Exception {
  file: string | RegExp;
  word: string;
  /** What the text contains; every text of the file without it. */
  text?: string;
  reason: string;
}

const RELEASE_010 = {
  file: /^src\/upgrade\/report010\//,
  reason: "Labels of release 0.1.0, by which its workbooks are recognized.",
};

export const EXCEPTIONS: readonly Exception[] = [
  { ...RELEASE_010, word: "pure test" },
  { ...RELEASE_010, word: "a mix, mixing" },
  { ...RELEASE_010, word: "judged" },
  { ...RELEASE_010, word: "a row a run" },
  { ...RELEASE_010, word: "say, tell" },
  { file: "src/cli/designFile.ts", word: "chosen", reason: "Names the field of the options file." },
  { file: "docs/style.md", word: "*", reason: "Lists the retired words." },
  { file: "CHANGELOG.md", word: "per cent", text: 'the unit "per cent"', reason: "Names the former text." },
  { file: "CHANGELOG.md", word: "judged", text: '"not judged" is', reason: "Names the former text." },
  { file: "CHANGELOG.md", word: "judged", text: '"Not judged" →', reason: "Names the former text." },
  {
    file: "CHANGELOG.md",
    word: "British spelling",
    text: '"Licence edition"',
    reason: "Names the former text.",
  },
  { file: "docs/dependencies.md", word: "peer", text: "peer", reason: "Peer dependencies of npm." },
  {
    file: /^src\/upgrade\/release010\//,
    word: "*",
    reason: "Labels and defaults of release 0.1.0, as its workbooks have them.",
  },
];
