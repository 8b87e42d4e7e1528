import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { givenSecrets, withoutSecrets } from './given-secrets.ts';
import { REDACTED, scrub } from './scrub.ts';

test.each([
  ['an IBAN in groups', 'paid to DE89 3704 0044 0532 0130 00 today', 'DE89'],
  ['an IBAN in one', 'iban FR7630006000011234567890189 is not on file', '7630006'],
  ['an IBAN with a mistyped digit', 'FR7630006000011234567890180 refused', '7630006'],
  ['an IBAN in small letters', 'de89370400440532013000', 'de8937'],
  ['a one-time code', 'wrong code: 482913', '482913'],
  ['a password', 'login failed, password=hunter2!', 'hunter2'],
  ['a cookie', 'Cookie: __Host-comptoir=ZXhhbXBsZQ; a=b', 'ZXhhbXBsZQ'],
  ['a token in a query', 'GET /reset?token=abc.def&x=1', 'abc.def'],
  ['a token in an address', 'from https://portal.example/reset?lang=fr&token=r3s3t#top', 'r3s3t'],
  ['a bearer', 'authorization: Bearer abc.def-ghi', 'abc.def'],
  ['a JSON web token', 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2ln', 'eyJzdWIi'],
  ['who signs in at an engine', 'mongodb://me:pw@host/', 'me:pw'],
  ['a mail address', 'to <ada@example.org> refused', 'ada@'],
  ['what collides', 'E11000 index: x dup key: { nameKey: "jean dupont" }', 'jean'],
  ['a secret by its name, deep in a line', '{"a":{"b":{"newPassword":"s3cr\\"et","c":1}}}', 's3cr'],
  ['a secret that is a number', '{"otp":482913,"a":1}', '482913'],
  ['a secret in JSON inside a text', '{"msg":"bad body {\\"password\\":\\"geheim\\"}"}', 'geheim'],
])('%s is taken out', (_what, text, secret) => {
  expect(scrub(text)).not.toContain(secret);
  expect(scrub(text)).toContain(REDACTED);
});

test.each([
  'invoice 0199f1c2-7d3a-7c11-9b1e-0242ac120002 read in 120 ms',
  'sha256 ab12cd34ef56ab12cd34ef56ab12cd34ef56ab12cd34ef56ab12cd34ef56ab12',
  'connect ECONNREFUSED 127.0.0.1:27017',
  'at Object.<anonymous> (/app/node_modules/@fastify/cookie/plugin.js:12:3)',
  '{"code":"supplier.nameTaken","status":409}',
  'comptoir.invoices.v1 of group invoices, 12 messages',
])('%s stays as it is', (text) => expect(scrub(text)).toBe(text));

test('a line of JSON is one after it, whatever it holds', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('password=a b', '?token=x', 'FR7630006000011234567890189', '"iban":"FR76', '\\"otp\\":\\"1'),
  );
  const value = fc.array(part).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value), value, (fields, message) => {
      const lines: string[] = [];
      const logger = createLogger({ service: 'spec', destination: { write: (line) => void lines.push(line) } });
      logger.info({ fields, password: message }, message);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ service: 'spec', password: REDACTED });
    }),
  );
});

test('what a driver hangs onto its error is not logged, what the error is stays', () => {
  const lines: string[] = [];
  const logger = createLogger({ service: 'spec', destination: { write: (line) => void lines.push(line) } });
  const error = Object.assign(new TypeError('no'), {
    code: 11000,
    keyValue: { name: 'Jean Dupont' },
    cause: new Error('why'),
  });
  logger.error({ err: error }, 'failed');
  expect(lines.join()).not.toContain('Dupont');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    type: 'TypeError',
    message: 'no',
    code: 11000,
    cause: { message: 'why' },
  });
});

test('what a request brought under a secret’s name is found, at any depth, and taken out of any words', () => {
  const secrets = givenSecrets({
    body: {
      user: { password: 'correct horse' },
      otp: [482913],
      iban: 'FR76',
      code: '771204',
      name: 'Ada',
      code2: 'kept',
    },
    query: { token: 'r3s3t', q: 'search' },
    headers: {
      cookie: 'comptoir=sess10n; other=v4lue',
      referer: 'https://p/reset?token=fr0m',
      authorization: 'Bearer b34r',
    },
  });
  expect(secrets.sort()).toEqual(
    ['correct horse', '482913', 'FR76', '771204', 'r3s3t', 'sess10n', 'v4lue', 'fr0m', 'b34r'].sort(),
  );
  expect(withoutSecrets('is correct horse wrong?', secrets)).toBe(`is ${REDACTED} wrong?`);
});
