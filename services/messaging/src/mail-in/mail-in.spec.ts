import type { EventData, IntakeArrival, IntakeSource, IntakeTrial, ProblemDetails } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import {
  aClerk,
  anAdmin,
  aSupplier,
  eventually,
  mailClient,
  rawMail,
  startImapServer,
  startService,
} from '@comptoir/testing';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { aFirm } from '../testing/a-firm.ts';
import { startDocumentsStandIn } from '../testing/documents-stand-in.ts';
import { startMailServer } from '../testing/mail-server.ts';

const PASSWORD = 'only-for-this-test';
const [imap, documents, smtp] = await Promise.all([
  startImapServer([`invoices:${PASSWORD}@firm.example`]),
  startDocumentsStandIn(),
  startMailServer(),
]);
afterAll(() => Promise.all([imap.stop(), documents.close(), smtp.close()]));

const service = await startService('messaging', createApp, {
  env: {
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: smtp.url,
    INTAKE_ALLOWED_HOSTS: '127.0.0.1',
    INTAKE_INTERVAL_MS: '200',
    INTAKE_MESSAGE_MB: '4',
    MAIL_RETRY_FIRST_MS: '50',
  },
  urls: { documents: documents.url },
});
vi.setConfig({ testTimeout: 60_000 });
const admin = anAdmin();
const inbox = mailClient({ host: imap.host, port: imap.port, user: 'invoices', password: PASSWORD });
const PDF = Buffer.from('%PDF-1.7\nan invoice');
const pdf = (filename: string, more = '') => ({ filename, content: Buffer.concat([PDF, Buffer.from(more)]) });

const SETTINGS = {
  ...{ kind: 'IMAP', name: 'Invoices', host: imap.host, port: imap.port, security: 'NONE', user: 'invoices' },
  ...{ password: PASSWORD, folder: 'INBOX', address: 'invoices@firm.example', after: 'MOVE', doneFolder: 'Taken' },
} as const;
const ask = async <T>(method: string, path: string, body?: object) => {
  const answer = await service.call(admin, `/api/v1/intake-sources${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: answer.status, body: (await answer.json()) as T };
};
const added = await ask<IntakeSource>('POST', '', SETTINGS);
const arrivals = async () => (await ask<IntakeArrival[]>('GET', `/${added.body.id}/arrivals`)).body;
const arrivalFrom = (from: string) => eventually(async () => (await arrivals()).find((each) => each.from === from));

beforeEach(async () => {
  documents.state.down = false;
});

describe('a message with an invoice', () => {
  test('becomes a document of the supplier that has its sender on file, is answered, and is moved away', async () => {
    const email = 'compta@atelier.example';
    const supplierId = await aFirm(service, { email, language: 'de' });
    await inbox.put(await rawMail({ from: `Atelier <${email}>`, subject: 'March', attachments: [pdf('march.pdf')] }));
    const arrival = await arrivalFrom(email);
    expect(arrival).toMatchObject({
      ...{ subject: 'March', supplierId, supplierName: 'Firm', repeated: false, answered: true },
      files: [{ name: 'march.pdf', documentId: expect.any(String) }],
    });
    expect(documents.stored).toMatchObject([{ name: 'march.pdf', channel: 'mail', from: email, supplierId }]);
    const answer = await eventually(() => smtp.received.find(({ envelope }) => envelope.to.includes(email)));
    expect(answer.subject).toBe('Ihre Sendung ist angekommen');
    expect(answer.text).toContain('Erhalten: march.pdf');
    await eventually(async () => (await inbox.list()).length === 0);
    expect(await inbox.list('Taken')).toMatchObject([{ subject: 'March' }]);
  });
});

/** Puts a message into the mailbox, and waits until it is dealt with. */
async function sent(from: string, mail: Parameters<typeof rawMail>[0], received: Record<string, string> = {}) {
  await inbox.put(await rawMail({ from, ...mail }, { 'Return-Path': `<${from}>`, ...received }));
  const arrival = await arrivalFrom(from.toLowerCase());
  await eventually(async () => (await inbox.list()).length === 0);
  return arrival;
}
const answersTo = (address: string) => smtp.received.filter(({ envelope }) => envelope.to.includes(address));
const headerOf = (mail: (typeof smtp.received)[number], name: string) =>
  mail.headers.find(({ key }) => key === name)?.value;
const made = (from: string) => documents.stored.filter((document) => document.from === from);

describe('the answer', () => {
  test('says of each file whether it was taken and why not, in the contact’s language, and is one of a machine', async () => {
    const from = 'grace@atelier.example';
    const contact = {
      civility: 'Mrs' as const,
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'Grace@Atelier.example',
    };
    await aFirm(service, { contacts: [{ ...contact, phone: '', function: '', principal: true, language: 'en' }] });
    const attachments = [
      pdf('ok.pdf', 'grace'),
      { filename: 'all.zip', content: Buffer.from('PK\x03\x04') },
      { filename: 'none.pdf', content: Buffer.alloc(0) },
      { filename: 'huge.pdf', content: Buffer.alloc(2_100_000, '%PDF-1.7 ') },
    ];
    const messageId = '<march@atelier.example>';
    const arrival = await sent(from, { subject: 'Spam <b>', attachments, messageId });
    expect(arrival.files.map(({ refusal }) => refusal)).toEqual([
      undefined,
      'FILE_TYPE',
      'FILE_EMPTY',
      'FILE_TOO_LARGE',
    ]);
    const answer = await eventually(() => answersTo(from)[0]);
    expect(answer.subject).toBe('Part of what you sent was refused');
    expect(answer.text).toContain('Hello Grace Hopper,');
    expect(answer.text).toContain('Received: ok.pdf');
    expect(answer.text).toContain('all.zip – It is no PDF, XML, PNG, JPEG or TIFF. Archives are not opened.');
    expect(answer.text).toContain('huge.pdf – The file is larger than 2 MB.');
    expect(answer.text).not.toContain('Spam');
    expect(headerOf(answer, 'auto-submitted')).toBe('auto-replied');
    expect([answer.inReplyTo, answer.references]).toEqual([messageId, messageId]);
  });

  test('is none to a machine, whose files are taken all the same', async () => {
    const from = 'robot@atelier.example';
    const arrival = await sent(from, {
      attachments: [pdf('robot.pdf', 'robot')],
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(arrival).toMatchObject({ answered: false, files: [{ documentId: expect.any(String) }] });
  });

  test('is given to one address ten times a day', async () => {
    const from = 'eager@atelier.example';
    for (let time = 0; time < 12; time += 1) {
      await inbox.put(
        await rawMail({ from, attachments: [pdf(`${time}.pdf`, `eager ${time}`)] }, { 'Return-Path': `<${from}>` }),
      );
    }
    const all = await eventually(async () => {
      const found = (await arrivals()).filter((each) => each.from === from);
      return found.length === 12 && found;
    }, 25_000);
    expect(all.filter(({ answered }) => answered)).toHaveLength(10);
    expect(made(from)).toHaveLength(12);
  });
});

/** Changes the mailbox's settings, and waits for a look by them: one that is under way goes on by those before. */
async function edited(more: object): Promise<void> {
  const { body: before } = await ask<IntakeSource>('GET', `/${added.body.id}`);
  const { version } = before;
  const after = await ask<IntakeSource>('PUT', `/${before.id}`, { ...SETTINGS, password: undefined, ...more, version });
  expect(after.status).toBe(200);
  await eventually(async () => {
    const { lastRunAt } = (await ask<IntakeSource>('GET', `/${before.id}`)).body;
    return lastRunAt !== undefined && lastRunAt > (after.body.lastRunAt ?? '');
  });
}

describe('whose a message is', () => {
  afterEach(() => edited({ takesUnknown: true }));

  test('says the tag of its address, where its sender is on file nowhere', async () => {
    const supplierId = await aFirm(service, { code: 'Tag-17' });
    const from = 'somebody@elsewhere.example';
    const arrival = await sent(from, { to: 'invoices+tag-17@firm.example', attachments: [pdf('tag.pdf', 'tag')] });
    expect(arrival).toMatchObject({ supplierId });
    expect(made(from)).toMatchObject([{ supplierId }]);
  });

  test('is left to what it says, where neither sender nor tag tells', async () => {
    const from = 'stranger@elsewhere.example';
    await sent(from, { attachments: [pdf('stranger.pdf', 'stranger')] });
    expect(made(from)).toMatchObject([{ supplierId: undefined }]);
  });

  test('is nobody’s where a server found the sender forged, and nothing is answered to who was forged', async () => {
    const from = 'ceo@atelier.example';
    await aFirm(service, { email: from });
    const arrival = await sent(
      from,
      { attachments: [pdf('forged.pdf', 'forged')] },
      { 'Authentication-Results': 'mx.firm.example; spf=pass; dmarc=fail header.from=atelier.example' },
    );
    expect(arrival.supplierId).toBeUndefined();
    expect(arrival.answered).toBe(false);
    expect(made(from)).toMatchObject([{ supplierId: undefined }]);
  });

  test('a mailbox that takes known senders alone refuses others, and says so', async () => {
    await edited({ takesUnknown: false });
    const from = 'unknown@elsewhere.example';
    const arrival = await sent(from, { attachments: [pdf('unknown.pdf', 'unknown')] });
    expect(arrival).toMatchObject({ refusal: 'SENDER_UNKNOWN', files: [], answered: true });
    expect(made(from)).toEqual([]);
    expect((await eventually(() => answersTo(from)[0])).text).toContain(
      'Cette adresse n’est connue pour aucun fournisseur.',
    );
  });
});

describe('what cannot be taken', () => {
  test.each<[string, Parameters<typeof rawMail>[0], string]>([
    ['no file', {}, 'NO_FILE'],
    ['31 files', { attachments: Array.from({ length: 31 }, (_, n) => pdf(`${n}.pdf`, `many ${n}`)) }, 'TOO_MANY_FILES'],
    ['too much', { text: 'x\n'.repeat(2_500_000) }, 'MESSAGE_TOO_LARGE'],
  ])('a message with %s is refused with its reason', async (title, mail, refusal) => {
    const from = `${title.replace(/ /g, '-')}@elsewhere.example`;
    expect(await sent(from, mail)).toMatchObject({ refusal, answered: true, files: [] });
    expect(made(from)).toEqual([]);
  });

  test('a broken message is refused and put away, and those after it are taken', async () => {
    const broken = `From: broken@elsewhere.example\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n${Array.from(
      { length: 40 },
      (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
    ).join('')}`;
    await inbox.put(broken);
    const from = 'after@elsewhere.example';
    await sent(from, { attachments: [pdf('after.pdf', 'after')] });
    expect(made(from)).toHaveLength(1);
    expect(await arrivalFrom('broken@elsewhere.example')).toMatchObject({ refusal: 'UNREADABLE', answered: false });
  });

  test('while documents does not answer, a message waits where it lies, and nobody is told anything', async () => {
    documents.state.down = true;
    const from = 'patient@elsewhere.example';
    await inbox.put(
      await rawMail({ from, attachments: [pdf('patient.pdf', 'patient')] }, { 'Return-Path': `<${from}>` }),
    );
    const shown = await eventually(async () => {
      const { body } = await ask<IntakeSource>('GET', `/${added.body.id}`);
      return body.trouble && documents.state.calls > 8 && body;
    }, 25_000);
    expect(shown.trouble?.code).toBe('intake.notNow');
    expect((await arrivals()).filter((each) => each.from === from)).toEqual([]);
    documents.state.calls = 0;
    documents.state.down = false;
    expect(await arrivalFrom(from)).toMatchObject({ files: [{ documentId: expect.any(String) }] });
    expect(made(from)).toHaveLength(1);
  });
});

test('trying a connection tells what waits, or what is wrong in plain words', async () => {
  const trial = async (more: object) => (await ask<IntakeTrial>('POST', '/try', { ...SETTINGS, ...more })).body;
  expect(await trial({})).toEqual({ ok: true, waiting: expect.any(Number) });
  expect(await trial({ password: 'wrong' })).toMatchObject({ ok: false, trouble: { code: 'intake.signIn' } });
  expect((await trial({ folder: 'Nowhere' })).trouble?.code).toBe('intake.folder');
  expect((await trial({ port: 1 })).trouble?.code).toBe('intake.noAnswer');
  expect((await trial({ host: 'nobody.invalid' })).trouble?.code).toBe('intake.hostUnknown');
  expect((await trial({ host: 'localhost' })).trouble?.code).toBe('intake.hostPrivate');
  expect((await trial({ security: 'TLS', port: imap.securePort })).trouble?.code).toBe('intake.certificate');
  expect((await trial({ security: 'TLS' })).trouble?.code).toBe('intake.encryption');
  expect((await trial({ security: 'STARTTLS' })).ok).toBe(false);
});

test('adding, changing, switching and removing one is a decision, told without its password', async () => {
  const { body } = await ask<IntakeSource>('POST', '', { ...SETTINGS, name: 'Second' });
  const off = await ask<IntakeSource>('POST', `/${body.id}/switch`, { version: 1, enabled: false });
  expect(off.body.enabled).toBe(false);
  expect((await ask<ProblemDetails>('POST', `/${body.id}/switch`, { version: 1, enabled: true })).body.code).toBe(
    'version.stale',
  );
  // The password that is kept goes to nobody else's server.
  const moved = { ...SETTINGS, password: undefined, name: 'Second', host: '127.0.0.2', version: 2 };
  expect((await ask<ProblemDetails>('PUT', `/${body.id}`, moved)).body.errors).toMatchObject([{ field: 'password' }]);
  expect((await ask('PUT', `/${body.id}`, { ...SETTINGS, name: 'Third', version: 2 })).status).toBe(200);
  expect((await ask('DELETE', `/${body.id}`)).status).toBe(200);
  expect((await ask('GET', `/${body.id}`)).status).toBe(404);
  const told = await eventually(() => {
    const found = service.said
      .filter(({ type }) => type === 'DecisionTaken')
      .map(({ data }) => (data as EventData<'DecisionTaken'>).decision)
      .filter(({ about }) => about?.id === body.id);
    return found.length === 4 && found;
  });
  expect(told.map(({ action }) => action)).toEqual([
    'intake.create',
    'intake.disable',
    'intake.update',
    'intake.delete',
  ]);
  expect(told[2]).toMatchObject({ before: { name: 'Second' }, after: { name: 'Third', password: 'set' } });
  expect(JSON.stringify(service.said)).not.toContain(PASSWORD);
});

test.each([aClerk(), aSupplier(newId())])('nobody but an administrator reaches it', async (caller) => {
  for (const path of ['', `/${added.body.id}`, `/${added.body.id}/arrivals`]) {
    expect((await service.call(caller, `/api/v1/intake-sources${path}`)).status).toBe(403);
  }
});

test('a source is answered without its password, and says when it was looked at', async () => {
  expect(added.status).toBe(201);
  const shown = await eventually(async () => {
    const { body } = await ask<IntakeSource>('GET', `/${added.body.id}`);
    return body.lastSuccessAt !== undefined && body;
  });
  expect(JSON.stringify(shown)).not.toContain(PASSWORD);
  expect(shown).toMatchObject({ enabled: true, name: 'Invoices' });
  expect(shown.trouble).toBeUndefined();
  const stored = await service.database.connection.collection('intake_sources').findOne({});
  expect(JSON.stringify(stored)).not.toContain(PASSWORD);
});

test('what is wrong in a form is said by field', async () => {
  const { status, body } = await ask<ProblemDetails>('POST', '', { ...SETTINGS, name: ' ', address: 'nobody' });
  expect(status).toBe(400);
  expect(body.errors?.map(({ field }) => field).sort()).toEqual(['address', 'name']);
});
