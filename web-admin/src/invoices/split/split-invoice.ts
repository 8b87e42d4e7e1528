import { INVOICE_COMMANDS, type InvoiceDetail, type PageRange } from '@comptoir/contracts';
import { callJson } from '../../providers/http.ts';

/** Splits an invoice, under the version the person has seen, and answers it as it is then: canceled, with what it became. */
export const splitInvoice = async (
  { id, version }: Pick<InvoiceDetail, 'id' | 'version'>,
  parts: readonly PageRange[],
): Promise<InvoiceDetail> =>
  (
    await callJson<InvoiceDetail>(`/api/v1/invoices/${encodeURIComponent(id)}/${INVOICE_COMMANDS.split}`, {
      method: 'POST',
      body: JSON.stringify({ version, parts }),
    })
  ).json;
