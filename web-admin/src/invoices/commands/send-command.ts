import { INVOICE_COMMANDS, type InvoiceCommandName } from '@comptoir/contracts';
import { callJson } from '../../providers/http.ts';

/**
 * Gives an invoice a command, under the version the person has seen.
 * @throws HttpError version.stale where somebody moved it in the meantime, and whatever else refuses it
 */
export async function sendCommand(
  { id, version }: { id: string; version: number },
  command: InvoiceCommandName,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const path = `/api/v1/invoices/${encodeURIComponent(id)}`;
  if (command === 'delete') {
    await callJson(`${path}?version=${version}`, { method: 'DELETE' });
    return;
  }
  await callJson(`${path}/${INVOICE_COMMANDS[command]}`, {
    method: 'POST',
    body: JSON.stringify({ ...body, version }),
  });
}
