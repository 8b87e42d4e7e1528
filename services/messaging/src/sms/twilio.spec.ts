import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTwilio } from './twilio.ts';

/** As Twilio answers: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
let answer: { status: number; body: string } = { status: 201, body: '{}' };
let heard: { path: string | undefined; authorization: string | undefined; form: Record<string, string> } | undefined;
const server = createServer(async (request: IncomingMessage, response) => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  heard = { path: request.url, authorization: request.headers.authorization, form };
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;
const ACCOUNT = `AC${'0'.repeat(32)}`;
const sms = createTwilio({ url: `http://${ACCOUNT}:s%3Acret@127.0.0.1:${port}`, from: '+33757000000' });
const message = { to: '+33612345678', text: 'Comptoir : 123456 · é' };
beforeEach(() => {
  heard = undefined;
});

test('a message is posted to the account’s messages, with its credentials', async () => {
  answer = { status: 201, body: JSON.stringify({ sid: 'SM1', status: 'queued' }) };
  expect(await sms.deliver(message)).toEqual({ outcome: 'sent', answer: 'SM1' });
  expect(heard).toEqual({
    path: `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`,
    authorization: `Basic ${Buffer.from(`${ACCOUNT}:s:cret`).toString('base64')}`,
    form: { To: '+33612345678', From: '+33757000000', Body: 'Comptoir : 123456 · é' },
  });
});

test('a messaging service sends under its own id', async () => {
  const service = `MG${'a'.repeat(32)}`;
  await createTwilio({ url: `http://${ACCOUNT}:t@127.0.0.1:${port}`, from: service }).deliver(message);
  expect(heard?.form).toMatchObject({ MessagingServiceSid: service });
});

test.each([
  [400, { code: 21211, message: "The 'To' number +33612345678 is not valid" }, 'refused', '400, error 21211'],
  [401, { code: 20003 }, 'later', '401, error 20003'],
  [429, { code: 20429 }, 'later', '429, error 20429'],
  [500, 'oops', 'later', '500'],
  [201, 'not what it says', 'later', '201'],
])(
  'an answer of %i is told by its code alone, never with the number or the text',
  async (status, body, outcome, said) => {
    answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
    expect(await sms.deliver(message)).toEqual({ outcome, answer: said });
  },
);

test('a gateway that is away is tried another way', async () => {
  const gone = createTwilio({ url: 'http://AC1:t@127.0.0.1:1', from: 'x' });
  expect((await gone.deliver(message)).outcome).toBe('later');
});
