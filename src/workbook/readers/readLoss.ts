/** What of a file is not imported: where it is, and why, for the user to see. */
export interface ReadLoss {
  where: string;
  because: string;
}
