import { evidence, type Evidence } from "../evidence/evidence";
import { everyIoRequiresCpu } from "../evidence/sources";

const end = (value: number): Evidence =>
  evidence({
    value,
    unit: "gain plus drop",
    kind: "estimated",
    source: everyIoRequiresCpu("RDMA (RoCEv2), rule of thumb"),
    note: "the published saving of RDMA: no share of CPU per I/O, for it adds two different shares",
  });

/** What is commonly quoted as the saving of RDMA, to stand beside what is saved per I/O. */
export const PUBLISHED_RULE: Readonly<{ low: Evidence; high: Evidence }> = { low: end(0.1), high: end(0.3) };
