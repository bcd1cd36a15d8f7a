/** Bytes of a MiB, which exports also call MB. */
export const MIB = 2 ** 20;
