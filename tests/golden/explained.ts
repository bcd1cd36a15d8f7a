import type { Explained } from "./golden";

/** Figures that no function gives, each with the reason. */
export const EXPLAINED: readonly Explained[] = [
  {
    id: /^net\.tx\.bits$/,
    because: "a Gb of 2^30 bits is the slip that `decimal` corrects; no function has such a unit",
  },
  {
    id: /^net\.swap$/,
    because: "a sentence that names the same direction twice; NET_GHZ has tx 0.163 and rx 0.373",
  },
  {
    id: /^net\.27_34$/,
    because: "a range in prose over the measured traffic, which the benchmark figures hold one by one",
  },
  {
    id: /^plan\.(storage|rest)_cpu_pct$/,
    because: "a planning assumption: an input of the templates, not a result",
  },
  { id: /^bench\.vms_per_host$/, because: "18 VMs on 6 hosts: a description of the test bed" },
  { id: /^obs1\.label$/, because: "a label in prose; the case names say sequential" },
  {
    id: /^obs\.net_range$/,
    because: "a range in prose over the four network shares, which are reproduced one by one",
  },
  {
    id: /^sust\.2ms$/,
    because: "prose about the latency of the four tests, whose latencies are inputs here",
  },
  { id: /^dump\.\d+\.vmk_pct$/, because: "VMkernel memory is observed, nothing is sized by it" },
  {
    id: /^dump\.703\.(slope|icpt)$/,
    because: "a line through two points of which one is the limit of 15 GiB: no slope",
  },
  {
    id: /^zdump\./,
    because: "compressed dumps vary from 5 to 60% of the dump file; sizing uses the file itself",
  },
  { id: /^mem\./, because: "a memory screen's buckets added up: a check of the source's own table" },
  {
    id: /^boot\.32\.left$/,
    because: '16.1 is decimal GB in a sum of GiB; OSDATA_FREE_GIB(32,1536,20%,"7.0") gives 4.0',
  },
  { id: /^boot\.used$/, because: "what one host had used when it was looked at" },
  {
    id: /^enc\.(tests|net_time|gross_time|six_plans)$/,
    because: "the size of a test plan: the benchmark plan template",
  },
  { id: /^enc\.(vm_capacity|vcpu_ratio|ram)$/, because: "a division that describes the test bed" },
  { id: /^enc\.ftt$/, because: "two posts name one policy differently; the user says the layout" },
  { id: /^enc\.thr$/, because: "a sentence that says bits where it means bytes" },
  { id: /^lab\.t710\.cache$/, because: "cache share of an OSA lab: nothing here sizes OSA caches" },
  { id: /^str\.(min|max)$/, because: "supported cluster sizes: the stretched cluster template" },
  { id: /^str\.cmd$/, because: "a command with a typo: the stretched cluster template writes the right one" },
];
