/** One run of the dry run or of the import: whichever the import is at. */
export interface ImportJob {
  readonly importId: string;
  readonly run: number;
}
