import type { RecordPayment as RecordPaymentSchema } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import type { Static } from 'typebox';
import { type FindAlike, NOTHING_ALIKE } from '../duplicates/find-alike.ts';
import type { SupplierCopy } from '../suppliers/supplier-copy.store.ts';
import { type ChangeInvoice, problemOf, type Target } from './change-invoice.ts';
import { toMinor } from './money.ts';
import { refuseFields } from './refusal.ts';
import type { Rules } from './rules.ts';
import type { Invoice } from './state.ts';

type Parts = {
  change: ChangeInvoice;
  suppliers: SupplierCopy;
  findAlike: FindAlike;
  rules: () => Rules;
};

/** Records that the bank paid a part of an invoice, or all of it. Doubles and the account on file are looked at again. */
export function createRecordPayment({ change, suppliers, findAlike, rules: rulesNow }: Parts) {
  return (target: Target, given: Omit<Static<typeof RecordPaymentSchema>, 'version'>): Promise<Invoice> =>
    change.byPerson(target, async (invoice, session) => {
      const { content } = invoice;
      const amount = toMinor(given.amount, content.decimals);
      if (amount === undefined) throw problemOf(refuseFields(['amount']));
      const rules = rulesNow();
      const supplier = await suppliers.get(content.supplierId, session);
      const alike = rules.duplicateCheck ? await findAlike(session, invoice, content) : NOTHING_ALIKE;
      const payment = { id: newId(), date: given.date, amount, method: given.method, reference: given.reference };
      const change = supplier?.bankChange;
      if (change && change.acceptedBy !== target.by.id) await suppliers.notePaid(session, change.requestId);
      const madeByBank = given.madeByBank ?? false;
      return { name: 'pay', by: target.by, rules, supplier, alike, payment, madeByBank };
    });
}
