import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Clock } from '@comptoir/service-kit';
import type { MailBox } from './mail-box.ts';

/** The call by which Twilio takes a message, whatever the account. */
const CREATE = /^\/2010-04-01\/Accounts\/[^/]+\/Messages\.json$/;
const LARGEST = 10_000;

/** A gateway of short messages on the loopback, as Twilio's: it takes every one, puts it among the mails, and sends none on. */
export async function startShortMessages(box: MailBox, clock: Clock): Promise<{ url: string; close(): Promise<void> }> {
  let taken = 0;
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      if (request.method !== 'POST' || !CREATE.test(request.url ?? '')) return answer(404, { code: 20404 });
      const form = new URLSearchParams((await text(request)).slice(0, LARGEST));
      const [to, body] = [form.get('To') ?? '', form.get('Body') ?? ''];
      if (!/^\+\d{6,18}$/.test(to)) return answer(400, { code: 21211, message: 'not a number' });
      if (body === '') return answer(400, { code: 21602, message: 'no text' });
      await box.keep(asMail(to, body), clock.now());
      taken += 1;
      answer(201, { sid: `SM${String(taken).padStart(32, '0')}`, status: 'queued' });
    } catch {
      answer(500, { code: 20500 });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://AC00000000000000000000000000000000:caught@127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As the box keeps what it shows: an address that says the number. */
const asMail = (to: string, body: string): Buffer =>
  Buffer.from(
    [
      'From: SMS <sms@comptoir.invalid>',
      `To: <${to}@sms.invalid>`,
      `Subject: SMS ${to}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(body, 'utf8').toString('base64'),
      '',
    ].join('\r\n'),
  );
