/** What is written of an estate: the sized design, or what runs today alone. The id is that of its record. */
export const ESTATE_PLANS = {
  design: { title: "The design", noun: "design", write: "Write the design", update: "Update the design" },
  estate: {
    title: "What runs today",
    noun: "estate",
    write: "Write what runs today",
    update: "Update what runs today",
  },
} as const;

export type EstatePlan = keyof typeof ESTATE_PLANS;
