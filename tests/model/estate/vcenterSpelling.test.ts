import { unknownHost, unknownVm } from "../../../src/model/estate/estate";
import { vcenterSpelling } from "../../../src/model/estate/vcenterSpelling";

const ESTATE = {
  vms: [
    { ...unknownVm("a", ""), vcenter: "vc1.example.com", cluster: "A" },
    { ...unknownVm("b", ""), vcenter: "vc2.one.com", cluster: "Both" },
    { ...unknownVm("c", ""), vcenter: "vc2.two.com", cluster: "Both" },
  ],
  hosts: [{ ...unknownHost("h"), vcenter: "vc3", cluster: "Hosts" }],
};

test.each([
  ["the same name", "vc1.example.com", "A", "vc1.example.com"],
  ["another case", "VC1.Example.com", "A", "vc1.example.com"],
  ["a short name", "VC1", "A", "vc1.example.com"],
  ["a full name of a short one", "vc3.example.com", "A", "vc3"],
  ["another domain", "vc1.other.com", "A", "vc1.other.com"],
  ["a short name of two", "vc2", "Both", "vc2"],
  ["none, and a cluster of one vCenter", null, "A", "vc1.example.com"],
  ["none, and a cluster of one vCenter with hosts alone", null, "Hosts", "vc3"],
  ["none, and a cluster of two", null, "Both", null],
  ["none, and another cluster", null, "B", null],
  ["none, and no cluster", null, null, null],
])("the vCenter of another export: %s", (_, vcenter, cluster, expected) => {
  expect(vcenterSpelling(ESTATE)({ vcenter, cluster })).toBe(expected);
});
