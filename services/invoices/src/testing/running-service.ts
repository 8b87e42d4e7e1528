import {
  type Caller,
  type EventData,
  type EventEnvelope,
  type EventType,
  INVOICE_COMMANDS,
  type InvoiceDetail,
  type Reading,
  type ServiceName,
} from '@comptoir/contracts';
import { type Database, newId } from '@comptoir/storage';
import { startService, type TestService } from '@comptoir/testing';
import { createApp } from '../app.ts';
import { ACME, OTHER, PEOPLE } from './people.ts';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** What a document that comes in is like, where the test minds. */
interface StoredDocument {
  readonly supplierId?: string | null;
  readonly by?: Caller;
  readonly sentBySupplier?: boolean;
  readonly sha256?: string;
  readonly fileName?: string;
}

export interface RunningInvoices extends TestService {
  /** Says something as another service would, the next event of its subject. */
  hear<T extends EventType>(source: ServiceName, type: T, subject: string, data: EventData<T>): Promise<EventEnvelope>;
  fileSupplier(
    id: string,
    given: { name: string; code: string; vatNumber?: string; iban?: string; siret?: string },
  ): Promise<unknown>;
  ask(caller: Caller | undefined, method: string, path: string, body?: unknown): Promise<Answer>;
  /** Stores a document as the documents service would, and answers the invoice's id. */
  store(document?: StoredDocument): Promise<string>;
  start(id: string, run?: number): Promise<EventEnvelope>;
  read(id: string, reading: Reading, run?: number): Promise<EventEnvelope>;
  unreadable(id: string, reason?: EventData<'DocumentUnreadable'>['reason'], run?: number): Promise<EventEnvelope>;
  /** An invoice that was received, read, and waits to be verified. */
  toVerify(reading: Reading, document?: StoredDocument): Promise<string>;
  show(caller: Caller, id: string): Promise<InvoiceDetail>;
  /** Gives a command with the current version, unless the body has one. */
  command(caller: Caller, id: string, name: keyof typeof INVOICE_COMMANDS, body?: object): Promise<Answer>;
  /** Verifies an invoice as it was read, with these fields changed. */
  verify(caller: Caller, id: string, changes?: object): Promise<Answer>;
}

/** The invoices service as it runs, on a real database and the embedded bus, with two suppliers on file. */
export async function runningService(
  options: { database?: Database; urls?: { documents: string } } = {},
): Promise<RunningInvoices> {
  const service = await startService('invoices', createApp, options);
  const rows = service.database.connection.collection<{ _id: string; version: number }>('invoices');
  const sequences = new Map<string, number>();

  const hear: RunningInvoices['hear'] = (source, type, subject, data) => {
    const sequence = (sequences.get(`${source} ${subject}`) ?? 0) + 1;
    sequences.set(`${source} ${subject}`, sequence);
    return service.say(source, { type, subject, sequence, data });
  };

  const fileSupplier: RunningInvoices['fileSupplier'] = (id, { name, code, vatNumber, iban, siret }) =>
    hear('suppliers', 'SupplierChanged', id, {
      name,
      code,
      kind: 'supplier',
      locpt: code,
      countryCode: 'FR',
      currency: 'EUR',
      bic: null,
      email: 'office@example.test',
      language: 'fr',
      contacts: [],
      vatNumber: vatNumber ?? null,
      iban: iban ?? null,
      siret: siret ?? null,
    });

  const ask: RunningInvoices['ask'] = async (caller, method, path, body) => {
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await service.call(caller, path, { method, ...json });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : JSON.parse(text), headers: answer.headers };
  };

  const running: RunningInvoices = {
    ...service,
    hear,
    fileSupplier,
    ask,
    async store({
      supplierId = ACME,
      by = PEOPLE.supplier,
      sentBySupplier = true,
      sha256,
      fileName = 'invoice.pdf',
    } = {}) {
      const documentId = newId();
      await hear('documents', 'DocumentStored', documentId, {
        fileName,
        mediaType: 'application/pdf',
        size: 1234,
        sha256: sha256 ?? documentId,
        supplierId,
        channel: 'portal',
        by: { id: by.id, name: by.kind === 'user' ? by.name : by.id, kind: by.kind },
        sentBySupplier,
      });
      const row = await rows.findOne({ 'invoice.document.id': documentId });
      if (!row) throw new Error('no invoice was opened');
      return row._id;
    },
    start: (id, run = 1) => hear('extraction', 'ReadingStarted', id, { documentId: 'document', run }),
    read: (id, reading, run = 1) => hear('extraction', 'DocumentRead', id, { documentId: 'document', run, reading }),
    unreadable: (id, reason = 'DAMAGED', run = 1) =>
      hear('extraction', 'DocumentUnreadable', id, { documentId: 'document', run, reason, detail: '' }),
    async toVerify(reading, document) {
      const id = await running.store(document);
      await running.start(id);
      await running.read(id, reading);
      return id;
    },
    async show(caller, id) {
      const answer = await ask(caller, 'GET', `/api/v1/invoices/${id}`);
      if (answer.status !== 200) throw new Error(`${id} answered ${answer.status}`);
      return answer.body as unknown as InvoiceDetail;
    },
    async command(caller, id, name, body = {}) {
      const row = await rows.findOne({ _id: id });
      return ask(caller, 'POST', `/api/v1/invoices/${id}/${INVOICE_COMMANDS[name]}`, {
        version: row?.version ?? 0,
        ...body,
      });
    },
    async verify(caller, id, changes = {}) {
      const { content } = await running.show(PEOPLE.admin, id);
      return running.command(caller, id, 'verify', { content: { ...content, ...changes } });
    },
  };
  await fileSupplier(ACME, {
    name: 'Acme SARL',
    code: 'ACME',
    vatNumber: 'FR40303265045',
    iban: 'FR7630006000011234567890189',
  });
  await fileSupplier(OTHER, {
    name: 'Other GmbH',
    code: 'OTHER',
    vatNumber: 'DE136695976',
    iban: 'DE89370400440532013000',
  });
  return running;
}
