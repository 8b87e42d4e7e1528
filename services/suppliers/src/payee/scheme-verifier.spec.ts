import { expect, test } from 'vitest';
import { NO_ANSWERS, startOutside } from '../testing/outside-stand-in.ts';
import { createSchemeVerifier } from './scheme-verifier.ts';

const outside = await startOutside();
const verifier = createSchemeVerifier({ url: `${outside.url}/vop`, token: 's3cret' });
const payee = { iban: 'FR7630006000011234567890189', name: 'Atelier Dubois' };

test('the account and the name are asked for in the scheme’s words, as the bearer of the token', async () => {
  outside.say({ partyNameMatch: 'MTCH' });
  expect(await verifier.verify(payee)).toEqual({ answer: 'MATCH' });
  const { method, path, headers, body } = outside.heard.at(-1) ?? { headers: {}, body: '' };
  expect([method, path, headers.authorization, JSON.parse(body)]).toEqual([
    ...['POST', '/vop', 'Bearer s3cret'],
    { party: { name: 'Atelier Dubois' }, partyAccount: { iban: payee.iban } },
  ]);
});

test.each([
  [
    { partyNameMatch: 'CMTC', matchedName: ' ATELIER\u202E DUBOIS & FILS\n' },
    { answer: 'CLOSE_MATCH', name: 'ATELIER DUBOIS & FILS' },
  ],
  [{ partyNameMatch: 'CMTC' }, { answer: 'CLOSE_MATCH' }],
  [{ partyNameMatch: 'NMTC', matchedName: 'Somebody Else' }, { answer: 'NO_MATCH' }],
  [{ partyNameMatch: 'NOAP' }, { answer: 'NOT_POSSIBLE' }],
])('%j is taken for %j', async (said, verdict) => {
  outside.say(said);
  expect(await verifier.verify(payee)).toEqual(verdict);
});

test('without a token none is sent, and a name is cut to what the scheme takes', async () => {
  outside.say({ partyNameMatch: 'MTCH' });
  await createSchemeVerifier({ url: outside.url }).verify({ ...payee, name: 'x'.repeat(150) });
  const { headers, body } = outside.heard.at(-1) ?? { headers: {}, body: '' };
  expect(headers.authorization).toBeUndefined();
  expect(JSON.parse(body).party.name).toHaveLength(140);
});

test.each([...NO_ANSWERS, ['a word that the scheme has not', undefined] as const])(
  'with %s gives no answer',
  async (_what, how) => {
    if (how) outside.answer(how);
    else outside.say({ partyNameMatch: 'toString' });
    await expect(verifier.verify(payee)).rejects.toThrow();
  },
);
