// Codes of payments that say their facts by names.
import type { CodeFacts } from '../code-facts.ts';
import { pairsIn } from './parts.ts';
import { currencyCode, factsFrom, hundredths, iban, name, total } from './values.ts';

/**
 * Serbia's (Narodna banka Srbije, IPS QR): `K:PR` or another kind, `R:` account of eighteen figures, `N:` the payee's name and address, `I:` 'RSD1000,00'.
 * The check digits of Serbia's IBANs are 35, as those of its accounts are made by the same rule.
 */
export function serbia(payload: string): CodeFacts | undefined {
  if (!/^K:P[RTKL]\|V:01\|/.test(payload)) return undefined;
  const said = pairsIn(payload, '|', ':');
  const [, money, amount] = /^([A-Z]{3})(.+)$/.exec(said.get('i') ?? '') ?? [];
  const [holds, currency] = [iban(`RS35${said.get('r')}`), currencyCode(money)];
  if (!holds || !currency) return undefined;
  return factsFrom('IPS', 'payment', {
    supplierName: name(said.get('n')?.split(/[\r\n]/)[0], 70),
    currency,
    amountDue: total(amount, currency),
    iban: holds,
  });
}

/**
 * Russia's (GOST R 56042-2014): 'ST0001', the character set's figure, the sign that parts the rest, `Name=`, `PersonalAcc=`, `Sum=` in
 * kopecks. Accounts there are no IBANs.
 */
export function russia(payload: string): CodeFacts | undefined {
  const [, sign] = /^ST0001[123]([^\dA-Za-z])/.exec(payload) ?? [];
  const said = sign ? pairsIn(payload, sign, '=') : undefined;
  if (!/^\d{20}$/.test(said?.get('personalacc') ?? '')) return undefined;
  return factsFrom('ST00012', 'payment', {
    supplierName: name(said?.get('name'), 160),
    currency: 'RUB',
    amountDue: hundredths(said?.get('sum')),
  });
}
