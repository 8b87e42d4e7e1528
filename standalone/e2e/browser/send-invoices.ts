import type { InvoiceSummary, UploadAnswer } from '@comptoir/contracts';
import { type MadeInvoice, renderPdf } from '@comptoir/testing/invoices';
import { demoInvoice } from '../demo-invoice.ts';
import { settledInvoices } from '../invoices.ts';
import type { TestPortal } from '../test-portal.ts';
import { upload } from '../upload.ts';

export interface SentInvoice extends InvoiceSummary {
  readonly made: MadeInvoice;
  readonly bytes: Buffer;
}

type Sender = Parameters<typeof demoInvoice>[0];
type More = Parameters<typeof demoInvoice>[2];

/** Sends invoices by the calls, one for each number, where the screen under test is another one; answers them once read. */
export async function sendInvoices(
  portal: TestPortal,
  who: Sender,
  numbers: readonly string[],
  { draw = renderPdf, ...more }: More & { draw?: (made: MadeInvoice) => Promise<Uint8Array> } = {},
): Promise<SentInvoice[]> {
  const session = await portal.as(who);
  const sent = await Promise.all(
    numbers.map(async (invoiceNumber) => {
      const made = demoInvoice(who, Number(invoiceNumber.replaceAll(/\D/g, '')), {
        issueDate: '2026-11-12',
        ...more,
        invoiceNumber,
      });
      const bytes = Buffer.from(await draw(made));
      const answer = await upload(session, { name: `${invoiceNumber}.pdf`, bytes });
      const { documentId } = (await answer.json()) as UploadAnswer;
      return { documentId, made, bytes };
    }),
  );
  const settled = await settledInvoices(
    session,
    sent.map(({ documentId }) => documentId),
    90_000,
  );
  return settled.flatMap((invoice, at) => {
    const from = sent[at];
    return from ? [{ ...invoice, ...from }] : [];
  });
}
