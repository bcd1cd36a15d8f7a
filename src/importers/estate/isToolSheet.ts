import { RVTOOLS_SHEETS, withoutNumber } from "./sheetName";

/** Sheets that tools name. Others may be named after the customer. */
const TOOL_SHEETS: ReadonlySet<string> = new Set(
  RVTOOLS_SHEETS.concat("VMs", "VM Performance", "VM Disks", "ESX Hosts", "ESX Performance")
    .concat(
      "Host Network Adapters",
      "Details",
      "Host Devices",
      "Host Disks",
      "ESX Licenses",
      "Custom Attributes",
    )
    .map((name) => name.toLowerCase()),
);

/** Is it a sheet that RVTools or Live Optics named, its file, or a copy? */
export const isToolSheet = (sheet: string): boolean =>
  TOOL_SHEETS.has(
    withoutNumber(sheet)
      .toLowerCase()
      .replace(/^(?:rvtools_)?tab/, ""),
  );
