import type { HistoryEntry, INVOICE_COMMANDS, InvoiceDetail, InvoiceFilter, InvoiceSummary } from '@comptoir/contracts';
import { INVOICE_COMMANDS as SEGMENTS } from '@comptoir/contracts';
import { eventually } from './eventually.ts';
import type { Session } from './session.ts';

/** Reading is over: a person's turn. */
export const SETTLED: readonly string[] = ['TO_VERIFY', 'TO_CONTROL', 'EXCEPTION', 'DUPLICATED'];

/** The first hundred invoices a caller sees, newest first. */
export function listInvoices(session: Session, filter: InvoiceFilter = {}): Promise<InvoiceSummary[]> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
  return session.json(`/api/v1/invoices?${query}`);
}

export const showInvoice = (session: Session, id: string): Promise<InvoiceDetail> =>
  session.json(`/api/v1/invoices/${id}`);

export const historyOf = (session: Session, id: string): Promise<HistoryEntry[]> =>
  session.json(`/api/v1/invoices/${id}/history`);

/** Gives a command with the invoice's version as it is now, unless the body has one; the answer is left to the caller. */
export async function command(
  session: Session,
  id: string,
  name: keyof typeof INVOICE_COMMANDS,
  body: object = {},
): Promise<Response> {
  const { version } = await showInvoice(session, id);
  return session.call(`/api/v1/invoices/${id}/${SEGMENTS[name]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version, ...body }),
  });
}

/** The invoice of a document, once it was read. */
export async function settledInvoice(session: Session, documentId: string, withinMs = 60_000): Promise<InvoiceSummary> {
  const [invoice] = await settledInvoices(session, [documentId], withinMs);
  if (!invoice) throw new Error(`document ${documentId} has no invoice`);
  return invoice;
}

/** The invoices of some documents in their order, once all were read: asked for together, a busy portal is not asked too often. */
export function settledInvoices(
  session: Session,
  documentIds: readonly string[],
  withinMs: number,
): Promise<InvoiceSummary[]> {
  return eventually(
    `${documentIds.length} documents to be read: ${documentIds.join(', ')}`,
    async () => {
      const read = (await listInvoices(session)).filter(({ status }) => SETTLED.includes(status));
      const own = documentIds.flatMap((id) => read.find(({ documentId }) => documentId === id) ?? []);
      return own.length === documentIds.length && own;
    },
    withinMs,
  );
}
