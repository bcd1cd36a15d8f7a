import { vcenterName, vcenterNameOnly } from "../../../src/importers/estate/vcenterName";

test.each([
  ["vc1.example.com", "vc1.example.com", "vc1.example.com"],
  ["https://vc1.example.com/sdk", "vc1.example.com", "vc1.example.com"],
  ["HTTPS://vc1:443/sdk", "vc1", "vc1"],
  ["http://10.0.0.5", "10.0.0.5", "10.0.0.5"],
  ["VMware vCenter Server 7.0.3", "VMware vCenter Server 7.0.3", null],
  ["vCenter", "vCenter", null],
  ["8.0.3", "8.0.3", null],
  ["https://", null, null],
  [null, null, null],
])("%j is the vCenter %j, and %j where the column may hold its product", (text, name, only) => {
  expect([vcenterName(text), vcenterNameOnly(text)]).toEqual([name, only]);
});
