export interface Role {
  id: string;
  use: string;
  vmk: string;
  network: string;
  /** Columns of the table of addresses: one for each address of a host. */
  columns: readonly string[];
}

/** Uses of a host's interfaces, in this order. */
export const ROLES: readonly Role[] = [
  { id: "management", use: "Management", vmk: "vmk0", network: "Management", columns: ["management"] },
  { id: "vmotion", use: "vMotion", vmk: "vmk1", network: "vMotion", columns: ["vmotion"] },
  { id: "vsan", use: "vSAN", vmk: "vmk2", network: "vSAN", columns: ["vsan"] },
  { id: "tep", use: "NSX TEP", vmk: "vmk10, vmk11", network: "NSX TEP", columns: ["tep1", "tep2"] },
];

/** The row of the tunnel endpoints. */
export const TUNNELS = ROLES.findIndex(({ id }) => id === "tep") + 1;
