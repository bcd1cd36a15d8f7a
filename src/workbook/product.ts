/** The release. */
export const VERSION = "0.2.0";

/** What printed pages name as their maker: a reader of paper has to know which release made it. */
export const PRODUCT = `HCI Planner ${VERSION}`;
