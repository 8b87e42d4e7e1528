import type { PayeeAnswer } from '@comptoir/contracts';
import { expect, test } from 'vitest';
import { bankSigns } from './bank-signs.ts';
import type { ChangeRequest } from './change-request.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const quiet: ChangeRequest = {
  id: 'r',
  supplierId: 's',
  kind: 'IBAN',
  state: 'PENDING_APPROVAL',
  version: 3,
  before: { iban: 'FR7630006000011234567890189' },
  after: { iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPXXX', rib: { fileId: 'f', sha256: 'a' } },
  asked: { by: { id: 'p', name: 'Pia' }, at: NOW },
  typed: false,
  guesses: 1,
  ways: [],
  needsCallBack: false,
  confirmedAt: NOW,
};
const facts = {
  countryCode: 'FR',
  contactPoints: [{ channel: 'email' as const, value: 'a@b.example', since: daysAgo(30) }],
  sharedWith: [],
};
const codes = (request: Partial<ChangeRequest>, more: Partial<Parameters<typeof bankSigns>[1]> = {}) =>
  bankSigns({ ...quiet, ...request }, { ...facts, ...more }, NOW).map(({ code }) => code);

const payee = (answer: PayeeAnswer) => ({ answer, asked: 'Firm', at: NOW });

test('a confirmed move between two banks of the supplier’s own country has nothing about it', () => {
  expect(codes({})).toEqual([]);
});

test.each([
  ['a first account', { before: {} }, {}, ['FIRST_IBAN']],
  [
    'an account abroad',
    { after: { ...quiet.after, iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' } },
    {},
    ['COUNTRY_CHANGED', 'COUNTRY_FOREIGN'],
  ],
  ['a bank elsewhere', { after: { ...quiet.after, bic: 'COBADEFFXXX' } }, {}, ['BIC_COUNTRY']],
  ['another supplier’s account', {}, { sharedWith: ['Other'] }, ['IBAN_ELSEWHERE']],
  [
    'a contact of yesterday',
    {},
    { contactPoints: [{ channel: 'phone' as const, value: '+33140000001', since: daysAgo(29) }] },
    ['CONTACT_RECENT'],
  ],
  ['what staff typed', { typed: true, confirmedAt: undefined, guesses: 0 }, {}, ['NOT_CONFIRMED', 'TYPED_BY_STAFF']],
  ['wrong codes before', { guesses: 4 }, {}, ['WRONG_CODES']],
  ['a change of last month', {}, { changedAt: daysAgo(31) }, ['CHANGED_LATELY']],
  [
    'an account in another name',
    { payee: payee('NO_MATCH') },
    { sharedWith: ['Other'] },
    ['PAYEE_NO_MATCH', 'IBAN_ELSEWHERE'],
  ],
  ['an account in a name like it', { payee: payee('CLOSE_MATCH') }, {}, ['PAYEE_CLOSE_MATCH']],
  ['a bank that could not tell', { payee: payee('NOT_POSSIBLE') }, {}, ['PAYEE_NOT_POSSIBLE']],
  ['an account in the supplier’s name', { payee: payee('MATCH') }, {}, []],
  ['no RIB', { after: { iban: quiet.after.iban, bic: quiet.after.bic } }, {}, ['NO_RIB']],
])('%s is told', (_what, request, more, expected) => {
  expect(codes(request as Partial<ChangeRequest>, more)).toEqual(expected);
});
