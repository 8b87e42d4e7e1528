import type { CodeFacts } from '../code-facts.ts';
import { linesOf } from './parts.ts';
import { bic, factsFrom, iban, name, total } from './values.ts';

/**
 * The code of a SEPA credit transfer (European Payments Council, EPC069-12, versions 001 and 002), line by line: 'BCD', version, character
 * set, 'SCT', the payee's BIC, name and IBAN, 'EUR12.34'. One without a good IBAN asks for no payment.
 */
export function epc(payload: string): CodeFacts | undefined {
  const [tag, version = '', , kind = '', payeesBic, payee, account, amount = ''] = linesOf(payload);
  if (tag !== 'BCD' || !/^00[12]$/.test(version) || !/^(?:SCT|INST)$/.test(kind)) return undefined;
  const holds = iban(account);
  if (!holds) return undefined;
  return factsFrom('EPC', 'payment', {
    supplierName: name(payee, 70),
    currency: 'EUR',
    amountDue: total(/^EUR(.+)$/.exec(amount)?.[1]),
    iban: holds,
    bic: bic(payeesBic),
  });
}
