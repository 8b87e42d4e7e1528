import { LANGUAGES, type SendCode, type ServiceCaller } from '@comptoir/contracts';
import { anAdmin, eventually, startService } from '@comptoir/testing';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { codeMessage } from './code-words.ts';

const smtp = await startMailServer({ refuse: (address) => (address.startsWith('nobody') ? 550 : undefined) });
afterAll(() => smtp.close());
const service = await startService('messaging', createApp, {
  env: { PUBLIC_URL: 'https://portal.example', SMTP_URL: smtp.url },
});
const suppliers: ServiceCaller = { kind: 'service', id: 'suppliers', language: 'fr' };
const order: SendCode = {
  kind: 'IBAN',
  code: '048213',
  supplierName: 'Atelier <b>Lumière</b>',
  after: 'DE89 •••• 3000 · COBADEFFXXX',
  language: 'fr',
  ways: [{ channel: 'email', to: 'compta@atelier.example' }],
};
const send = (body: SendCode, caller: Parameters<typeof service.call>[0] = suppliers) =>
  service.call(caller, '/internal/one-time-codes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a code is mailed with what it confirms, and is in no list of mails', async () => {
  const answer = await send(order);
  expect([answer.status, await answer.json()]).toEqual([200, order.ways[0]]);
  const mail = await eventually(() => smtp.received[0]);
  expect(mail.subject).not.toContain(order.code);
  expect(mail.text).toContain('Code : 048213');
  expect(mail.text).toContain('DE89 •••• 3000');
  expect(mail.html).toContain('Atelier &lt;b&gt;Lumière&lt;/b&gt;');
  const list = await service.call(anAdmin(), '/api/v1/mails');
  expect(await list.json()).toEqual([]);
  const collections = (await service.database.connection.db?.listCollections().toArray()) ?? [];
  for (const { name } of collections) {
    const rows = await service.database.connection.db?.collection(name).find().toArray();
    expect(JSON.stringify(rows)).not.toContain(order.code);
  }
});

test('the next way is taken where one is refused or not there; with none left, that is said', async () => {
  const ways: SendCode['ways'] = [
    { channel: 'sms', to: '+33612345678' },
    { channel: 'email', to: 'nobody@atelier.example' },
    { channel: 'email', to: 'compta@atelier.example' },
  ];
  expect(await (await send({ ...order, ways })).json()).toEqual(ways[2]);
  const none = await send({ ...order, ways: ways.slice(0, 2) });
  expect([none.status, ((await none.json()) as { code: string }).code]).toEqual([503, 'change.codeNotSent']);
});

test('nobody but the suppliers service has codes sent', async () => {
  expect((await send(order, anAdmin())).status).toBe(403);
  expect((await send(order, { kind: 'service', id: 'invoices', language: 'fr' })).status).toBe(403);
});

test.each(LANGUAGES)('a short message in %s is short, and holds the code and what it confirms', (language) => {
  const text = codeMessage({ ...order, language, supplierName: 'A very long supplier name indeed, so it is cut' });
  expect(text).toContain('048213');
  expect(text).toContain('3000');
  // Two parts of 67 signs of another alphabet, or of 153 of ours, at most three.
  expect(text.length).toBeLessThanOrEqual(201);
});
