import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

it('a number in two parts behind a title in two languages is the invoice’s, not a till’s slip', () => {
  const { invoiceNumber } = understand([
    typedPage(`
RECHNUNG     INVOICE     23-000781             Bad Gastein, 14.02.2023 09:42
Gesamt Total EUR       666,40
Registrierkasse KASSE-02       Beleg 90417`),
  ]).fields;
  expect(invoiceNumber?.value).toBe('23-000781');
});
