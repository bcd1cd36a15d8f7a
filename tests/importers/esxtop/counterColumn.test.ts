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
  ["\\\\a\\Physical Cpu(12345)\\% Util Time", { figure: "util", processor: 12345 }],
  ["\\\\a\\Physical Cpu(_total)\\% Util Time", { figure: "util", processor: "total" }],
  ["\\\\a\\Network Port(7:s:5:vmnic1)\\MBits Received/sec", { figure: "receive", uplink: "vmnic1" }],
  ["\\\\a\\Network Port(s:5:vmnic1)\\MBits Received/sec", { figure: "receive", uplink: "vmnic1" }],
  [
    "\\\\a\\Network Port(my:odd:switch:5:vmnic1)\\MBits Received/sec",
    { figure: "receive", uplink: "vmnic1" },
  ],
])("%s is read", (name, counter) => {
  expect(counterColumn(name)).toEqual({ host: "a", counter });
});

test.each([
  ["what every object has", "\\\\a\\Network Port(s:5:vmnic1)\\constructor"],
  ["a port whose switch is a number", "\\\\a\\Network Port(12:5:vmnic1)\\MBits Received/sec"],
  ["core use", "\\\\a\\Physical Cpu(0)\\% Core Util Time"],
  ["a VM's CPU", "\\\\a\\Group Cpu(12:vm)\\% Processor Time"],
  ["the shadow of an uplink", "\\\\a\\Network Port(DvsPortset-0:5:Shadow of vmnic0)\\MBits Received/sec"],
  ["a kernel port", "\\\\a\\Network Port(DvsPortset-0:5:vmk2)\\MBits Received/sec"],
  [
    "a VM that is called as an uplink",
    "\\\\a\\Network Port(vSwitch0:67108870:2100123:vmnic0)\\MBits Received/sec",
  ],
  ["packets", "\\\\a\\Network Port(vSwitch0:5:vmnic0)\\Packets Received/sec"],
  ["a processor number that none has", "\\\\a\\Physical Cpu(123456)\\% Util Time"],
  ["a number before another word", "\\\\a\\Physical Cpu(0:1)\\% Util Time"],
  ["a number behind another word", "\\\\a\\Physical Cpu(cpu0)\\% Util Time"],
  ["a total of something", "\\\\a\\Physical Cpu(my_Total)\\% Util Time"],
  ["no processor", "\\\\a\\Physical Cpu()\\% Util Time"],
  ["the total of another group", "\\\\a\\Group Cpu(_Total)\\% Processor Time"],
  ["the total of Windows", "\\\\a\\Processor(_Total)\\% Processor Time"],
  ["an uplink of another group", "\\\\a\\Vsan Port(vSwitch0:5:vmnic0)\\MBits Received/sec"],
  ["an uplink without a number", "\\\\a\\Network Port(vSwitch0:5:vmnic)\\MBits Received/sec"],
  ["an uplink with a word behind it", "\\\\a\\Network Port(vSwitch0:5:vmnic0 old)\\MBits Received/sec"],
  ["an uplink with a word before it", "\\\\a\\Network Port(vSwitch0:5:not vmnic0)\\MBits Received/sec"],
  ["an uplink on no port", "\\\\a\\Network Port(vSwitch0:vmnic0)\\MBits Received/sec"],
  ["an uplink on a port that is no number", "\\\\a\\Network Port(vSwitch0:5a:vmnic0)\\MBits Received/sec"],
  ["an uplink on no switch", "\\\\a\\Network Port(5:vmnic0)\\MBits Received/sec"],
  ["an uplink on a switch that is a number", "\\\\a\\Network Port(7:5:vmnic0)\\MBits Received/sec"],
  ["a counter below another level", "\\\\a\\Physical Cpu(0)\\Core\\% Util Time"],
  ["a group without an instance", "\\\\a\\Physical Cpu\\% Util Time"],
  ["an instance that is not closed", "\\\\a\\Physical Cpu(0\\% Util Time"],
  ["a word before the host", "x\\\\a\\Physical Cpu(0)\\% Util Time"],
  ["an empty host", "\\\\\\Physical Cpu(0)\\% Util Time"],
  ["a figure with a word behind it", "\\\\a\\Physical Cpu(0)\\% Util Time avg"],
  ["no host", "Physical Cpu(0)\\% Util Time"],
  ["nothing", ""],
])("%s is not read", (_, name) => {
  expect(counterColumn(name)).toBeNull();
});
