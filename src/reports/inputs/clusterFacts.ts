/** What no benchmark file knows about the cluster that was tested. `null` is not given: nothing is guessed for it. */
export interface ClusterFacts {
  hosts: number | null;
  /** CPU capacity of a host at base clock: cores × base clock. */
  ghzPerHost: number | null;
  /** Physical cores of a host. */
  coresPerHost: number | null;
  /** What a host used before the test, in GHz. */
  idleGhzPerHost: number | null;
  /** What the network adapters of a host carry for vSAN, in Gb/s. */
  nicGbitPerHost: number | null;
  /** IOPS limit of the storage policy per vDisk, counted in 32 KiB. */
  iopsLimitPerVdisk: number | null;
  /** RAM of a host in GiB. */
  ramGibPerHost: number | null;
  /** Usable capacity of the datastore in TiB. */
  usableTib: number | null;
  /** Share of the hosts' CPU that the plan allows for storage, 0 to 1. */
  storageShare: number | null;
  /** vSAN layout of the test VMs, such as `RAID-5`. */
  raid: string | null;
}

/** Nothing is known. */
export const NO_FACTS: ClusterFacts = {
  hosts: null,
  ghzPerHost: null,
  coresPerHost: null,
  idleGhzPerHost: null,
  nicGbitPerHost: null,
  iopsLimitPerVdisk: null,
  ramGibPerHost: null,
  usableTib: null,
  storageShare: null,
  raid: null,
};
