import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type EventEnvelope,
  type HistoryAction,
  type InvoiceStatus,
  SERVICES,
  type ServiceName,
} from '@comptoir/contracts';
import type { Processes } from '../../src/processes/start-processes.ts';

/** Rows as they lie in the databases, as far as the checks look at them. */
export interface InvoiceRow {
  readonly _id: string;
  readonly version: number;
  readonly invoice: {
    readonly status: InvoiceStatus;
    readonly document: { readonly id: string; readonly fileName: string };
    readonly content: { readonly supplierId?: string; readonly currency?: string; readonly grossTotal?: number };
    readonly payments: ReadonlyArray<{
      readonly id: string;
      readonly type: string;
      readonly amount: number;
      readonly reference: string;
    }>;
  };
}
export interface HistoryRow {
  readonly invoiceId: string;
  readonly version: number;
  readonly action: HistoryAction;
  readonly from?: InvoiceStatus;
  readonly to: InvoiceStatus;
}
export interface PaymentRow {
  readonly _id: string;
  readonly invoiceId?: string;
  readonly amount: number;
}
export interface MailRow {
  readonly _id: string;
  readonly causedBy: string;
  readonly state: string;
  readonly messageId: string;
  readonly to: { readonly email: string };
}
export interface Stock {
  readonly invoices: readonly InvoiceRow[];
  readonly history: readonly HistoryRow[];
  readonly invoiceCounters: ReadonlyArray<{
    readonly level: string;
    readonly key: { status: string };
    readonly count: number;
  }>;
  readonly documents: ReadonlyArray<{ readonly _id: string; readonly fileName: string }>;
  readonly payments: readonly PaymentRow[];
  readonly mails: readonly MailRow[];
  readonly messages: ReadonlyArray<{ readonly content: string }>;
  readonly runs: ReadonlyArray<{ readonly _id: string; readonly run: number }>;
  readonly openJobs: readonly string[];
  readonly unpublished: readonly string[];
  readonly deadLetters: ReadonlyArray<{
    readonly service: ServiceName;
    readonly event: EventEnvelope;
    readonly cause: string;
  }>;
  readonly settings: ReadonlyArray<{ readonly _id: string; readonly value: string; readonly version: number }>;
  readonly audit: ReadonlyArray<{ readonly about: { readonly id: string } }>;
  readonly settingCopies: ReadonlyArray<{ readonly service: string; readonly _id: string; readonly value: string }>;
  /** How many copies of each Message-ID came in. */
  readonly caught: ReadonlyMap<string, number>;
}

/** Reads all of it, straight from the databases and the mail catcher's folder. */
export async function takeStock(portal: Processes, mailFolder: string): Promise<Stock> {
  const rows = async <T>(
    service: ServiceName,
    collection: string,
    filter: Record<string, unknown> = {},
  ): Promise<T[]> => {
    const { connection } = await portal.database(service);
    return (await connection.collection(collection).find(filter).toArray()) as unknown as T[];
  };
  const ofEach = async <T, R>(
    collection: string,
    filter: Record<string, unknown>,
    map: (row: T, service: ServiceName) => R,
  ) =>
    (
      await Promise.all(
        SERVICES.map(async (service) => (await rows<T>(service, collection, filter)).map((row) => map(row, service))),
      )
    ).flat();
  const copies = async (service: ServiceName) =>
    (await rows<{ _id: string; value: string }>(service, 'settings_copy')).map((row) => ({ ...row, service }));
  const openJobs = async (service: ServiceName, queue: string) =>
    (await rows<{ key: string; state: string }>(service, `jobs_${queue}`, { open: true })).map(
      ({ key, state }) => `${service} ${queue} ${key} (${state})`,
    );
  return {
    invoices: await rows('invoices', 'invoices'),
    history: await rows('invoices', 'invoice_history'),
    invoiceCounters: await rows('invoices', 'counters_invoices', { level: 'status' }),
    documents: await rows('documents', 'documents'),
    payments: await rows('payments', 'payments'),
    mails: await rows('messaging', 'mails'),
    messages: await rows('messaging', 'messages'),
    runs: await rows('extraction', 'reading_runs'),
    openJobs: [...(await openJobs('extraction', 'readings')), ...(await openJobs('messaging', 'mails'))],
    unpublished: await ofEach<{ event: EventEnvelope }, string>(
      'outbox_events',
      {},
      ({ event }, service) => `${service} ${event.type} ${event.id}`,
    ),
    deadLetters: await ofEach<{ event: EventEnvelope; cause: { message: string } }, Stock['deadLetters'][number]>(
      'dead_letters',
      { state: 'waiting' },
      ({ event, cause }, service) => ({ service, event, cause: cause.message }),
    ),
    settings: await rows('settings', 'settings'),
    audit: await rows('settings', 'audit_chain'),
    settingCopies: [...(await copies('invoices')), ...(await copies('documents'))],
    caught: await caughtMails(mailFolder),
  };
}

const idOfFile = new Map<string, string>();

async function caughtMails(folder: string): Promise<Map<string, number>> {
  const copies = new Map<string, number>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, file);
    const known = idOfFile.get(path) ?? /^Message-ID:\s*(<[^>]+>)/im.exec(await readFile(path, 'utf8'))?.[1] ?? '';
    idOfFile.set(path, known);
    copies.set(known, (copies.get(known) ?? 0) + 1);
  }
  return copies;
}
