import { FormulaDoctor } from "../../src/taskpane/health/formulaDoctor";

const doctor = new FormulaDoctor(["VSAN_GHZ", "IPV4_SUBNET"]);

test.each([
  { formula: "=VSAN_GHZ(1)", value: 28, problem: undefined },
  { formula: "=VSAN_GHZ(1)", value: "#VALUE!", problem: undefined },
  { formula: "=VSAN_GHZ(1)", value: "#NAME?", problem: "unknown" },
  { formula: "=1+vsan_ghz(A1)", value: "#NAME?", problem: "unknown" },
  { formula: "=VSAN_GHZ(1)", value: "#BUSY!", problem: "busy" },
  { formula: "=OTHER_GHZ(1)", value: "#NAME?", problem: undefined },
  { formula: "=MY_VSAN_GHZ(1)", value: "#NAME?", problem: undefined },
  { formula: '=NOPE("VSAN_GHZ(1)")', value: "#NAME?", problem: undefined },
  { formula: "=A1", value: "#NAME?", problem: undefined },
  { formula: "=_xldudf_VSAN_GHZ(1)", value: 28, problem: "stored" },
  { formula: "=_xldudf_OTHER(1)", value: "#NAME?", problem: undefined },
  { formula: "_xldudf_VSAN_GHZ(1)", value: "_xldudf_VSAN_GHZ(1)", problem: undefined },
  { formula: "#NAME?", value: "#NAME?", problem: undefined },
  { formula: 5, value: 5, problem: undefined },
])("$formula showing $value: $problem", ({ formula, value, problem }) => {
  expect(doctor.problemOf(formula, value)).toBe(problem);
});

test.each([
  ["=_xldudf_VSAN_GHZ(1)", "=VSAN_GHZ(1)"],
  ["=SUM(_xldudf_vsan_ghz(A1),_XLDUDF_IPV4_SUBNET(B1))", "=SUM(VSAN_GHZ(A1),IPV4_SUBNET(B1))"],
  ["='C:\\Program Files\\FUNCRES.XLAM'!_xldudf_VSAN_GHZ(1)", "=VSAN_GHZ(1)"],
  ["=[2]!_xldudf_VSAN_GHZ(1)", "=VSAN_GHZ(1)"],
  ["=BloombergUI.xla!_xldudf_VSAN_GHZ(1)", "=VSAN_GHZ(1)"],
  ['=A1&"_xldudf_VSAN_GHZ(1)"', '=A1&"_xldudf_VSAN_GHZ(1)"'],
  ['="a ""quote"" "&_xldudf_VSAN_GHZ(1)', '="a ""quote"" "&VSAN_GHZ(1)'],
  ["=_xldudf_OTHER(1)", "=_xldudf_OTHER(1)"],
  ["=Sheet2!A1+VSAN_GHZ(1)", "=Sheet2!A1+VSAN_GHZ(1)"],
])("%s is repaired to %s", (formula, repaired) => {
  expect(doctor.repaired(formula)).toBe(repaired);
});
