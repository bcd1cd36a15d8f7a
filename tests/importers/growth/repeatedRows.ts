/** One valid row of a format, which a damaged or very long file repeats, and what stands above it. */
export interface RepeatedRow {
  what: string;
  head: string;
  row: string;
}

export const REPEATED_ROWS: readonly RepeatedRow[] = [
  {
    what: "Iometer: lines of one access specification",
    head:
      "'Test Type,Test Description\n0,\n'Access specifications\n'Access specification name,default assignment\n4k,0\n" +
      "'size,% of size,% reads,% random,delay,burst,align,reply\n",
    row: "4096,1,0,0,0,1,0,0\n",
  },
];
