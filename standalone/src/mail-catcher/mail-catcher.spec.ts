import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@comptoir/service-kit';
import { createTransport } from 'nodemailer';
import { afterEach, expect, test } from 'vitest';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';

const open: MailCatcher[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const catcher of open.splice(0)) await catcher.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function start(folder?: string): Promise<{ catcher: MailCatcher; folder: string }> {
  const kept = folder ?? (await mkdtemp(join(tmpdir(), 'comptoir-mails-')));
  if (!folder) folders.push(kept);
  const catcher = await startMailCatcher({ folder: kept, port: 0, clock: systemClock });
  open.push(catcher);
  return { catcher, folder: kept };
}

const text = async (url: string): Promise<string> => (await fetch(url)).text();

test('a mail that is sent can be read on the page, also after a restart', async () => {
  const first = await start();
  const mail = { from: 'a@x.example', to: 'b@x.example', subject: 'Facture refusée', html: '<p>Bonjour</p>' };
  await createTransport(first.catcher.smtpUrl).sendMail(mail);
  expect(await text(first.catcher.webUrl)).toContain('Facture refusée');

  await open.pop()?.close();
  const second = await start(first.folder);
  expect(await text(second.catcher.webUrl)).toContain('b@x.example');
});

test('a short message is taken as Twilio takes it, and can be read among the mails', async () => {
  const { catcher } = await start();
  const { username, password, origin } = new URL(catcher.sms.SMS_URL);
  const send = (form: Record<string, string>) =>
    fetch(`${origin}/2010-04-01/Accounts/${username}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
      body: new URLSearchParams(form),
    });
  const taken = await send({ To: '+33612345678', From: 'Comptoir', Body: 'Comptoir : رمز' });
  expect([taken.status, await taken.json()]).toMatchObject([201, { status: 'queued' }]);
  expect((await send({ To: 'nobody', Body: 'x' })).status).toBe(400);
  const [caught] = JSON.parse(await text(`${catcher.webUrl}/mails.json`));
  expect(caught).toMatchObject({ subject: 'SMS +33612345678', text: expect.stringContaining('Comptoir : رمز') });
});

test('what a mail says is shown, never run', async () => {
  const { catcher } = await start();
  const mail = {
    from: 'a@x.example',
    to: 'b@x.example',
    subject: '<script>alert(1)</script>',
    html: '<script>alert(2)</script>',
  };
  await createTransport(catcher.smtpUrl).sendMail(mail);
  const list = await text(catcher.webUrl);
  expect(list).not.toContain('<script>');
  const path = /href="(\/mails\/[^"]+)"/.exec(list)?.[1] ?? '';
  const shown = await text(catcher.webUrl + path);
  expect(shown).toContain('<iframe sandbox');
  const framed = await fetch(`${catcher.webUrl}${path}/html`);
  expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a mail that does not exist is a 404, whatever its id', async () => {
  const { catcher } = await start();
  for (const id of ['none', '..%2f..%2fetc%2fpasswd'])
    expect((await fetch(`${catcher.webUrl}/mails/${id}`)).status).toBe(404);
});
