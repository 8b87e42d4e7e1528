import {
  type Caller,
  type EventEnvelope,
  type EventData,
  type EventType,
  EVENTS,
  type InvoiceDetail,
  INVOICE_COMMANDS,
  type Reading,
  topicOf,
} from '@comptoir/contracts';
import { createEmbeddedBus, type EmbeddedBus } from '@comptoir/event-bus';
import {
  type App,
  createInternalTokens,
  generateSigningKey,
  INTERNAL_TOKEN_HEADER,
  type Service,
  systemClock,
} from '@comptoir/service-kit';
import { type Database, newId } from '@comptoir/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApp } from '../app.ts';
import { ACME, OTHER, PEOPLE } from './people.ts';

export type Answer = { status: number; body: unknown; headers: Record<string, unknown> };

/** The service as it runs, on a real database and the embedded bus, called as different people. Opened before all tests. */
export function runningService(database: Database, options: { urls?: { documents?: string } } = {}) {
  const logger = pino({ level: process.env.TEST_LOG ?? 'silent' });
  let bus: EmbeddedBus;
  let service: Service & { readonly app: App };
  let sign: (caller: Caller) => Promise<string>;
  const said: EventEnvelope[] = [];
  const sequences = new Map<string, number>();

  beforeAll(async () => {
    bus = createEmbeddedBus({ logger });
    const key = await generateSigningKey();
    const gateway = await createInternalTokens({ issuer: 'gateway', privateKey: key.privateKey, trusted: {}, clock: systemClock });
    const tokens = await createInternalTokens({
      issuer: 'invoices',
      privateKey: (await generateSigningKey()).privateKey,
      trusted: { gateway: key.publicKeys },
      clock: systemClock,
    });
    sign = (caller) => gateway.sign(caller, 'invoices');
    service = (await createApp({
      env: {},
      database,
      bus,
      clock: systemClock,
      logger,
      tokens,
      urls: options.urls ?? {},
    })) as typeof service;
    await service.listen();
    await bus.broadcast({ topics: [topicOf('invoices')], handle: (event) => void said.push(event) });
    await fileSupplier(ACME, { name: 'Acme SARL', code: 'ACME', vatNumber: 'FR40303265045', iban: 'FR7630006000011234567890189' });
    await fileSupplier(OTHER, { name: 'Other GmbH', code: 'OTHER', vatNumber: 'DE136695976', iban: 'DE89370400440532013000' });
  });
  afterAll(async () => {
    await service?.close();
    await bus?.close();
  });

  /** Publishes as another service would, the next event of its subject. */
  async function hear<T extends EventType>(source: string, type: T, subject: string, data: EventData<T>): Promise<EventEnvelope> {
    const sequence = (sequences.get(`${source} ${subject}`) ?? 0) + 1;
    sequences.set(`${source} ${subject}`, sequence);
    const id = newId();
    const event: EventEnvelope = {
      id,
      type,
      version: EVENTS[type].version,
      occurredAt: new Date(0).toISOString(),
      source,
      subject,
      sequence,
      correlationId: id,
      data,
    };
    await bus.publish(topicOf(source), [event]);
    return event;
  }

  function fileSupplier(id: string, given: { name: string; code: string; vatNumber?: string; iban?: string; siret?: string }) {
    return hear('suppliers', 'SupplierChanged', id, {
      kind: 'supplier',
      locpt: given.code,
      countryCode: 'FR',
      currency: 'EUR',
      bic: null,
      email: 'office@example.test',
      language: 'fr',
      contacts: [],
      ...given,
      vatNumber: given.vatNumber ?? null,
      iban: given.iban ?? null,
      siret: given.siret ?? null,
    });
  }

  async function call(caller: Caller | undefined, method: string, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await service.app.inject({
      method: method as 'GET',
      url,
      headers: { ...(caller && { [INTERNAL_TOKEN_HEADER]: await sign(caller) }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const text = answer.body;
    return { status: answer.statusCode, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text, headers: answer.headers };
  }

  const api = {
    hear,
    call,
    said,
    fileSupplier,
    get bus() {
      return bus;
    },

    /** Stores a document as the documents service would; answers the invoice's id once it is there. */
    async store(given: { supplierId?: string | null; by?: Caller; sentBySupplier?: boolean; sha256?: string; fileName?: string } = {}): Promise<string> {
      const { by = PEOPLE.supplier, supplierId = ACME, sentBySupplier = true } = given;
      const documentId = newId();
      await hear('documents', 'DocumentStored', documentId, {
        fileName: given.fileName ?? 'invoice.pdf',
        mediaType: 'application/pdf',
        size: 1234,
        sha256: given.sha256 ?? documentId,
        supplierId,
        channel: 'portal',
        by: { id: by.id, name: by.kind === 'user' ? by.name : by.id, kind: by.kind },
        sentBySupplier,
      });
      const row = await database.connection.collection('invoices').findOne({ 'invoice.document.id': documentId });
      if (!row) throw new Error('no invoice was opened');
      return String(row._id);
    },

    start: (id: string, run = 1) => hear('extraction', 'ReadingStarted', id, { documentId: 'document', run }),
    read: (id: string, reading: Reading, run = 1) => hear('extraction', 'DocumentRead', id, { documentId: 'document', run, reading }),
    unreadable: (id: string, reason: EventData<'DocumentUnreadable'>['reason'] = 'DAMAGED', run = 1) =>
      hear('extraction', 'DocumentUnreadable', id, { documentId: 'document', run, reason, detail: '' }),

    /** An invoice that was received, read and waits to be verified. */
    async toVerify(reading: Reading, given: Parameters<typeof api.store>[0] = {}): Promise<string> {
      const id = await api.store(given);
      await api.start(id);
      await api.read(id, reading);
      return id;
    },

    async show(caller: Caller, id: string): Promise<InvoiceDetail> {
      const answer = await call(caller, 'GET', `/api/v1/invoices/${id}`);
      expect(answer).toMatchObject({ status: 200 });
      return answer.body as InvoiceDetail;
    },

    /** Gives a command with the current version, or the one given. */
    async command(caller: Caller, id: string, name: keyof typeof INVOICE_COMMANDS, body: Record<string, unknown> = {}): Promise<Answer> {
      const row = await database.connection.collection('invoices').findOne({ _id: id as never });
      return call(caller, 'POST', `/api/v1/invoices/${id}/${INVOICE_COMMANDS[name]}`, { version: row?.version ?? 0, ...body });
    },

    verify: async (caller: Caller, id: string, changes: Record<string, unknown> = {}): Promise<Answer> =>
      api.command(caller, id, 'verify', { content: { ...(await api.show(PEOPLE.admin, id)).content, ...changes } }),
  };
  return api;
}
