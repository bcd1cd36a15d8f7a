/** Columns of RVTools by what they say, in short: without blanks, units and the sheet's name that some tools put before them. */
const PLACE = {
  vcenter: ["visdkserver"],
  vcenterId: ["visdkuuid"],
  datacenter: ["datacenter"],
  cluster: ["cluster"],
  host: ["host", "hostname"],
} as const;

const VM = {
  name: ["vm", "vmname"],
  vmId: ["vmid"],
  uuid: ["vmuuid", "uuid"],
  ...PLACE,
} as const;

/** What identifies a VM on a sheet of one row for each: its ID in a vCenter, and its name, as exports may mask IDs. */
export const VM_KEY = ["vcenter", "vmId", "name"] as const;

export const VINFO = {
  ...VM,
  power: ["powerstate"],
  template: ["template"],
  placeholder: ["srmplaceholder"],
  connection: ["connectionstate"],
  vcpu: ["cpus", "numcpu"],
  ram: ["memory"],
  ramActive: ["activememory"],
  ready: ["overallcpureadiness"],
  disks: ["disks", "numvirtualdisks"],
  disk: ["totaldiskcapacity"],
  provisioned: ["provisioned"],
  inUse: ["inuse"],
  os: ["osaccordingtothevmwaretools", "ostools"],
  osConfigured: ["osaccordingtotheconfigurationfile", "osaccordingtotheconfiguration", "os"],
  annotation: ["annotation", "notes"],
  path: ["path"],
} as const;

export const VCPU = { ...VM, overall: ["overall"] } as const;

export const VMEMORY = { ...VM, active: ["active"], consumed: ["consumed"] } as const;

export const VDISK = {
  ...VM,
  disk: ["disk", "name"],
  capacity: ["capacity"],
  raw: ["raw"],
  lun: ["rawlunid"],
  sharing: ["sharingmode"],
  bus: ["sharedbus"],
  path: ["path", "diskpath"],
} as const;

export const VPARTITION = { ...VM, disk: ["disk"], capacity: ["capacity"], consumed: ["consumed"] } as const;

export const VSNAPSHOT = {
  ...VM,
  snapshotFile: ["filename"],
  size: ["sizemibtotal", "sizembtotal", "sizetotal", "size"],
} as const;

export const VTOOLS = { ...VM, status: ["tools", "toolsstatus", "status"] } as const;

export const VHOST = {
  name: ["host", "name"],
  vcenter: PLACE.vcenter,
  datacenter: PLACE.datacenter,
  cluster: PLACE.cluster,
  sockets: ["#cpu", "numcpu"],
  coresPerSocket: ["corespercpu"],
  cores: ["#cores", "numcpucores"],
  clock: ["speed", "cpumhz"],
  ram: ["#memory", "memorysize", "memory"],
  version: ["esxversion", "fullname"],
  model: ["cpumodel"],
  vms: ["#vms", "numvms", "vms"],
  vcpus: ["#vcpus", "numvcpus", "vcpus"],
  cpuUsage: ["cpuusage%", "overallcpuusage"],
  ramUsage: ["memoryusage%", "overallmemoryusage"],
} as const;

export const VRP = {
  name: ["resourcepoolname", "name"],
  path: ["resourcepoolpath", "path"],
  vcenter: PLACE.vcenter,
  demand: ["qsoverallcpudemand"],
  usage: ["qsoverallcpuusage"],
} as const;

export const VDATASTORE = {
  name: ["name", "datastore"],
  vcenter: PLACE.vcenter,
  type: ["type"],
  capacity: ["capacity"],
  inUse: ["inuse"],
} as const;

export const VNIC = {
  host: ["host"],
  vcenter: PLACE.vcenter,
  device: ["networkdevice"],
  speed: ["speed"],
} as const;

export const VMETADATA = { version: ["rvtoolsversion", "version"], server: ["server"] } as const;
