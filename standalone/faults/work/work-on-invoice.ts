import { setTimeout as sleep } from 'node:timers/promises';
import { INVOICE_COMMANDS, type InvoiceDetail, type InvoiceSummary } from '@comptoir/contracts';
import type { DemoRole } from '../../e2e/demo-account.ts';
import { SETTLED } from '../../e2e/invoices.ts';
import type { Ledger } from './ledger.ts';
import { type People, wordsOf } from './people.ts';

/** What becomes of an invoice at the hands of people. */
export const FATES = ['paid', 'paid in two', 'rejected', 'controlled', 'left'] as const;
export type Fate = (typeof FATES)[number];

type Step = {
  readonly by: DemoRole;
  readonly command: keyof typeof INVOICE_COMMANDS;
  readonly body?: (invoice: InvoiceDetail) => object;
  readonly isDone: (invoice: InvoiceDetail) => boolean;
};

const READ_WITHIN_MS = 120_000;
const PAUSE_MS = 300;
const CONFLICT = 409;

/** Takes one document's invoice through its fate, through whatever happens to the portal meanwhile. */
export async function workOnInvoice(
  { people, ledger }: { people: People; ledger: Ledger },
  { documentId, fate, reference }: { documentId: string; fate: Fate; reference: string },
): Promise<void> {
  const id = await untilRead(people, documentId);
  if (fate === 'left' || id === undefined) return;
  for (const step of stepsOf(fate, reference, ledger, id)) await take(people, ledger, id, step);
}

async function untilRead(people: People, documentId: string): Promise<string | undefined> {
  const end = performance.now() + READ_WITHIN_MS;
  while (performance.now() < end) {
    const list = await people.json<InvoiceSummary[]>('alice', '/api/v1/invoices?range=[0,99]');
    const invoice = list.find((candidate) => candidate.documentId === documentId);
    if (invoice && SETTLED.includes(invoice.status)) return invoice.status === 'TO_VERIFY' ? invoice.id : undefined;
    await sleep(PAUSE_MS);
  }
  // Found as stuck, or lost, by whoever checks.
  return undefined;
}

function stepsOf(fate: Fate, reference: string, ledger: Ledger, id: string): Step[] {
  const verify: Step = {
    by: 'alice',
    command: 'verify',
    body: ({ content }) => ({ content }),
    isDone: ({ status }) => status !== 'TO_VERIFY',
  };
  const control: Step = { by: 'bruno', command: 'control', isDone: ({ status }) => status !== 'TO_CONTROL' };
  const pay = (part: string, amountOf: (invoice: InvoiceDetail) => string): Step => ({
    by: 'claire',
    command: 'pay',
    body: (invoice) => ({
      date: '2026-12-31',
      amount: amountOf(invoice),
      method: 'SEPA',
      reference: `${reference} ${part}`,
    }),
    isDone: (invoice) => invoice.payments.some((payment) => payment.reference === `${reference} ${part}`),
  });
  const noted = (step: Step): Step => ({
    ...step,
    isDone(invoice) {
      const isDone = step.isDone(invoice);
      if (isDone && step.command === 'pay') note(ledger, id, invoice, `${reference} `);
      return isDone;
    },
  });
  if (fate === 'rejected') {
    const body = () => ({ reason: 'CMD_ERR', details: reference });
    return [{ by: 'alice', command: 'reject', body, isDone: ({ status }) => status === 'REJECTED' }];
  }
  if (fate === 'controlled') return [verify, control];
  const rest = pay('rest', ({ amountDue, amountPaid }) => (Number(amountDue) - Number(amountPaid)).toFixed(2));
  return fate === 'paid'
    ? [verify, control, noted(rest)]
    : [verify, control, noted(pay('first', () => '1.00')), noted(rest)];
}

function note(ledger: Ledger, invoiceId: string, invoice: InvoiceDetail, ours: string): void {
  for (const { reference, amount } of invoice.payments) {
    const known = ledger.payments.some((payment) => payment.invoiceId === invoiceId && payment.reference === reference);
    if (reference.startsWith(ours) && !known) ledger.payments.push({ invoiceId, reference, amount });
  }
}

/** A command names the version it was decided on: given again after a lost answer, it is refused, and seen to be done. */
async function take(people: People, ledger: Ledger, id: string, { by, command, body, isDone }: Step): Promise<void> {
  for (;;) {
    const invoice = await people.json<InvoiceDetail>(by, `/api/v1/invoices/${id}`);
    if (isDone(invoice)) {
      ledger.commands.add(`${id} ${command}`);
      return;
    }
    const answer = await people.attempt(by, `/api/v1/invoices/${id}/${INVOICE_COMMANDS[command]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: invoice.version, ...body?.(invoice) }),
    });
    if (answer && !answer.ok && answer.status !== CONFLICT) {
      ledger.wrong.push(`${command} of ${id} (${invoice.status}): ${await wordsOf(answer)}`);
      return;
    }
    await answer?.body?.cancel();
    if (!answer?.ok) await sleep(PAUSE_MS);
  }
}
