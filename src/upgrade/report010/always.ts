/** Sheets that every report of release 0.1.0 has. */
export const ALWAYS = ["Results", "Checks"] as const;
