/** How the machines of vSphere Cluster Services are taken off a cluster. */
export type RetreatMode = "none" | "setting" | "menu" | "deprecated";

/** What a release of vSphere brings for the shutdown of a vSAN cluster. */
export interface VsphereRelease {
  name: string;
  /** Is there a guided workflow in the vSphere Client? Since 7.0 U3 (core.vmware, 2021-09-21). */
  guidedShutdown: boolean;
  /**
   * Does the vendor's manual procedure use `reboot_helper.py`? Read in the documentation of VCF 9.0 and later; assumed for
   * 7.0 and 8.0, whose page has the steps around it.
   */
  rebootHelper: boolean;
  /**
   * vCLS exists since 7.0 U1; the cluster has a menu for it since 8.0 U2 (user report); deprecated in 9.0 (vSphere 7.0
   * and VCF 9.0 documentation), assumed for later releases.
   */
  retreatMode: RetreatMode;
}

const release = (
  name: string,
  guidedShutdown: boolean,
  rebootHelper: boolean,
  retreatMode: RetreatMode,
): VsphereRelease => ({ name, guidedShutdown, rebootHelper, retreatMode });

/** Releases whose procedures differ, oldest first. No name is a number: Excel would make 8 of 8.0. */
export const VSPHERE_RELEASES: readonly VsphereRelease[] = [
  release("6.7 any", false, false, "none"),
  release("7.0 GA", false, true, "none"),
  release("7.0 U1", false, true, "setting"),
  release("7.0 U2", false, true, "setting"),
  release("7.0 U3", true, true, "setting"),
  release("8.0 GA", true, true, "setting"),
  release("8.0 U1", true, true, "setting"),
  release("8.0 U2", true, true, "menu"),
  release("8.0 U3", true, true, "menu"),
  release("9.0 GA", true, true, "deprecated"),
  release("9.0.x", true, true, "deprecated"),
  release("9.1.x", true, true, "deprecated"),
];
