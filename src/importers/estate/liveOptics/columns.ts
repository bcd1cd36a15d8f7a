/**
 * Columns of Live Optics by what they say, in short: MB and MiB are left away, other units are not. Later exports say KiB and MiB
 * where earlier ones said KB and MB, of the same numbers.
 */
export const VMS = {
  name: ["vmname"],
  mobId: ["mobid"],
  running: ["isrunning"],
  power: ["powerstate"],
  os: ["vmos"],
  vcpu: ["virtualcpu"],
  ram: ["provisionedmemory"],
  ramBytes: ["provisionedmemorybytes"],
  ramActive: ["usedmemoryactive", "usedmemory"],
  ramConsumed: ["consumedmemory"],
  guestDisk: ["guestvmdiskcapacity"],
  guestUsed: ["guestvmdiskused"],
  disk: ["virtualdisksize"],
  diskUsed: ["virtualdiskused"],
  template: ["template"],
  datacenter: ["datacenter"],
  vcenter: ["vcenter"],
  cluster: ["cluster"],
  uuid: ["uuid"],
  instanceUuid: ["instanceuuid"],
  datastore: ["datastore"],
  host: ["host"],
} as const;

export const PERFORMANCE = {
  name: ["vmname"],
  mobId: ["mobid"],
  host: ["host"],
  cluster: ["cluster"],
  peakGhz: ["peakvcpughz", "peakcpughz"],
  averageGhz: ["averagevcpughz", "avgvcpughz", "averagecpughz"],
  peakIops: ["peakiops"],
  averageIops: ["averageiops", "avgiops"],
  ratio: ["avgreadwriteratio", "averagereadwriteratio"],
  readIops: ["avgreadiops", "averagereadiops"],
  writeIops: ["avgwriteiops", "averagewriteiops"],
  kbPerSecond: ["averagekbsec", "averagekibsec", "avgkbsec", "avgkibsec"],
} as const;

export const HOSTS = {
  name: ["hostname", "host"],
  vcenter: ["vcenter"],
  datacenter: ["datacenter"],
  cluster: ["cluster"],
  sockets: ["cpusockets"],
  cores: ["cpucores"],
  clock: ["cpuclockspeedghz", "cpuclockspeed"],
  ramKib: ["memorykb", "memorykib"],
  os: ["os"],
  model: ["cpudescription"],
} as const;

export const HOST_PERFORMANCE = {
  host: ["host", "hostname"],
  cluster: ["cluster"],
  averageCpu: ["averagecpu%", "avgcpu%"],
  peakCpu: ["peakcpu%"],
  averageRam: ["averagememory%", "avgmemory%"],
  averageIops: ["averageiops", "avgiops"],
  peakIops: ["peakiops"],
} as const;

export const ADAPTERS = { host: ["host"], device: ["pnicname"], speed: ["pnicspeedmbsec"] } as const;
