import { percentages } from "../../../../src/importers/hcibench/text/percentages";

test.each<[string, number[]]>([
  ["12.34%", [12.34]],
  ["ClusterA: 12.34%; ClusterB: 5.6 %; ", [12.34, 5.6]],
  ["7%8%", [7, 8]],
  ["a1 2\t%", [2]],
  ["1.2.3%", [2.3]],
  [".5%", [5]],
  ["0%", [0]],
  ["12", []],
  ["12.%", []],
  ["%", []],
  ["x%", []],
  ["", []],
])("%j holds %j", (text, numbers) => {
  expect(percentages(text)).toEqual(numbers);
});
