import { setTimeout as sleep } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER, type UploadAnswer } from '@comptoir/contracts';
import { renderPdf } from '@comptoir/testing/invoices';
import { demoInvoice } from '../../e2e/demo-invoice.ts';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import type { Draw } from '../random.ts';
import type { Ledger } from './ledger.ts';
import { type People, wordsOf } from './people.ts';
import { FATES, type Fate, workOnInvoice } from './work-on-invoice.ts';

/** What a round's people set out to do: the same for the same seed. */
export interface Plan {
  readonly files: ReadonlyArray<{
    readonly name: string;
    readonly seed: number;
    readonly fate: Fate;
    readonly atMs: number;
  }>;
  readonly comments: readonly string[];
  /** AMOUNT_TOLERANCE, as an admin sets it. */
  readonly tolerance: string;
}

const FILES = 4;
const COMMENTS = 2;
const WINDOW_MS = 3_000;

export function planRound(seed: number, round: number, draw: Draw): Plan {
  return {
    files: Array.from({ length: FILES }, (_, index) => ({
      name: `fault-${seed}-${round}-${index}.pdf`,
      seed: seed * 100_000 + round * FILES + index,
      fate: draw.one(FATES),
      atMs: draw.between(0, WINDOW_MS),
    })),
    comments: Array.from({ length: COMMENTS }, (_, index) => `comment ${seed} ${round} ${index}`),
    tolerance: `0.0${draw.between(1, 9)}`,
  };
}

/** Does it all, side by side, as people do: they try again until they are answered. Resolves when the last is done. */
export async function workARound(parts: { people: People; ledger: Ledger }, plan: Plan): Promise<void> {
  const { ledger } = parts;
  const work = [
    ...plan.files.map((file) => () => send(parts, file)),
    ...plan.comments.map((text) => () => comment(parts, text)),
    () => changeTolerance(parts, plan.tolerance),
  ];
  await Promise.all(
    work.map((one) =>
      one().catch((error: unknown) => ledger.undone.push(error instanceof Error ? error.message : String(error))),
    ),
  );
}

/** A file is sent under its key until it is answered 201, and its invoice then taken through its fate. */
async function send(parts: { people: People; ledger: Ledger }, file: Plan['files'][number]): Promise<void> {
  const { people, ledger } = parts;
  const bytes = await renderPdf(demoInvoice('atelier', file.seed));
  await sleep(file.atMs);
  const answer = await people.insist('atelier', `/api/bill/upload?idClient=${DEMO_SUPPLIER_IDS.atelier}`, () => {
    const form = new FormData();
    form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], file.name, { type: 'application/pdf' }));
    return { method: 'POST', body: form, headers: { [IDEMPOTENCY_HEADER]: file.name } };
  });
  if (answer.status !== 201) {
    ledger.wrong.push(`upload of ${file.name}: ${await wordsOf(answer)}`);
    return;
  }
  // The status is the promise; which document it is may have been cut off, and then nobody works on it.
  const body = (await answer.json().catch(() => undefined)) as UploadAnswer | undefined;
  ledger.files.set(file.name, body?.documentId ?? '');
  if (!body) return;
  await workOnInvoice(parts, { documentId: body.documentId, fate: file.fate, reference: file.name });
}

/** A comment has no key: it is sent once. Without an answer it may be there, or not. */
async function comment({ people, ledger }: { people: People; ledger: Ledger }, text: string): Promise<void> {
  const form = new FormData();
  form.set('replyText', text);
  const path = `/api/message/reply/send?supplierId=${DEMO_SUPPLIER_IDS.atelier}`;
  const answer = await people.attempt('atelier', path, { method: 'POST', body: form });
  if (answer?.status === 201) ledger.comments.add(text);
  else if (!answer) ledger.maybeComments.add(text);
  else ledger.wrong.push(`comment: ${await wordsOf(answer)}`);
}

async function changeTolerance({ people, ledger }: { people: People; ledger: Ledger }, value: string): Promise<void> {
  const answer = await people.insist('admin', '/api/admin/setting/invoice', () => ({
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ code: 'AMOUNT_TOLERANCE', value, changed: true }]),
  }));
  if (!answer.ok) ledger.wrong.push(`setting: ${await wordsOf(answer)}`);
}
