/** What is written of an estate: the sized design, or what runs today alone. The id is that of its record. */
export const ESTATE_PLANS = {
  design: { title: "The design", noun: "design", write: "Create design", update: "Update design" },
  estate: {
    title: "What runs today",
    noun: "estate",
    write: "Create estate sheets",
    update: "Update estate sheets",
  },
} as const;

export type EstatePlan = keyof typeof ESTATE_PLANS;
