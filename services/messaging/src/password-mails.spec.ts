import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGES, type MailDetail, type MailSummary } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { anAdmin, eventually, startService } from '@comptoir/testing';
import { afterAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { startMailServer } from './testing/mail-server.ts';

const smtp = await startMailServer();
afterAll(() => smtp.close());
/** Identity as messaging sees it: a token for each asking, none for a link that is over. */
const over = new Set<string>();
let away = false;
let minted = 0;
const identity = createServer((request, response) => {
  const [, id = ''] = /^\/internal\/password-links\/([\w-]+)\/token$/.exec(request.url ?? '') ?? [];
  if (away) return void response.writeHead(503).end();
  if (request.method !== 'POST' || over.has(id)) return void response.writeHead(404).end();
  minted += 1;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ token: `secret-${minted}` }));
});
afterAll(() => {
  identity.close();
});
await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
const service = await startService('messaging', createApp, {
  env: {
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: smtp.url,
    MAIL_RETRY_FIRST_MS: '50',
    MAIL_RETRY_MOST_MS: '200',
  },
  urls: { identity: `http://127.0.0.1:${(identity.address() as AddressInfo).port}` },
});

const to = (address: string) => smtp.received.filter((mail) => mail.envelope.to.includes(address));
const mailTo = (address: string) => eventually(() => to(address)[0]);
const mails = async () =>
  (await service.call(anAdmin(), '/api/v1/mails?range=[0,99]')).json() as Promise<MailSummary[]>;
const mailFor = async (email: string) => (await mails()).find((mail) => mail.to.email === email);

const asked = (more: object = {}) => {
  const email = `u-${newId()}@x.example`;
  const data = {
    ...{ purpose: 'reset', userId: newId(), firstName: 'Grace', lastName: 'Hopper', email, language: 'en' },
    ...{ expiresAt: '2026-11-21T21:30:00.000Z' },
    ...more,
  };
  return { type: 'PasswordLinkRequested' as const, subject: newId(), data };
};

test('a link to set a password is mailed with its token, which is in no mail that is kept', async () => {
  const event = asked();
  await service.say('identity', event);
  const mail = await mailTo(event.data.email);
  expect(mail.subject).toBe('Change your Comptoir password');
  expect(mail.text).toContain('Hello Grace Hopper,');
  expect(mail.text).toMatch(/https:\/\/portal\.example\/password\/new\?token=secret-\d+\n/);
  expect(mail.html).toMatch(/href="https:\/\/portal\.example\/password\/new\?token=secret-\d+"/);
  expect(mail.text).toContain('November 21, 2026 at 9:30:00 PM UTC');
  await eventually(async () => (await mailFor(event.data.email))?.state === 'SENT');
  const kept = (await (
    await service.call(anAdmin(), `/api/v1/mails/${(await mailFor(event.data.email))?.id}`)
  ).json()) as MailDetail;
  expect(kept.text).toContain('/password/new?token=__TOKEN__');
  const rows = await service.database.connection.collection('mails').find().toArray();
  expect(JSON.stringify([rows, service.said])).not.toContain('secret-');
});

test.each(LANGUAGES)('a new account is welcomed in %s, with its login and no password', async (language) => {
  const event = asked({ purpose: 'creation', language });
  await service.say('identity', event);
  const mail = await mailTo(event.data.email);
  expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  expect(mail.text).toContain(event.data.email);
  expect(mail.text).not.toMatch(/\{\w+\}|__TOKEN__|undefined/);
});

test('a mail waits while identity is away, and is given up once its link is over', async () => {
  away = true;
  const event = asked();
  await service.say('identity', event);
  await eventually(async () => /503/.test((await mailFor(event.data.email))?.lastAnswer ?? ''));
  away = false;
  await mailTo(event.data.email);

  const late = asked();
  over.add(late.subject);
  await service.say('identity', late);
  await eventually(async () => (await mailFor(late.data.email))?.state === 'REFUSED');
  expect(to(late.data.email)).toEqual([]);
});

test('a changed password is told to whose it is, not the first one of a new account', async () => {
  const email = `c-${newId()}@x.example`;
  const changed = (sequence: number, before: object, action = 'user.password') => ({
    type: 'UserChanged' as const,
    subject,
    sequence,
    data: {
      ...{ email, firstName: 'Grace', lastName: 'Hopper', roles: ['user'], supplierIds: [], language: 'fr' },
      ...{ status: 'ACTIVE', passwordChangedAt: '2026-11-21T21:30:00.000Z' },
      decision: { action, by: { id: subject, name: 'Grace', kind: 'user' }, roles: ['user'], before, after: {} },
    },
  });
  const subject = newId();
  await service.say('identity', changed(1, { status: 'WAITING' }));
  await service.say('identity', changed(2, {}, 'user.update'));
  await service.say('identity', changed(3, { passwordChangedAt: null }));
  const mail = await mailTo(email);
  expect(mail.subject).toBe('Votre mot de passe Comptoir a été changé');
  expect(mail.text).toContain('https://portal.example/password/request');
  expect((await mails()).filter((row) => row.to.email === email)).toHaveLength(1);
});
