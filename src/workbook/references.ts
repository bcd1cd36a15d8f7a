/** How a description refers to cells. */

/** A rectangle of cells on a sheet, in A1 without `$`: `B4` or `B4:D9`. */
export interface RangeRef {
  sheet: string;
  range: string;
}

/** The data cells of a table column. Writers spell it; renaming a header is caught by `validate`. */
export interface TableColumnRef {
  table: string;
  column: string;
}

export type Ref = RangeRef | TableColumnRef;
