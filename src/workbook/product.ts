/** What printed pages name as their maker: a reader of paper has to know which release made it. */
export const PRODUCT = "HCI Planner 0.1.0";
