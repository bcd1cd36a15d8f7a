/** Marks the custom XML of a workbook that holds imports. Its number is raised when what it holds changes its shape. */
export const IMPORT_NAMESPACE = "urn:hci-planner:import:1";
