/** The first character of a verdict: color only repeats what it and the words say. */
export const MARK = { good: "✔", caution: "▲", bad: "✖", unknown: "?" } as const;

/** What a verdict says where a figure that it rests on shows an error: without the add-in #NAME?. */
export const NOT_CALCULATED = `${MARK.unknown} Not calculated: figures show errors. Is the add-in HCI Planner loaded?`;
