import { counterColumn } from "../../../src/importers/esxtop/counterColumn";

test.each([
  ["\\\\a\\Physical Cpu(0)\\% Processor Time", { figure: "used", processor: 0 }],
  ["\\\\a\\Physical Cpu(127)\\% Util Time", { figure: "util", processor: 127 }],
  ["\\\\a\\Physical Cpu(_Total)\\% Processor Time", { figure: "used", processor: "total" }],
  [
    "\\\\a\\Network Port(vSwitch0:67108869:vmnic0)\\MBits Transmitted/sec",
    { figure: "transmit", uplink: "vmnic0" },
  ],
  [
    "\\\\a\\Network Port(DvsPortset-1:50331650:vmnic12)\\MBits Received/sec",
    { figure: "receive", uplink: "vmnic12" },
  ],
  [
    "\\\\a\\Network Port(my:odd:switch:5:vmnic1)\\MBits Received/sec",
    { figure: "receive", uplink: "vmnic1" },
  ],
])("%s is read", (name, counter) => {
  expect(counterColumn(name)).toEqual({ host: "a", counter });
});

test.each([
  ["core use", "\\\\a\\Physical Cpu(0)\\% Core Util Time"],
  ["a VM's CPU", "\\\\a\\Group Cpu(12:vm)\\% Processor Time"],
  ["the shadow of an uplink", "\\\\a\\Network Port(DvsPortset-0:5:Shadow of vmnic0)\\MBits Received/sec"],
  ["a kernel port", "\\\\a\\Network Port(DvsPortset-0:5:vmk2)\\MBits Received/sec"],
  [
    "a VM that is called as an uplink",
    "\\\\a\\Network Port(vSwitch0:67108870:2100123:vmnic0)\\MBits Received/sec",
  ],
  ["packets", "\\\\a\\Network Port(vSwitch0:5:vmnic0)\\Packets Received/sec"],
  ["no host", "Physical Cpu(0)\\% Util Time"],
  ["nothing", ""],
])("%s is not read", (_, name) => {
  expect(counterColumn(name)).toBeNull();
});
