import { createLogger, systemClock } from '@comptoir/service-kit';
import { createLease, newId } from '@comptoir/storage';
import { mailClient, rawMail, startImapServer, testDatabase } from '@comptoir/testing';
import { afterAll, expect, test } from 'vitest';
import { createArrivalStore } from '../intake/arrival/arrival.store.ts';
import { createReachHost } from '../intake/connection/reach-host.ts';
import { createHandOver } from '../intake/hand-over.ts';
import { createSourceStore } from '../intake/source/source.store.ts';
import { createMailStore } from '../mails/mail.store.ts';
import { createMailQueue } from '../mails/mail-queue.ts';
import { createSupplierCopyStore } from '../recipients/supplier-copy.store.ts';
import { createSupplierUserStore } from '../recipients/supplier-user.store.ts';
import { startDocumentsStandIn } from '../testing/documents-stand-in.ts';
import { atEachStep, dyingAt } from '../testing/dying-at.ts';
import { openMailbox } from './open-mailbox.ts';
import { createReadingPool } from './reading/reading-pool.ts';
import { runMailbox } from './run-mailbox.ts';
import type { MailSource } from './taken-message.ts';

const PASSWORD = 'only-for-this-test';
/** More than a look at one message has: the last come to their end. */
const STEPS = 50;
/** Its server answers each command after 45 ms, and has a mailbox for each step. */
const AT_ONCE = 10;
const boxes = ['moved', 'marked'].flatMap((user) => [
  user,
  ...Array.from({ length: STEPS }, (_, nth) => `${user}-${nth}`),
]);
const [imap, documents, database] = await Promise.all([
  startImapServer(boxes.map((user) => `${user}:${PASSWORD}@firm.example`)),
  startDocumentsStandIn(),
  testDatabase('mail-in'),
]);
const logger = createLogger({ service: 'spec', level: 'silent' });
const reader = createReadingPool(500, logger);
afterAll(() => Promise.all([imap.stop(), documents.close(), reader.close()]));

const mails = createMailStore(database);
const sources = createSourceStore(database);
const arrivals = createArrivalStore(database);
const handOver = createHandOver({ fetch: (path, init) => fetch(new URL(path, documents.url), init) });
const parts = {
  ...{ database, mails, sources, arrivals, handOver, reader, logger, clock: systemClock },
  queue: createMailQueue(database, mails),
  suppliers: createSupplierCopyStore(database),
  users: createSupplierUserStore(database),
  ...{ from: 'Comptoir <no-reply@portal.example>', portal: 'https://portal.example' },
  ...{ maximumMb: () => 2, mostMessageBytes: 10_000_000 },
};
await database.ensureIndexes();
const reach = createReachHost(['127.0.0.1']);
const queued = database.connection.collection('mails');

async function aSource(user: string, more: Pick<MailSource, 'after'> & { doneFolder?: string }): Promise<MailSource> {
  const source: MailSource = {
    ...{ id: newId(), version: 1, name: user, enabled: true, createdAt: new Date(), kind: 'IMAP', security: 'NONE' },
    ...{ host: imap.host, port: imap.port, user, folder: 'INBOX', address: `${user}@firm.example`, takesUnknown: true },
    ...more,
  };
  await database.withTransaction((session) => sources.insert(session, source, 'sealed'));
  return source;
}

/** One look at the mailbox by a process that ends at its nth step; answers whether it came to its end. */
async function look(source: MailSource, dying: ReturnType<typeof dyingAt>): Promise<boolean> {
  const lease = createLease(database, `intake ${source.id}`, 60_000);
  await lease.hold();
  const mortal = {
    ...parts,
    arrivals: dying.wrap(arrivals),
    sources: dying.wrap(sources),
    mails: dying.wrap(mails),
    handOver: dying.wrap({ handOver }).handOver,
    openMailbox: async (settings: MailSource, password: string) =>
      dying.wrap(await openMailbox(settings, password, { reach })),
  };
  try {
    await runMailbox(mortal, { source, password: PASSWORD, lease, signal: new AbortController().signal });
  } catch (error) {
    if (!dying.isDead()) throw error;
  } finally {
    await lease.release();
  }
  return !dying.isDead();
}

test.each([
  { name: 'moved', after: 'MOVE' as const, doneFolder: 'Taken' },
  { name: 'marked', after: 'SEEN' as const },
])(
  'whichever step a process ends at, a message is one document of each file, one answer, and put away ($name)',
  async ({ name, ...settings }) => {
    const whole = await atEachStep(STEPS, AT_ONCE, async (nth) => {
      const user = `${name}-${nth}`;
      const from = `${user}@sender.example`;
      const source = await aSource(user, settings);
      const inbox = mailClient({ host: imap.host, port: imap.port, user, password: PASSWORD });
      const attachments = ['a', 'b'].map((file) => ({
        filename: `${file}.pdf`,
        content: Buffer.from(`%PDF-1.7 ${user} ${file}`),
      }));
      await inbox.put(await rawMail({ from, attachments }, { 'Return-Path': `<${from}>` }));

      const isWhole = await look(source, dyingAt(nth));
      await look(source, dyingAt(Number.POSITIVE_INFINITY));

      const made = documents.stored.filter((document) => document.from === from);
      expect([nth, made.map((document) => document.name)]).toEqual([nth, ['a.pdf', 'b.pdf']]);
      expect([nth, await queued.countDocuments({ 'to.email': from })]).toEqual([nth, 1]);
      const left = (await inbox.list()).filter(({ seen }) => settings.after === 'MOVE' || !seen);
      expect([nth, left]).toEqual([nth, []]);
      if (settings.after === 'MOVE') expect([nth, await inbox.list('Taken')]).toMatchObject([nth, [{}]]);
      const { counts } = (await sources.find({ kind: 'all' }, source.id))?.standing ?? {};
      expect([nth, counts]).toEqual([nth, { handled: 1, taken: 2, refused: 0 }]);
      return isWhole;
    });
    expect(whole.length).toBeGreaterThan(0);
    expect(whole[0]).toBeGreaterThan(20);
  },
  120_000,
);

test('a message in two mailboxes, and one that somebody puts back, is taken once and answered once', async () => {
  const [moved, marked] = [
    await aSource('moved', { after: 'MOVE', doneFolder: 'Taken' }),
    await aSource('marked', { after: 'SEEN' }),
  ];
  const clients = ['moved', 'marked'].map((user) =>
    mailClient({ host: imap.host, port: imap.port, user, password: PASSWORD }),
  );
  const from = 'twice@sender.example';
  const attachments = [{ filename: 'one.pdf', content: Buffer.from('%PDF-1.7 once') }];
  const raw = await rawMail({ from, attachments }, { 'Return-Path': `<${from}>` });
  for (const box of clients) await box.put(Buffer.concat([Buffer.from('X-Way: its own\r\n'), raw]));
  await clients[0]?.put(raw);
  for (const source of [moved, marked, moved]) await look(source, dyingAt(Number.POSITIVE_INFINITY));
  expect(documents.stored.filter((document) => document.from === from)).toHaveLength(1);
  expect(await queued.countDocuments({ 'to.email': from })).toBe(1);
  for (const box of clients) expect((await box.list()).filter(({ seen }) => !seen)).toEqual([]);
});
