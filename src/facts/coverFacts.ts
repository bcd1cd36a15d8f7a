import type { Fact } from "./fact";
import { textFact } from "./textFact";

/** Whose plan it is. */
export const COVER_FACTS = {
  customer: textFact("customer", "Customer"),
  project: textFact("project", "Project"),
  author: textFact("author", "Author"),
  date: {
    id: "date",
    label: "Date",
    unit: "",
    value: null,
    accepts: { whole: [36_526, 73_050] },
    format: "yyyy-mm-dd",
    remedy: "as a date, such as 2027-01-04",
    optional: true,
  },
} as const satisfies Record<string, Fact>;
