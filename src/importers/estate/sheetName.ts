/** Sheets that RVTools writes. */
export const RVTOOLS_SHEETS: readonly string[] = [
  "vInfo vCPU vMemory vDisk vPartition vNetwork vCD vFloppy vUSB vSnapshot vTools vSource vRP vCluster vHost vHBA vNIC",
  "vSwitch vPort dvSwitch dvPort vSC_VMK vDatastore vMultiPath vLicense vFileInfo vHealth vMetaData",
].flatMap((names) => names.split(" "));

/**
 * The name of a sheet of RVTools between what somebody wrote before and behind it: "RVTools_tabvInfo", "vc1_vInfo", "vInfo_vc1",
 * "vInfo (Berlin)".
 */
const NAMED_SHEET = new RegExp(`^(?:.*[_\\s-])?(?:tab)?(${RVTOOLS_SHEETS.join("|")})([_\\s(-].*)?$`);

/** Its name alone, in any capitals, as RVTools writes it for a file or, in early versions, for a sheet. */
const PLAIN_SHEET = new RegExp(`^(?:rvtools_)?(?:tab)?(${RVTOOLS_SHEETS.join("|")})$`, "i");

/** What Excel and browsers write behind the name of a copy: "vInfo (2)". */
const NUMBER = /\((\d{1,4})\)$/;

/** The sheet that a table is, whatever is before and behind its name, and whichever copy it is. */
export function sheetOf(name: string): string {
  const plain = withoutNumber(name);
  return (NAMED_SHEET.exec(plain) ?? PLAIN_SHEET.exec(plain))?.[1] ?? plain;
}

/**
 * What somebody wrote behind the name of a sheet of RVTools, in small letters and digits; "" for nothing.
 *
 * @example suffixOf("vInfo (VC1)") //=> "vc1"
 */
export function suffixOf(name: string): string {
  const behind = NAMED_SHEET.exec(withoutNumber(name))?.[2] ?? "";
  return behind.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Is it the name of a sheet of RVTools, and nothing else? */
export function isRvtoolsSheet(sheet: string): boolean {
  return RVTOOLS_NAMES.has(sheet.toLowerCase());
}

const RVTOOLS_NAMES: ReadonlySet<string> = new Set(RVTOOLS_SHEETS.map((name) => name.toLowerCase()));

/** A name without the number of a copy. */
export function withoutNumber(name: string): string {
  return name.trim().replace(NUMBER, "").trimEnd();
}

/**
 * The number of a copy, 0 for what is not numbered.
 *
 * @example numberOf("vInfo (2)") //=> 2
 */
export function numberOf(name: string): number {
  return Number(NUMBER.exec(name.trim())?.[1] ?? 0);
}
