import { type Caller, INVOICE_STATUSES, type InvoiceStatus } from '@comptoir/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anInvoice, RULES } from '../testing/an-invoice.ts';
import { ACME, PEOPLE } from '../testing/people.ts';
import { refusalOf } from './may.ts';
import type { Rules } from './rules.ts';
import type { Invoice, Payment, Who } from './state.ts';
import { PERSON_COMMANDS } from './transitions.ts';

const { admin, vera, carl, paula, buyer, supplier, colleague, stranger } = PEOPLE;
const ONE_OF_EACH = { admin, clerk: vera, accountant: paula, purchaser: buyer, supplier };
const STAFF = ['admin', 'clerk', 'accountant', 'purchaser'];

/** Who may do what, and in which states: the portal's rules, written down apart from the code that keeps them. */
const RULEBOOK: Readonly<
  Record<(typeof PERSON_COMMANDS)[number], { who: readonly string[]; when: readonly InvoiceStatus[] }>
> = {
  verify: { who: STAFF, when: ['TO_VERIFY'] },
  enter: { who: STAFF, when: ['EXCEPTION'] },
  split: { who: STAFF, when: ['TO_VERIFY'] },
  control: { who: STAFF, when: ['TO_CONTROL'] },
  sendBack: { who: STAFF, when: ['TO_CONTROL', 'TO_PAY'] },
  pay: { who: ['admin', 'accountant'], when: ['TO_PAY'] },
  reverse: { who: ['admin', 'accountant'], when: ['TO_PAY', 'PAID', 'EXPORTED'] },
  reject: { who: STAFF, when: ['TO_VERIFY', 'TO_CONTROL', 'TO_PAY'] },
  withdraw: {
    who: ['supplier'],
    when: ['INTEGRATION_IN_PROGRESS', 'PROCESSING', 'TO_VERIFY', 'EXCEPTION', 'DUPLICATED'],
  },
  relaunch: { who: STAFF, when: ['EXCEPTION', 'TO_VERIFY', 'DUPLICATED'] },
  keep: { who: STAFF, when: ['DUPLICATED'] },
  discard: { who: STAFF, when: ['DUPLICATED'] },
  cancel: {
    who: ['admin'],
    when: ['TO_VERIFY', 'TO_CONTROL', 'PENDING_APPROVAL', 'TO_PAY', 'EXCEPTION', 'DUPLICATED'],
  },
  close: { who: ['admin', 'accountant'], when: ['EXPORTED'] },
  delete: { who: ['admin'], when: ['CANCELED', 'REJECTED', 'DUPLICATED', 'EXCEPTION'] },
};

const sentBySupplier = (status: InvoiceStatus): Invoice =>
  anInvoice({ status, sender: { by: who(supplier.id), supplierId: ACME, isSupplier: true } });

describe.each(PERSON_COMMANDS)('%s', (command) => {
  const { who: roles, when } = RULEBOOK[command];
  const cases = INVOICE_STATUSES.flatMap((status) => Object.keys(ONE_OF_EACH).map((role) => ({ status, role })));

  test.each(cases)('$status, $role', ({ status, role }) => {
    const by = ONE_OF_EACH[role as keyof typeof ONE_OF_EACH];
    const refusal = refusalOf(sentBySupplier(status), command, { by, rules: RULES });
    const expected = !roles.includes(role) ? 'access.denied' : when.includes(status) ? undefined : 'invoice.transition';
    expect(refusal?.refused).toBe(expected);
  });
});

function who(id: string): Who {
  return { id, name: id, kind: 'user', side: 'staff' };
}
const stamp = (by: { id: string }) => ({ by: who(by.id), at: new Date(0) });
const PAID: Payment = {
  id: 'p',
  type: 'Payment',
  amount: 100,
  date: '2026-01-01',
  method: 'SEPA',
  reference: 'r',
  recorded: stamp(paula),
};

test('nobody controls what they verified, an admin neither', () => {
  for (const by of [vera, admin]) {
    const invoice = anInvoice({ status: 'TO_CONTROL', verified: stamp(by) });
    expect(refusalOf(invoice, 'control', { by, rules: RULES })).toEqual({ refused: 'invoice.ownVerification' });
    expect(refusalOf(invoice, 'control', { by: carl, rules: RULES })).toBeUndefined();
    expect(refusalOf(invoice, 'control', { by, rules: { ...RULES, dualControl: false } })).toBeUndefined();
  }
});

test('nobody pays what they controlled, an admin neither', () => {
  for (const by of [paula, admin]) {
    const invoice = anInvoice({ status: 'TO_PAY', verified: stamp(vera), controlled: stamp(by) });
    expect(refusalOf(invoice, 'pay', { by, rules: RULES })).toEqual({ refused: 'invoice.ownControl' });
  }
});

test('without dual control a second person pays above the threshold only', () => {
  const invoice = anInvoice({ status: 'TO_PAY', verified: stamp(paula), controlled: stamp(paula) });
  const alone = { ...RULES, dualControl: false };
  const pay = (by: Caller, rules: Rules) => refusalOf(invoice, 'pay', { by, rules })?.refused;
  expect(pay(paula, alone)).toBeUndefined();
  expect(pay(paula, { ...alone, approvalThreshold: '120' })).toBeUndefined();
  expect(pay(paula, { ...alone, approvalThreshold: '119.99' })).toBe('invoice.secondPerson');
  expect(pay(admin, { ...alone, approvalThreshold: '119.99' })).toBeUndefined();
});

describe('the IBAN on the invoice', () => {
  const pay = (iban: string | undefined, onFile: string | undefined) => {
    const { content } = anInvoice();
    const invoice = anInvoice({ status: 'TO_PAY', content: { ...content, ...(iban && { iban }) } });
    const onRecord = { id: ACME, code: 'A', name: 'Acme', ...(onFile && { iban: onFile }) };
    return refusalOf(invoice, 'pay', { by: paula, rules: RULES, supplier: onRecord });
  };
  test('must be the one on file when it is paid, however either is spaced', () => {
    expect(pay('FR76 3000 6000', 'fr7630006000')).toBeUndefined();
    expect(pay('FR7630006000', 'FR7630006001')?.refused).toBe('invoice.ibanDiffers');
    expect(pay(undefined, 'FR7630006001')).toBeUndefined();
    expect(pay(undefined, undefined)).toBeUndefined();
  });

  test('is not paid to where none is on file', () => {
    expect(pay('FR7630006000', undefined)).toEqual({
      refused: 'invoice.ibanNotOnFile',
      params: { read: 'FR7630006000' },
    });
    const invoice = anInvoice({ status: 'TO_PAY', content: { ...anInvoice().content, iban: 'FR7630006000' } });
    expect(refusalOf(invoice, 'pay', { by: paula, rules: RULES })?.refused).toBe('invoice.ibanNotOnFile');
  });

  test('lets a payment pass only where it names no other account than the one on file, whatever stands in either', () => {
    const letters = fc.stringMatching(/^[A-Z0-9]{1,6}$/);
    const spaced = (text: string) => fc.constantFrom(text, text.toLowerCase(), [...text].join(' '), `-${text}.`);
    const pair = fc
      .tuple(letters, fc.option(letters, { nil: undefined }))
      .chain(([read, onFile]) => fc.tuple(spaced(read), onFile === undefined ? fc.constant(onFile) : spaced(onFile)));
    const bare = (text: string | undefined) => text?.replace(/[ .-]/g, '').toUpperCase();
    fc.assert(
      fc.property(pair, ([read, onFile]) => {
        expect(pay(read, onFile) === undefined).toBe(bare(read) === bare(onFile));
      }),
      { examples: [[['FR76', 'fr 76']], [['FR76', undefined]]] },
    );
  });
});

test.each(['reject', 'cancel', 'withdraw', 'relaunch'] as const)(
  '%s waits until what was paid is reversed',
  (command) => {
    const by = command === 'withdraw' ? supplier : admin;
    const invoice = { ...sentBySupplier('TO_VERIFY'), payments: [PAID] };
    expect(refusalOf(invoice, command, { by, rules: RULES })).toEqual({ refused: 'invoice.paidAlready' });
    const reversal: Payment = { ...PAID, id: 'r', type: 'Reversal', reverses: 'p' };
    expect(refusalOf({ ...invoice, payments: [PAID, reversal] }, command, { by, rules: RULES })).toBeUndefined();
  },
);

test('any of the supplier’s people withdraws what one of them sent, nobody what the staff sent for them', () => {
  const sent = sentBySupplier('TO_VERIFY');
  const scanned = anInvoice({ sender: { by: who(vera.id), supplierId: ACME, isSupplier: false } });
  const withdraw = (invoice: Invoice, by: Caller) => refusalOf(invoice, 'withdraw', { by, rules: RULES })?.refused;
  expect(withdraw(sent, colleague)).toBeUndefined();
  expect(withdraw(sent, stranger)).toBe('invoice.notSender');
  expect(withdraw(scanned, supplier)).toBe('invoice.notSender');
});

test.each([
  ['relaunch', 'INVOICE_RELAUNCH_EXTRACTION'],
  ['delete', 'INVOICE_DELETE_ACTION'],
] as const)('%s is refused by the setting’s name while %s is off', (command, code) => {
  const rules = { ...RULES, switches: { [code]: false } };
  expect(refusalOf(anInvoice({ status: 'EXCEPTION' }), command, { by: admin, rules })).toEqual({
    refused: 'feature.off',
    params: { code },
  });
});
