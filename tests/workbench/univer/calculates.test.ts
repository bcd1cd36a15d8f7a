import { bundledUniver, testUniver } from "./bundledUniver";
import type * as Modules from "./univerModules";

let univer: typeof Modules;
let headless: Modules.Headless;

beforeAll(async () => {
  if (testUniver !== test) return;
  univer = await bundledUniver("patched");
  headless = univer.startHeadless([[1]]);
});

afterAll(() => headless?.univer.dispose());

const SCOPE = {
  rows: 100,
  columns: 26,
  names: new Set(["input", "results"]),
  sheets: new Set(["sheet", "a b"]),
};

const CALCULATES = [
  "=1+1",
  "= 3",
  "= 31.50%",
  "=SUM(A1:A2)",
  "=SUM(A:A)",
  "=A1#",
  "={1,2;3,4}",
  "=LET(a,1,a+1)",
  "=LAMBDA(x,x+1)(2)",
  "=Input*2",
  "=SUM(Results[IOPS])",
  "=Sheet!A1",
  "='a b'!A1",
  '="a"&"b"',
  "=-A1",
  "=TRUE",
];

const TEXT = [
  "",
  "=",
  "text",
  "=====",
  "=============================",
  "= 143198 IO/S",
  "= 840.00 MB/s",
  "= 0.60 ms",
  "= job0",
  "= job1",
  "= B 2",
  "==1",
  "=> 5 ms",
  "=<b>",
  "=1+",
  "=(1",
  '="open',
  "=- disk",
  "=NOSUCH(1)",
  "=Other!A1",
  "=AB1",
  "=A101",
  "=Unknown[IOPS]",
];

testUniver("a formula that calculates is one", () => {
  expect(CALCULATES.filter((text) => !univer.calculates(headless.univer, text, SCOPE))).toEqual([]);
});

testUniver("other text is not a formula", () => {
  expect(TEXT.filter((text) => univer.calculates(headless.univer, text, SCOPE))).toEqual([]);
});

testUniver("the check does not change what a formula means later", async () => {
  expect(univer.calculates(headless.univer, "=later*2", SCOPE)).toBe(false);
  headless.api.getActiveWorkbook()?.insertDefinedName("later", "Sheet!$A$1");
  headless.enter(0, 1, "=later*2");
  expect(await headless.valueOf(0, 1)).toBe(2);
});
