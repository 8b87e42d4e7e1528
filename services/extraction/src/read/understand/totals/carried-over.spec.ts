import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it.each([
  ['beside its word', 'Übertrag          3.650,00 €'],
  ['under its word', 'Übertrag\n                                                      3.650,00 €'],
])('what a page hands on to the next is no total: %s', (_where, handedOn) => {
  const first = `
Steinbruch Nord GmbH
Rechnungsnummer  1984-007          Rechnungsdatum  21.04.2026
Artikel                  Stückzahl     Einzelpreis        Betrag
Hinkelstein                     25         30,00 €      750,00 €
Findling                        29        100,00 €    2.900,00 €
                                    Zwischensumme     3.650,00 €`;
  const second = `
Steinbruch Nord GmbH
                                    ${handedOn}
Sonstiges                                                 Betrag
Verladung                                               100,00 €
Lieferung ab Werk                                       585,00 €
                                    Gesamtbetrag      4.335,00 €
Gemäß §19 Abs. 1 UStG wird keine Umsatzsteuer ausgewiesen.`;
  const { netTotal, vatTotal, grossTotal } = valuesOf(understand([typedPage(first), typedPage(second, 2)]));
  expect({ netTotal, vatTotal, grossTotal }).toEqual({ netTotal: '4335.00', vatTotal: '0.00', grossTotal: '4335.00' });
});
