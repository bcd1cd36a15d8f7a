/** What is entered about a plan. */
export interface CoverField {
  id: string;
  label: string;
  format?: string;
  /** Are names entered, which may be long? */
  isWide: boolean;
  /** The defined name that it follows in a workbook that has it. */
  follows?: string;
}

/** Whose plan it is. The first three are names. */
export const COVER_FIELDS: readonly CoverField[] = [
  { id: "customer", label: "Customer", isWide: true, follows: "Plan_Customer" },
  { id: "project", label: "Project", isWide: true, follows: "Plan_Project" },
  { id: "author", label: "Author", isWide: true, follows: "Plan_Author" },
  { id: "planDate", label: "Date", format: "yyyy-mm-dd", isWide: false, follows: "Plan_Date" },
  { id: "planVersion", label: "Version", isWide: false },
];
