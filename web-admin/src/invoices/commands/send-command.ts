import { INVOICE_COMMANDS, type InvoiceCommandName, type InvoiceDetail } from '@comptoir/contracts';
import { callJson } from '../../providers/http.ts';

/**
 * Gives an invoice a command, under the version the person has seen, and answers the invoice as it is after it; nothing
 * where it is gone.
 * @throws HttpError version.stale where somebody moved it in the meantime, and whatever else refuses it
 */
export async function sendCommand(
  { id, version }: { id: string; version: number },
  command: InvoiceCommandName,
  body: Readonly<Record<string, unknown>>,
): Promise<InvoiceDetail | undefined> {
  const path = `/api/v1/invoices/${encodeURIComponent(id)}`;
  if (command === 'delete') {
    await callJson(`${path}?version=${version}`, { method: 'DELETE' });
    return undefined;
  }
  const { json } = await callJson<InvoiceDetail>(`${path}/${INVOICE_COMMANDS[command]}`, {
    method: 'POST',
    body: JSON.stringify({ ...body, version }),
  });
  return json;
}
