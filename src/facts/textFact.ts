/** A name that only the customer knows, and that a plan does without. */
export const textFact = <Id extends string>(id: Id, label: string, what = "a name") =>
  ({ id, label, unit: "", value: null, accepts: { text: what }, optional: true }) as const;
