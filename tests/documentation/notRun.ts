/** Programs that the documents' commands may start in a scratch copy: they write there only. */
export const RUN = ["npx hci-planner "];

/**
 * The other commands of the documents, each with the reason why tests/documentation/commands.test.ts does not run it and
 * with what shows that it works. A command that is in neither list fails that test, and so does an entry that stands in no
 * document.
 */
export const NOT_RUN: Readonly<Record<string, string>> = {
  "npm ci && npm start": "installs and serves; tests/workbench opens what it serves",
  "npm ci": "installs; .ci/run does it from a clean clone",
  "HCI_PLANNER_URL=https://tools.example.com/hci npm run release":
    "builds for minutes; tests/release/run.ts does it, twice, and installs what comes out",
  "cd out/release && sha256sum -c SHA256SUMS": "needs a release; tests/release/run.ts compares every sum",
  "npm ci && npm test": "installs and runs every test, this one too; .ci/run does it from a clean clone",
};
