/** A supplier's whole thread, or what of it is about one invoice. */
export interface ThreadKey {
  readonly supplierId: string;
  readonly invoiceId?: string | undefined;
}

/** As the calls name it. */
export const threadQuery = ({ supplierId, invoiceId }: ThreadKey): Record<string, string> => ({
  supplierId,
  ...(invoiceId !== undefined && { invoiceId }),
});

/** As what was fetched of it is kept; every event of a message makes 'messages' old. */
export const threadCache = ({ supplierId, invoiceId }: ThreadKey): readonly string[] => [
  ...['messages', 'thread', supplierId],
  ...(invoiceId === undefined ? [] : [invoiceId]),
];
