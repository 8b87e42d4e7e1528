/** A document waiting to be read, in the queue of extraction. */
export interface ReadingJob {
  readonly invoiceId: string;
  readonly documentId: string;
  readonly run: number;
  readonly fileName: string;
  readonly mediaType: string;
  /** Whose it is, where that is known before it is read: its templates go along. */
  readonly supplierId?: string;
  readonly correlationId: string;
  /** The event that asked for it. */
  readonly causationId: string;
}

/** One job a run of an invoice, however often the event that asks for it comes. */
export const jobKey = (job: Pick<ReadingJob, 'invoiceId' | 'run'>): string => `${job.invoiceId}/${job.run}`;
