import type { InvoiceContent } from '@comptoir/contracts';
import type { AssessContent } from './assess-content.ts';
import { type ChangeInvoice, problemOf, type Target } from './change-invoice.ts';
import { contentFromWire } from './content.ts';
import { refuseFields } from './refusal.ts';
import type { Rules } from './rules.ts';
import type { Invoice } from './state.ts';

/**
 * A person says what the invoice says: while verifying it, or by hand where no machine could read it. The amounts are
 * decimal strings.
 * @throws Problem request.invalid that names the fields of `content`, or what the decision refuses
 */
export function createTakeContent(parts: { change: ChangeInvoice; assess: AssessContent; rules: () => Rules }) {
  const take =
    (name: 'verify' | 'enter') =>
    async (target: Target, wire: InvoiceContent): Promise<Invoice> => {
      const taken = contentFromWire(wire);
      if ('invalid' in taken) throw problemOf(refuseFields(taken.invalid.map((field) => `content.${field}`)));
      return parts.change.byPerson(target, async (invoice, session) => {
        const rules = parts.rules();
        const assessment = await parts.assess(session, invoice, taken.content, rules);
        return { name, by: target.by, rules, ...assessment };
      });
    };
  return { verify: take('verify'), enter: take('enter') };
}
