import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderPdf } from '@comptoir/testing/invoices';
import { expect } from 'vitest';
import { demoAccount } from '../../../standalone/e2e/demo-account.ts';
import { demoInvoice } from '../../../standalone/e2e/demo-invoice.ts';
import { command, showInvoice } from '../../../standalone/e2e/invoices.ts';
import { type Session, signIn } from '../../../standalone/e2e/session.ts';
import { upload } from '../../../standalone/e2e/upload.ts';

const run = promisify(execFile);
const TOOLS = join(import.meta.dirname, '..');

/** On a busy machine reading takes its time; what a recovery tries is another thing. */
export const PATIENT = { EXTRACTION_TIMEOUT_MS: '600000' };

/** Whose databases it is about. */
export interface Place {
  readonly mongoUri: string;
  readonly databasePrefix: string;
}

/** The tool as an operator types it. @throws Error with what it said, where it refuses */
export async function backup(
  { mongoUri, databasePrefix }: Place,
  verb: 'write' | 'restore',
  file: string,
): Promise<{ documents: number }> {
  const env = { ...process.env, MONGODB_URI: mongoUri, DATABASE_PREFIX: databasePrefix };
  const { stdout } = await run(process.execPath, [join(TOOLS, 'backup.ts'), verb, file], { env });
  return JSON.parse(stdout) as { documents: number };
}

export interface Sent {
  readonly documentId: string;
  readonly bytes: Uint8Array;
}

/** An invoice of the first supplier's, taken in. */
export async function send(session: Session, number: number): Promise<Sent> {
  const bytes = await renderPdf(demoInvoice('atelier', number));
  const answer = await upload(session, { name: `recovery-${number}.pdf`, bytes });
  expect(answer.status).toBe(201);
  return { documentId: ((await answer.json()) as { documentId: string }).documentId, bytes };
}

/** Verified, controlled and paid, by three people. */
export async function pay(url: string, id: string): Promise<void> {
  const [alice, bruno, claire] = (await Promise.all(
    (['alice', 'bruno', 'claire'] as const).map((role) => signIn(url, demoAccount(role))),
  )) as [Session, Session, Session];
  const { content } = await showInvoice(alice, id);
  expect(await (await command(alice, id, 'verify', { content })).json()).toMatchObject({ status: 'TO_CONTROL' });
  expect(await (await command(bruno, id, 'control')).json()).toMatchObject({ status: 'TO_PAY' });
  const { amountDue } = await showInvoice(claire, id);
  const payment = { amount: amountDue, date: '2026-12-30', method: 'SEPA', reference: 'RECOVERY' };
  expect(await (await command(claire, id, 'pay', payment)).json()).toMatchObject({ status: 'PAID' });
}
