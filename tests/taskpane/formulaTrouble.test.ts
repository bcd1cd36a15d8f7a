import { FormulaDoctor } from "../../src/taskpane/health/formulaTrouble";

const doctor = new FormulaDoctor(["VSAN_GHZ", "IPV4_SUBNET"]);

test.each([
  { formula: "=VSAN_GHZ(1)", value: 28, trouble: undefined },
  { formula: "=VSAN_GHZ(1)", value: "#VALUE!", trouble: undefined },
  { formula: "=VSAN_GHZ(1)", value: "#NAME?", trouble: "unknown" },
  { formula: "=1+vsan_ghz(A1)", value: "#NAME?", trouble: "unknown" },
  { formula: "=VSAN_GHZ(1)", value: "#BUSY!", trouble: "busy" },
  { formula: "=OTHER_GHZ(1)", value: "#NAME?", trouble: undefined },
  { formula: "=MY_VSAN_GHZ(1)", value: "#NAME?", trouble: undefined },
  { formula: '=NOPE("VSAN_GHZ(1)")', value: "#NAME?", trouble: undefined },
  { formula: "=A1", value: "#NAME?", trouble: undefined },
  { formula: "=_xldudf_VSAN_GHZ(1)", value: 28, trouble: "stored" },
  { formula: "=_xldudf_OTHER(1)", value: "#NAME?", trouble: undefined },
  { formula: "_xldudf_VSAN_GHZ(1)", value: "_xldudf_VSAN_GHZ(1)", trouble: undefined },
  { formula: "#NAME?", value: "#NAME?", trouble: undefined },
  { formula: 5, value: 5, trouble: undefined },
])("$formula showing $value: $trouble", ({ formula, value, trouble }) => {
  expect(doctor.trouble(formula, value)).toBe(trouble);
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
