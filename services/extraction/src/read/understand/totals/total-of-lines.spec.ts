import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

describe('a total that its lines come to', () => {
  const page = (last: string, foot = '') => `
Tannery Lane Bindery Ltd, 9 Tannery Lane, Walsall WS2 8EQ                            Invoice
Invoice number: TL-67390                     Date: 12 March 2026
Item                                Quantity        Price          Amount
Half bindings                          12           20.00          240.00
Gilt lettering                          5            4.00           ${last}
                                                    Total          260.00
${foot}`;
  const sureOf = (typed: string) => understand([typedPage(typed)]).fields.grossTotal?.confidence ?? 0;

  it('is sure where nothing is called VAT', () => {
    expect(sureOf(page('20.00'))).toBeGreaterThan(0.85);
  });

  it('is as before where they come to another, or something is called VAT', () => {
    expect(sureOf(page('21.00'))).toBeLessThan(0.8);
    expect(
      sureOf(page('20.00', '                                                    VAT             to be added')),
    ).toBeLessThan(0.8);
  });
});

it('a total is sure where two labels name it, read alike at both', () => {
  const slip = (due: string) => `
Tannery Lane Bindery Ltd, 9 Tannery Lane, Walsall WS2 8EQ                            Invoice
Invoice number: TL-67390                     Date: 12 March 2026
                                                    TOTAL GBP      260.00

Please detach and return with your cheque to the address above, thank you
Invoice number: TL-67390                     Amount due: ${due}`;
  const sure = (due: string) => understand([typedPage(slip(due))]).fields.grossTotal?.confidence ?? 0;
  expect(sure('260.00')).toBeGreaterThan(0.85);
  expect(sure('210.00')).toBeLessThan(0.85);
});

it('what two sums differ by is no VAT that is sure, where nobody calls it so and no rate makes it', () => {
  const read = (rest: string) =>
    understand([
      typedPage(
        `
RECHNUNG 4471                     Datum: 01.08.2026
Leistung                          Anz.       EUR
Beratung                          1        21,44
Injektion                         1        62,10

Zwischensumme Honorar:                    83,54
Kosten für Auslagen nach § 10:              0,71
Rechnungsbetrag:                          84,25
${rest}`,
        1,
        'ocr',
      ),
    ]).fields;
  for (const rest of ['', 'umsatzsteuerfrei nach §4 Nr.14a UStG']) {
    const { vatTotal, netTotal, grossTotal } = read(rest);
    for (const [one, guessed] of [
      [vatTotal, '0.71'],
      [netTotal, '83.54'],
    ] as const)
      if (one?.value === guessed) expect(one.confidence).toBeLessThan(0.5);
    expect(grossTotal?.value).toBe('84.25');
  }
});
