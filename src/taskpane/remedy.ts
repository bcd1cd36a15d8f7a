const TOO_LARGE = "Excel on the web handles 5 MB at a time: use Excel for Windows or Mac for this workbook.";
const CHANGED = "Someone else may have changed the workbook: try again.";
const AGAIN = "Try again. If it fails again, save the workbook, close it and reopen it.";

/** What the user can do about an error of Excel, by its code. */
const REMEDIES = new Map<unknown, string>([
  [
    "AccessDenied",
    "If a sheet or the workbook is protected, remove the protection on the Review tab, then try again.",
  ],
  ["InvalidOperationInCellEditMode", "Press Enter or Esc in Excel, then try again."],
  ["RequestPayloadSizeLimitExceeded", TOO_LARGE],
  ["ResponsePayloadSizeLimitExceeded", TOO_LARGE],
  ["ItemNotFound", CHANGED],
  ["InvalidReference", CHANGED],
  ["ItemAlreadyExists", CHANGED],
  ["GeneralException", AGAIN],
  ["InternalError", AGAIN],
  ["Timeout", AGAIN],
]);

/** What the user can do about an error that has its cause in Excel, as a sentence; the empty text for others. */
export function remedyOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return REMEDIES.get((error as { code?: unknown }).code) ?? remedyOf(error.cause);
}
