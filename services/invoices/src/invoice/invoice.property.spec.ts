import type { Caller } from '@comptoir/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACME_CONTENT, RULES, SAM } from '../testing/an-invoice.ts';
import { ACME, PEOPLE } from '../testing/people.ts';
import { flat } from './changes.ts';
import type { Alike, Command } from './commands.ts';
import { amountToSettle, type Content, NO_CONTENT } from './content.ts';
import type { InvoiceEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { type HistoryLine, historyOf } from './history.ts';
import { decide } from './invoice.ts';
import { isRefusal } from './refusal.ts';
import { type Invoice, paidOf } from './state.ts';
import { type CommandName, TRANSITIONS } from './transitions.ts';

const SERVICE: Caller = { kind: 'service', id: 'system', language: 'fr' };
const SUPPLIER = { id: ACME, code: 'ACME', name: 'Acme', iban: 'FR76' };
const NOTHING: Alike = { duplicates: [], predecessors: [] };
const DOUBLE: Alike = { duplicates: [{ invoiceId: 'x', certain: true, reasons: ['SAME_FILE'] }], predecessors: [] };

const people = fc.constantFrom<Caller>(
  PEOPLE.admin,
  PEOPLE.vera,
  PEOPLE.paula,
  PEOPLE.paula,
  ...Object.values(PEOPLE),
  SERVICE,
);
const rules = fc.record({
  tolerance: fc.constantFrom('0', '0.05'),
  dualControl: fc.boolean(),
  bankChangeHoldDays: fc.constant(2),
  duplicateCheck: fc.constant(true),
  approvalThreshold: fc.constantFrom(undefined, '50', '500'),
  switches: fc.constantFrom({}, { INVOICE_RELAUNCH_EXTRACTION: false }),
});
const content: fc.Arbitrary<Content> = fc
  .record({
    net: fc.integer({ min: 0, max: 20_000 }),
    due: fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined }),
    supplierId: fc.constantFrom(ACME, ACME, ACME, undefined),
    currency: fc.constantFrom('EUR', 'EUR', 'USD', undefined),
    typeCode: fc.constantFrom('380' as const, '381' as const),
    invoiceNumber: fc.constantFrom('A', 'B', undefined),
    lines: fc.array(fc.record({ designation: fc.constantFrom('x', 'y'), netTotal: fc.integer({ min: 0, max: 99 }) }), {
      maxLength: 3,
    }),
  })
  .map(({ net, due, ...rest }) => ({
    ...ACME_CONTENT,
    ...rest,
    netTotal: net,
    vatTotal: Math.round(net / 5),
    grossTotal: net + Math.round(net / 5),
    ...(due !== undefined && { amountDue: due }),
  }));
const assessed = fc
  .record({ content, alike: fc.constantFrom(NOTHING, NOTHING, DOUBLE) })
  .map(({ content: of, alike }) => ({ ...alike, content: of, warnings: [] }));

/** What a command may carry; which command it is, is chosen when the state is known. */
const asked = fc.record({
  by: people,
  rules,
  pick: fc.nat(),
  /** Now and then something that the state does not allow. */
  isWild: fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0),
  isLate: fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0),
  assessed,
  level: fc.constantFrom('FULLY' as const, 'PARTIALLY' as const, 'FULLY' as const, 'NOT_AN_INVOICE' as const),
  rejection: fc.constantFrom('DOUBLON' as const, 'OTHER' as const),
  amount: fc.oneof(fc.constant('all' as const), fc.integer({ min: -10, max: 30_000 })),
  date: fc.constantFrom('2026-11-02', '2026-11-02', '2026-02-30'),
  id: fc.uuid(),
});
type Asked = typeof asked extends fc.Arbitrary<infer A> ? A : never;

const NAMES = (Object.keys(TRANSITIONS) as CommandName[]).filter((name) => name !== 'receive');
/** What ends a life is given less often, so that lives get far. */
const ENDS: readonly CommandName[] = [
  'withdraw',
  'cancel',
  'reject',
  'delete',
  'discard',
  'split',
  'sendBack',
  'relaunch',
  'unreadable',
];

function commandFrom(ask: Asked, invoice: Invoice): Command {
  const possible = NAMES.filter((name) => ask.isWild || TRANSITIONS[name].from.includes(invoice.status));
  const weighted = possible.flatMap((name) => (ENDS.includes(name) ? [name] : [name, name, name, name, name, name]));
  const name = weighted[ask.pick % weighted.length] ?? 'control';
  const { by: action } = TRANSITIONS[name];
  const by: Caller = action === 'system' ? SERVICE : action === 'invoice.withdraw' ? PEOPLE.supplier : ask.by;
  const run = ask.isLate ? invoice.run + 1 : invoice.run;
  const remaining = amountToSettle(invoice.content).amount - paidOf(invoice);
  const carried: Partial<Record<CommandName, object>> = {
    startReading: { run },
    read: { run, level: ask.level, assessed: ask.assessed },
    goOn: { assessed: { ...ask.assessed, content: invoice.content } },
    unreadable: { run, reason: 'DAMAGED' },
    verify: { assessed: ask.assessed },
    enter: { assessed: ask.assessed },
    split: {
      pages: 3,
      parts: [
        { from: 1, to: 1, invoiceId: 'x' },
        { from: 2, to: 3, invoiceId: 'y' },
      ],
    },
    sendBack: { reason: 'because' },
    cancel: { reason: 'because' },
    reject: { reason: ask.rejection },
    reverse: {
      paymentId: invoice.payments[ask.pick % 3]?.id ?? 'none',
      reversalId: ask.id,
      date: ask.date,
      reason: 'wrong',
    },
    pay: {
      alike: NOTHING,
      payment: {
        id: ask.id,
        date: ask.date,
        amount: ask.amount === 'all' ? remaining : ask.amount,
        method: 'SEPA',
        reference: 'r',
      },
    },
  };
  return { name, by, rules: ask.rules, supplier: SUPPLIER, ...carried[name] } as Command;
}

type Life = { invoice: Invoice; events: InvoiceEvent[]; history: HistoryLine[]; commands: CommandName[] };

/** Lives an invoice through what is asked; refusals change nothing. */
function live(asks: readonly Asked[]): Life {
  const document = { id: 'd', fileName: 'f.pdf', mediaType: 'application/pdf', size: 1, sha256: 's' };
  const sender = { by: SAM, supplierId: ACME, isSupplier: true };
  const birth = decide(
    undefined,
    { name: 'receive', by: SERVICE, rules: RULES, id: 'i', document, sender },
    new Date(0),
  );
  if (isRefusal(birth) || !birth[0]) throw new Error('an invoice can be received');
  const life: Life = {
    invoice: evolve(undefined, birth[0]),
    events: [...birth],
    history: historyOf(undefined, birth[0]),
    commands: ['receive'],
  };
  for (const [position, ask] of asks.entries()) {
    const command = commandFrom(ask, life.invoice);
    const outcome = decide(life.invoice, command, new Date(position + 1));
    for (const event of isRefusal(outcome) ? [] : outcome) {
      life.history.push(...historyOf(life.invoice, event));
      life.invoice = evolve(life.invoice, event);
      life.events.push(event);
      life.commands.push(command.name);
    }
  }
  return life;
}

const lives = fc.array(asked, { minLength: 8, maxLength: 60, size: 'max' }).map(live);
const always = (check: (life: Life) => void): void => fc.assert(fc.property(lives, check), { numRuns: 200 });

test('whatever is asked, in whatever order, an invoice moves along its table only', () => {
  always(({ events, commands }) => {
    for (const [position, event] of events.entries()) {
      const { from, to } = TRANSITIONS[commands[position] ?? 'receive'];
      if (event.type === 'ReadingIgnored') expect(event.to).toBe(event.from);
      else {
        expect(from.length === 0 ? null : event.from).toSatisfy(
          (state) => state === null || from.includes(state as never),
        );
        expect(to).toContain(event.to);
      }
      expect(event.from).toBe(events[position - 1]?.to ?? null);
    }
  });
});

test('what is paid is never less than nothing nor more than is due, and an invoice is paid exactly when all is', () => {
  always(({ events }) => {
    let invoice: Invoice | undefined;
    for (const event of events) {
      invoice = evolve(invoice, event);
      const due = amountToSettle(invoice.content).amount;
      expect(paidOf(invoice)).toBeGreaterThanOrEqual(0);
      expect(paidOf(invoice)).toBeLessThanOrEqual(due);
      if (invoice.status === 'PAID') expect(paidOf(invoice)).toBe(due);
      if (invoice.status === 'TO_PAY') expect(paidOf(invoice)).toBeLessThan(due);
      if (['CANCELED', 'REJECTED'].includes(invoice.status)) expect(paidOf(invoice)).toBe(0);
    }
  });
});

test('the history alone tells the state and what the invoice says', () => {
  always(({ history, invoice }) => {
    const told: Record<string, string> = { ...flat(NO_CONTENT) };
    let status: string | undefined;
    for (const line of history) {
      expect(line.from).toBe(status);
      status = line.to;
      for (const { field, before, after } of line.changes) {
        expect(told[field]).toBe(before);
        if (after === undefined) delete told[field];
        else told[field] = after;
      }
    }
    expect(status).toBe(invoice.status);
    expect(told).toEqual(flat(invoice.content));
  });
});

test('with dual control nobody controls what they verified nor pays what they controlled', () => {
  const strict = fc
    .array(
      asked.map((ask) => ({ ...ask, rules: { ...ask.rules, dualControl: true } })),
      { maxLength: 60 },
    )
    .map(live);
  fc.assert(
    fc.property(strict, ({ events }) => {
      let verifier: string | undefined;
      let controller: string | undefined;
      for (const { type, by, to } of events) {
        if (type === 'Controlled') expect(by.id).not.toBe(verifier);
        if (type === 'PaymentRecorded') expect(by.id).not.toBe(controller);
        if (type === 'Verified') verifier = by.id;
        if (type === 'Controlled') controller = by.id;
        if (type === 'SentBack' && to === 'TO_CONTROL') controller = undefined;
      }
    }),
    { numRuns: 200 },
  );
});

test('the version grows by one with each thing that happened, and by none with what came too late', () => {
  always(({ events, invoice }) => {
    expect(invoice.version).toBe(events.filter(({ type }) => type !== 'ReadingIgnored').length);
  });
});

test('the lives tried here reach every state but those of other issues', () => {
  const reached = new Set(fc.sample(lives, 1000).flatMap(({ events }) => events.map(({ to }) => to)));
  expect([...reached].sort()).toEqual(
    expect.arrayContaining([
      'TO_VERIFY',
      'TO_CONTROL',
      'TO_PAY',
      'PAID',
      'PENDING_APPROVAL',
      'REJECTED',
      'CANCELED',
      'DUPLICATED',
      'EXCEPTION',
    ]),
  );
});
