import { setTimeout as sleep } from 'node:timers/promises';
import type { InvoiceDetail, InvoiceSummary, UploadAnswer } from '@comptoir/contracts';
import type { Clock, Logger } from '@comptoir/service-kit';
import type { Portal } from '../portal.ts';
import { createDemoClient, type DemoClient, demoAccount } from './demo-client.ts';
import { DEMO_DOCUMENTS, type DemoDocument } from './demo-documents.ts';

const READ_WITHIN_MS = 120_000;

interface Cast {
  readonly alice: DemoClient;
  readonly bruno: DemoClient;
  readonly claire: DemoClient;
  readonly senders: Readonly<Record<string, DemoClient>>;
}

/**
 * Fills an empty portal with the demo's invoices: sent, read, and moved on by the demo's people through the same calls
 * as anybody's. Does nothing where there is an invoice already. Stops quietly when `signal` aborts.
 */
export async function playDemo(
  portal: Pick<Portal, 'urls' | 'tokens'>,
  parts: { clock: Clock; logger: Logger; signal: AbortSignal },
): Promise<void> {
  const { clock, logger, signal } = parts;
  const as = (email: string): DemoClient => createDemoClient(portal, demoAccount(email), clock);
  const [atelier, nordlicht] = [demoAccount('supplier@atelier.example'), demoAccount('supplier@nordlicht.example')];
  const cast: Cast = {
    alice: as('alice@comptoir.example'),
    bruno: as('bruno@comptoir.example'),
    claire: as('claire@comptoir.example'),
    senders: Object.fromEntries(
      [atelier, nordlicht].map(({ email, supplierIds }) => [supplierIds[0] ?? '', as(email)]),
    ),
  };
  const present = await cast.alice.json<InvoiceSummary[]>('invoices', '/api/v1/invoices?range=[0,0]');
  if (present.length > 0) return;
  for (const document of DEMO_DOCUMENTS) {
    if (signal.aborted) return;
    try {
      const documentId = await send(cast, document);
      const invoice = await untilRead(cast.alice, documentId, signal);
      if (invoice) await play(cast, invoice.id, document, clock);
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error, document: document.name }, 'a demo invoice went no further');
    }
  }
}

async function send({ senders }: Cast, { name, supplierId, bytes }: DemoDocument): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await bytes())], name));
  const answer = await senders[supplierId]?.json<UploadAnswer>('documents', `/api/bill/upload?idClient=${supplierId}`, {
    method: 'POST',
    body: form,
  });
  if (!answer) throw new Error(`nobody sends for ${supplierId}`);
  return answer.documentId;
}

async function untilRead(
  client: DemoClient,
  documentId: string,
  signal: AbortSignal,
): Promise<InvoiceSummary | undefined> {
  for (let waited = 0; waited < READ_WITHIN_MS && !signal.aborted; waited += 250) {
    const list = await client.json<InvoiceSummary[]>('invoices', '/api/v1/invoices?range=[0,24]');
    const invoice = list.find((candidate) => candidate.documentId === documentId);
    if (invoice?.status === 'TO_VERIFY') return invoice;
    await sleep(250);
  }
  return undefined;
}

async function play(cast: Cast, id: string, { fate }: DemoDocument, clock: Clock): Promise<void> {
  const load = (client: DemoClient): Promise<InvoiceDetail> => client.json('invoices', `/api/v1/invoices/${id}`);
  const move = async (client: DemoClient, command: string, body: (invoice: InvoiceDetail) => object = () => ({})) => {
    const invoice = await load(client);
    await client.post('invoices', `/api/v1/invoices/${id}/${command}`, { version: invoice.version, ...body(invoice) });
  };
  if (fate === 'to verify') return;
  if (fate === 'rejected') {
    await move(cast.alice, 'reject', () => ({
      reason: 'CMD_ERR',
      details: 'Le numéro de commande ne correspond à aucune de nos commandes. Indiquez-le, puis renvoyez la facture.',
    }));
    return;
  }
  await move(cast.alice, 'verify', ({ content }) => ({ content }));
  if (fate === 'to control') return;
  await move(cast.bruno, 'control');
  if (fate === 'to pay') return;
  await move(cast.claire, 'payments', (invoice) => ({
    date: clock.now().toISOString().slice(0, 10),
    amount: invoice.amountDue,
    method: 'SEPA',
    reference: `VIR-${invoice.invoiceNumber}`,
  }));
}
