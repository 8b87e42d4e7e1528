import type { EventEnvelope } from '@comptoir/contracts';
import type { Witness } from '../witness.ts';
import type { Ledger } from '../work/ledger.ts';
import { type Findings, noFindings } from './findings.ts';
import { complaintAbout } from './legal-path.ts';
import type { HistoryRow, Stock } from './stock.ts';

const UNREAD = ['INTEGRATION_IN_PROGRESS', 'PROCESSING'];
type Parts = { readonly stock: Stock; readonly ledger: Ledger; readonly witness: Witness; readonly found: Findings };

/** Holds what lies in the databases against what was promised, and against itself. */
export function checkStock(stock: Stock, ledger: Ledger, witness: Witness): Findings {
  const found = noFindings();
  const parts = { stock, ledger, witness, found };
  for (const check of [files, invoices, events, money, mails, comments, settings, rest, letters]) check(parts);
  found.answers.push(...ledger.wrong);
  found.stuck.push(...ledger.undone);
  return found;
}

/** Each accepted file is one document and one invoice; a document that nobody was told of is one invoice as well. */
function files({ stock, ledger, found }: Parts): void {
  const invoicesOf = countBy(stock.invoices, ({ invoice }) => invoice.document.id);
  const named = countBy(stock.documents, ({ fileName }) => fileName);
  for (const name of ledger.files.keys()) count(found, `file ${name}`, named.get(name) ?? 0);
  for (const { _id, fileName } of stock.documents) count(found, `invoice of ${fileName}`, invoicesOf.get(_id) ?? 0);
}

/** Each has come to rest, by a legal path, and what people were told is done shows in it. */
function invoices({ stock, ledger, found }: Parts): void {
  const histories = Map.groupBy(stock.history, ({ invoiceId }) => invoiceId);
  const counted = new Map<string, number>();
  for (const { _id, version, invoice } of stock.invoices) {
    const { status } = invoice;
    counted.set(status, (counted.get(status) ?? 0) + 1);
    const lines = (histories.get(_id) ?? []).toSorted((one, other) => one.version - other.version);
    if (UNREAD.includes(status)) found.stuck.push(`invoice ${_id} (${invoice.document.fileName}) is ${status}`);
    const complaint = complaintAbout(inOrder(lines), status);
    if (complaint) found.wrong.push(`history of ${_id}: ${complaint}`);
    if (lines.at(-1)?.version !== version) found.wrong.push(`history of ${_id} ends before version ${version}`);
    const run = stock.runs.find((row) => row._id === _id)?.run ?? 0;
    const reads = lines.filter(({ action }) => action === 'READ').length;
    if (reads > 1) found.doubled.push(`reading of ${_id}: taken ${reads} times`);
    if (run > 1) found.doubled.push(`reading of ${_id}: asked for once, read ${run} times`);
  }
  for (const { key, count: kept } of summed(stock.invoiceCounters)) {
    if (kept !== (counted.get(key) ?? 0))
      found.wrong.push(`counter of ${key} says ${kept}, there are ${counted.get(key) ?? 0}`);
  }
  const done: Readonly<Record<string, string>> = { verify: 'VERIFY', control: 'CONTROL', reject: 'REJECT', pay: 'PAY' };
  for (const command of ledger.commands) {
    const [id = '', name = ''] = command.split(' ');
    if (!histories.get(id)?.some(({ action }) => action === done[name])) found.lost.push(`${name} of invoice ${id}`);
  }
}

/** Lines of one version are written together, verify before send for control: by where they begin and end. */
function inOrder(lines: readonly HistoryRow[]): HistoryRow[] {
  return lines.toSorted(
    (one, other) => one.version - other.version || Number(one.action !== 'VERIFY') - Number(other.action !== 'VERIFY'),
  );
}

/** The events of each invoice are its versions, one each, and the last tells its state. */
function events({ stock, witness, found }: Parts): void {
  for (const { _id, version, invoice } of stock.invoices) {
    const heard = [...(witness.heard.get(_id)?.values() ?? [])].filter(({ source }) => source === 'invoices');
    const bySequence = Map.groupBy(heard, ({ sequence }) => sequence);
    for (let sequence = 1; sequence <= version; sequence += 1)
      count(found, `event ${sequence} of invoice ${_id}`, bySequence.get(sequence)?.length ?? 0);
    const extra = heard.find(({ sequence }) => sequence > version);
    if (extra) found.wrong.push(`event ${extra.sequence} (${extra.type}) of invoice ${_id} at version ${version}`);
    const last = bySequence.get(version)?.[0];
    const told = (last?.data as { status?: string } | undefined)?.status;
    if (last && told !== invoice.status)
      found.wrong.push(`invoice ${_id} is ${invoice.status}, its last event says ${told}`);
  }
}

/** What is paid of an invoice is the same sum in invoices and in payments, row for row, and none that was told is missing. */
function money({ stock, ledger, found }: Parts): void {
  const there = countBy(stock.payments, ({ _id }) => _id);
  const paidThere = Map.groupBy(stock.payments, ({ invoiceId }) => invoiceId ?? '');
  for (const { _id, invoice } of stock.invoices) {
    for (const { id } of invoice.payments) count(found, `payment ${id} of invoice ${_id}`, there.get(id) ?? 0);
    const paid = sum(invoice.payments.map(({ amount, type }) => (type === 'Payment' ? amount : -amount)));
    const booked = sum((paidThere.get(_id) ?? []).map(({ amount }) => amount));
    if (paid !== booked) found.wrong.push(`invoice ${_id}: ${paid} paid, ${booked} in payments`);
    if (invoice.status === 'PAID' && paid < (invoice.content.grossTotal ?? 0))
      found.wrong.push(`invoice ${_id} is PAID with ${paid} of ${invoice.content.grossTotal}`);
  }
  for (const { invoiceId, reference } of ledger.payments) {
    const row = stock.invoices.find(({ _id }) => _id === invoiceId);
    count(
      found,
      `payment ${reference}`,
      row?.invoice.payments.filter((payment) => payment.reference === reference).length ?? 0,
    );
  }
}

/** Each rejection and each last payment is written to its supplier; each mail was sent, once. */
function mails({ stock, witness, found }: Parts): void {
  const caused = new Set(stock.mails.map(({ causedBy }) => causedBy));
  for (const event of everyEvent(witness)) {
    const data = event.data as { supplierId?: string | null; settled?: boolean };
    const isTold =
      event.type === 'InvoiceRejected' || (event.type === 'InvoicePaymentRecorded' && data.settled === true);
    if (isTold && data.supplierId && !caused.has(event.id)) found.lost.push(`mail of ${event.type} ${event.subject}`);
  }
  for (const { _id, state, messageId } of stock.mails) {
    const copies = stock.caught.get(messageId) ?? 0;
    if (state === 'QUEUED') found.stuck.push(`mail ${_id}`);
    else if (state !== 'SENT') found.wrong.push(`mail ${_id} is ${state}`);
    else if (copies === 0) found.lost.push(`mail ${_id} was sent and did not arrive`);
    if (copies > 1) found.secondCopies += copies - 1;
  }
}

function comments({ stock, ledger, found }: Parts): void {
  const there = countBy(stock.messages, ({ content }) => content);
  for (const text of ledger.comments) count(found, `‘${text}’`, there.get(text) ?? 0);
  for (const text of ledger.maybeComments) if ((there.get(text) ?? 0) > 1) found.doubled.push(`‘${text}’`);
}

/** The owner, its audit trail and each copy say the same. */
function settings({ stock, found }: Parts): void {
  for (const { _id, value, version } of stock.settings) {
    const trail = stock.audit.filter(({ about }) => about.id === _id);
    if (trail.length !== version) found.wrong.push(`${_id} changed ${version} times, its audit has ${trail.length}`);
    for (const copy of stock.settingCopies.filter((row) => row._id === _id))
      if (copy.value !== value) found.wrong.push(`${copy.service} has ${_id} = ${copy.value}, it is ${value}`);
  }
}

function rest({ stock, found }: Parts): void {
  found.stuck.push(...stock.openJobs.map((job) => `job ${job}`));
  found.stuck.push(...stock.unpublished.map((row) => `unpublished ${row}`));
}

/** Dead letters are what was poisoned, and all of it: anything else is an effect that is missing. */
function letters({ stock, witness, found }: Parts): void {
  for (const { service, event, cause } of stock.deadLetters)
    if (!witness.poisoned.get(event.id)?.includes(service))
      found.lost.push(`${service} buried ${event.type} ${event.id}: ${cause}`);
  for (const [id, services] of witness.poisoned) {
    for (const service of services) {
      const buried = stock.deadLetters.filter((letter) => letter.service === service && letter.event.id === id).length;
      if (buried !== 1) found.stuck.push(`poisoned event ${id} is not buried in ${service}`);
    }
  }
}

function count(found: Findings, what: string, times: number): void {
  if (times === 0) found.lost.push(what);
  if (times > 1) found.doubled.push(`${what}: ${times} times`);
}

function countBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return counts;
}

function summed(rows: Stock['invoiceCounters']): Array<{ key: string; count: number }> {
  const sums = new Map<string, number>();
  for (const { key, count: kept } of rows) sums.set(key.status, (sums.get(key.status) ?? 0) + kept);
  return [...sums].map(([key, kept]) => ({ key, count: kept }));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const everyEvent = (witness: Witness): EventEnvelope[] =>
  [...witness.heard.values()].flatMap((ofSubject) => [...ofSubject.values()]);
