/** What of the grid does not go into the .xlsx: where it is, and why, for the user to see. */
export interface ReadLoss {
  where: string;
  because: string;
}
