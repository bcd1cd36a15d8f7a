import { refersTo } from "../../../src/taskpane/excel/referringFormulas";

const REPORT = { sheets: ["Summary", "Check figures", "Bob's"], tables: ["Results"] };

test.each([
  "=Summary!A1*2",
  "=summary!$B$3",
  "=SUM(Summary!A:A)",
  "=SUM(Summary!1:3)",
  "=COUNT(Summary!A4#)",
  "='Check figures'!B2",
  "=1+'Bob''s'!B2",
  "=SUM(Results[IOPS])",
  "=Results[@[Latency (ms)]]",
  "=SUM(Results[[IOPS]:[MiB/s]])",
  "=COUNTA(RESULTS[#Headers])",
  "=ROWS(Results)",
  "={1,2}*Summary!A1",
])("%s refers to the report", (formula) => {
  expect(refersTo(formula, REPORT)).toBe(true);
});

test.each([
  "Summary!A1",
  "",
  '="Summary!A1"',
  '="Results"&A1',
  "=MySummary!A1",
  "=Results!A1",
  "='Results'!A1",
  "=Results_2[IOPS]",
  "=MyResults[IOPS]",
  "=RESULTS(1)",
  "=figures!A1",
  "=A1+B2",
])("%j does not", (formula) => {
  expect(refersTo(formula, REPORT)).toBe(false);
});
