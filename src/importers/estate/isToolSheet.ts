import { withoutNumber } from "./sheetName";

/** Sheets that tools name. Others may be named after the customer. */
const TOOL_SHEETS: ReadonlySet<string> = new Set(
  [
    "vInfo vCPU vMemory vDisk vPartition vNetwork vCD vFloppy vUSB vSnapshot vTools vSource vRP vCluster vHost vHBA vNIC",
    "vSwitch vPort dvSwitch dvPort vSC_VMK vDatastore vMultiPath vLicense vFileInfo vHealth vMetaData",
  ]
    .join(" ")
    .split(" ")
    .concat("VMs", "VM Performance", "VM Disks", "ESX Hosts", "ESX Performance", "Host Network Adapters")
    .concat("Details", "Host Devices", "Host Disks", "ESX Licenses", "Custom Attributes")
    .map((name) => name.toLowerCase()),
);

/** Is it a sheet that RVTools or Live Optics named, its file, or a copy? */
export const isToolSheet = (sheet: string): boolean =>
  TOOL_SHEETS.has(
    withoutNumber(sheet)
      .toLowerCase()
      .replace(/^rvtools_tab/, ""),
  );
