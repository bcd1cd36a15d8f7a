/** Which of the two CPU columns is compared. */
export const CPU_COLUMNS = ["cpu.usage", "cpu.utilization"] as const;
