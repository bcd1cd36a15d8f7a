/** Words of operating systems, as vSphere and planners write them. */
const SYSTEMS = words(
  `a aix alma almalinux amazon amd and android apple appliance arm asianux azure bit build business bullseye bookworm buster
  centos chrome client cloud core coreos darwin datacenter debian desktop edition enterprise essentials esx esxi evaluation
  fedora flatcar for foundation freebsd gnu guest hat hci home hp ibm infrastructure intel kernel later leap legacy linux long
  lts mac macos mandrake mandriva mate microsoft ms multi netware no novell nt of open openserver opensuse operating or oracle os
  other photon platform pro professional red release rhel rocky sco server service session sles solaris sp stack standard storage
  stream sun suse system ubuntu ultimate unix unixware unknown update version versions vista vmkernel vmware vsphere win windows
  workstation x xp`,
);

/** Words of processors. */
const PROCESSORS = words(
  `altra amd ampere arm bronze core cores cpu cpus dual e epyc gen generation genuine gold intel opteron pentium phi
  platinum pro processor quad r ryzen silver six eight threadripper tm v w with x xeon`,
);

/** Kinds of datastores. */
const DATASTORES = words(
  "cifs local nfs nfs3 nfs4 nfs41 other pmem san vfat vffs vmfs vmfs5 vmfs6 vsan vsand esa vvol",
);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Numbers, versions, clock rates and models such as "2.40GHz", "8.0U3", "x64", "E5", "2680v4" or "24022515". */
const FIGURE = /^[a-z]{0,2}\d[\d.]*(?:[a-z]{1,3}\d?)?$/;

/** What names of products are looked for. */
export type ProductKind = "system" | "processor" | "datastore";

/**
 * Is a text the name of an operating system, a processor or a kind of datastore, and nothing beside it? What customers write
 * freely may hold names of theirs.
 *
 * @example isProductName("Microsoft Windows Server 2022 (64-bit)", "system") //=> true
 */
export function isProductName(text: string, kind: ProductKind): boolean {
  const known = { system: SYSTEMS, processor: PROCESSORS, datastore: DATASTORES }[kind];
  return text
    .toLowerCase()
    .replace(/\((?:r|tm|c)\)|[®™©]/g, " ")
    .split(/[\s,;:@/()[\]+_-]+/)
    .every((word) => word === "" || known.has(word) || FIGURE.test(word));
}
