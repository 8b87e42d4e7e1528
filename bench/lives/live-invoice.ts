import type { InvoiceDetail, UploadAnswer } from '@comptoir/contracts';
import { renderPdf } from '@comptoir/testing/invoices';
import { demoInvoice } from '../../standalone/e2e/demo-invoice.ts';
import { command, showInvoice } from '../../standalone/e2e/invoices.ts';
import type { Session } from '../../standalone/e2e/session.ts';
import { upload } from '../../standalone/e2e/upload.ts';
import { DEMO_SUPPLIER_IDS } from '../../standalone/src/demo/accounts.ts';

export interface People {
  readonly supplier: Session;
  readonly verifier: Session;
  readonly controller: Session;
  readonly payer: Session;
  /** The invoice of a document, as soon as the verifier's browser hears that it was read. */
  untilRead(documentId: string): Promise<string>;
}

/** Milliseconds of one life: until it was read, and until it was paid. */
export interface Life {
  readonly readAfter: number;
  readonly paidAfter: number;
}

/** One invoice from its upload to its payment, by four people who lose no time. @throws Error where one is refused */
export async function liveInvoice(people: People, seed: number): Promise<Life> {
  const bytes = await renderPdf(demoInvoice('atelier', seed, { invoiceNumber: `LIFE-${seed}` }));
  const began = performance.now();
  const answer = await upload(people.supplier, { name: `life-${seed}.pdf`, bytes }, DEMO_SUPPLIER_IDS.atelier);
  const { documentId } = await bodyOf<UploadAnswer>(answer, 201);
  const id = await people.untilRead(documentId);
  const readAfter = performance.now() - began;
  const { content } = await showInvoice(people.verifier, id);
  await bodyOf(await command(people.verifier, id, 'verify', { content }));
  await bodyOf(await command(people.controller, id, 'control'));
  const { amountDue } = await showInvoice(people.payer, id);
  const payment = { date: '2026-12-31', amount: amountDue, method: 'SEPA', reference: `life ${seed}` };
  await bodyOf(await command(people.payer, id, 'pay', payment));
  const { status } = await showInvoice(people.payer, id);
  if (status !== 'PAID') throw new Error(`invoice ${id} is ${status}, not PAID`);
  return { readAfter, paidAfter: performance.now() - began };
}

async function bodyOf<T = InvoiceDetail>(answer: Response, status = 200): Promise<T> {
  if (answer.status !== status) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
