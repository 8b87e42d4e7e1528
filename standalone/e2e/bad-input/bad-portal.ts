import { type InvoiceDetail, type Language, type ProblemDetails, problemDetail } from '@comptoir/contracts';
import type { BadInputRow } from '@comptoir/testing/bad-input';
import { expect } from 'vitest';
import { OTHER_PEOPLE } from '../boot-portal.ts';
import { demoAccount } from '../demo-account.ts';
import { eventually } from '../eventually.ts';
import { type ForkedPortal, forkPortal } from '../forked-portal.ts';
import { listInvoices, SETTLED, showInvoice } from '../invoices.ts';
import { type Session, signIn } from '../session.ts';

/** A portal that is sent what it should not be, in a process of its own, and who sends it. */
export interface BadPortal extends ForkedPortal {
  readonly admin: Session;
  readonly alice: Session;
  readonly bruno: Session;
  readonly atelier: Session;
  readonly nordlicht: Session;
  /** Sends for both suppliers. */
  readonly bea: Session;
  /** Administers the rows of Nordlicht alone. */
  readonly nils: Session;
  /** What there is of files, records, invoices and readings. */
  stock(): Promise<Stock>;
}

export type Stock = Readonly<Record<'documents' | 'files' | 'chunks' | 'pending' | 'invoices' | 'history', number>>;

/** The two languages that each refusal is read in. */
export const READ_IN: readonly Language[] = ['fr', 'en'];

/** It allows more calls a minute than a person makes, since these tests make thousands, and reads two at a time. */
const PATIENT = {
  RATE_LIMIT_USER: '100000',
  RATE_LIMIT_ADDRESS: '100000',
  RATE_LIMIT_UPLOADS: '10000',
  EXTRACTION_WORKERS: '2',
};

export async function startBadPortal(): Promise<BadPortal> {
  const forked = await forkPortal(PATIENT);
  const as = (account: Parameters<typeof signIn>[1]) => signIn(forked.url, account);
  const [admin, alice, bruno, atelier, nordlicht, bea, nils] = await Promise.all([
    as(demoAccount('admin')),
    as(demoAccount('alice')),
    as(demoAccount('bruno')),
    as(demoAccount('atelier')),
    as(demoAccount('nordlicht')),
    as(OTHER_PEOPLE.bea),
    as(OTHER_PEOPLE.nils),
  ]);
  const [documents, invoices] = await Promise.all([forked.database('documents'), forked.database('invoices')]);
  return {
    ...forked,
    ...{ admin, alice, bruno, atelier, nordlicht, bea, nils },
    async stock() {
      const count = (database: typeof documents, name: string) => database.connection.collection(name).countDocuments();
      return {
        documents: await count(documents, 'documents'),
        files: await count(documents, 'files.files'),
        chunks: await count(documents, 'files.chunks'),
        pending: await count(documents, 'pending_files'),
        invoices: await count(invoices, 'invoices'),
        history: await count(invoices, 'invoice_history'),
      };
    },
  };
}

/** The answer is what the row says: status, code, and a sentence of the catalogue in the language asked for. */
export async function expectRefusal(row: BadInputRow, answer: Response, language: Language): Promise<ProblemDetails> {
  const problem = (await answer.json()) as ProblemDetails;
  expect({ status: answer.status, code: problem.code }).toEqual({ status: row.status, code: row.problem });
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const params = problem.params as Record<string, string | number> | undefined;
  expect(problem.detail).toBe(problemDetail(problem.code as never, language, params));
  expect(problem.detail).not.toMatch(/[{}]/);
  expect(problem.message).toBe(problem.detail);
  return problem;
}

/** The one invoice of a document as staff see it, once it came to rest. */
export async function invoiceOf(portal: BadPortal, documentId: string, withinMs: number): Promise<InvoiceDetail> {
  const [invoice, another] = await eventually(
    `the invoice of document ${documentId} to come to rest`,
    async () => {
      const its = (await listInvoices(portal.admin)).filter((one) => one.documentId === documentId);
      return its.length > 0 && its.every(({ status }) => SETTLED.includes(status)) && its;
    },
    withinMs,
  );
  if (!invoice || another) throw new Error(`document ${documentId} has not one invoice`);
  return showInvoice(portal.admin, invoice.id);
}
