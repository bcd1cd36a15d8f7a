/** What is entered about a plan. */
export interface CoverField {
  id: string;
  label: string;
  format?: string;
  /** Are names entered, which may be long? */
  isWide: boolean;
}

/** Whose plan it is. The first three are names. */
export const COVER_FIELDS: readonly CoverField[] = [
  { id: "customer", label: "Customer", isWide: true },
  { id: "project", label: "Project", isWide: true },
  { id: "author", label: "Author", isWide: true },
  { id: "planDate", label: "Date", format: "yyyy-mm-dd", isWide: false },
  { id: "planVersion", label: "Version", isWide: false },
];
