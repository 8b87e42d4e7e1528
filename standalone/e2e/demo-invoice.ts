import { type MadeInvoice, makeInvoice } from '@comptoir/testing/invoices';
import { DEMO_SUPPLIER_IDS } from '../src/demo/accounts.ts';
import { DEMO_SUPPLIERS } from '../src/demo/suppliers.ts';

/** An invoice as one of the demo's suppliers would write it: of that name, VAT number and account. */
export function demoInvoice(
  who: keyof typeof DEMO_SUPPLIER_IDS,
  seed: number,
  more: Parameters<typeof makeInvoice>[1] = {},
): MadeInvoice {
  const { input } = DEMO_SUPPLIERS.find(({ id }) => id === DEMO_SUPPLIER_IDS[who]) ?? {};
  if (!input?.vatNumber || !input.address || !input.iban) throw new Error(`the demo’s ${who} cannot write invoices`);
  const { street = '', zipCode = '', city = '' } = input.address;
  const country = who === 'atelier' ? 'FR' : 'DE';
  return makeInvoice(seed, {
    language: who === 'atelier' ? 'fr' : 'de',
    supplier: { name: input.raisonSociale, street, zipCode, city, country, vatNumber: input.vatNumber },
    iban: input.iban,
    ...more,
  });
}
