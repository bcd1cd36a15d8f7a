import { PAYLOAD_LIMIT_BYTES } from "./traffic";

/** How Excel answers: what differs from one Excel to the next. */
export interface HostBehavior {
  /** What a custom function is handed for a blank cell. */
  blank: "" | 0 | null;
  /** When formulas find the custom functions: at once, never, or once the user has touched the pane. */
  binding: "at once" | "never" | "touched";
  /** Milliseconds before each answer. */
  answersAfterMs: number;
  /** The most bytes of what one request loads. */
  loadedBytes: number;
}

/** What the host does unless a test asks for something else. */
export const USUAL_BEHAVIOR: HostBehavior = {
  blank: "",
  binding: "at once",
  answersAfterMs: 0,
  loadedBytes: PAYLOAD_LIMIT_BYTES,
};
