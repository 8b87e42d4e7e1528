import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const supplierIn = (page: string, doubts: Record<string, number>) =>
  understand([recognised(page, doubts)]).fields.supplierName;

const page = (others: string) => `
Verkäufer:
Uuftwerk Kälte GmbH                     Rechnung Nr. 4711
Lindenstr. 12                           Datum 12.03.2026
10115 Berlin

Wartung der Kälteanlage im Kühlhaus, nach Vereinbarung vom Februar          119,00 EUR
Gesamtbetrag                                                                119,00 EUR

${others}`;

it('a name that another line spells more legibly is spelled as there, and doubted', () => {
  const name = supplierIn(page('Luftwerk Kälte GmbH'), { Uuftwerk: 0.7 });
  expect(name?.value).toBe('Luftwerk Kälte GmbH');
  expect(name?.confidence).toBeLessThanOrEqual(0.6);
});

it('where two lines agree on the letters it is no less sure', () => {
  const twice = supplierIn(page('Luftwerk Kälte GmbH\n\n\nLuftwerk Kälte GmbH'), { Uuftwerk: 0.7 });
  expect(twice?.value).toBe('Luftwerk Kälte GmbH');
  expect(twice?.confidence).toBeGreaterThan(0.6);
});

it('a line that is less legible, or says something else, changes nothing', () => {
  expect(supplierIn(page('Luftwerk Kälte GmbH'), { Luftwerk: 0.5, Uuftwerk: 0.9 })?.value).toBe('Uuftwerk Kälte GmbH');
  expect(supplierIn(page('Dampfwerk Wärme GmbH'), { Uuftwerk: 0.5 })?.value).toBe('Uuftwerk Kälte GmbH');
});

it('a name whose first letters were lost is written whole where another line has them, and doubted', () => {
  const cut = (foot: string) =>
    supplierIn(
      `
uftwerk Enterprise                      Rechnung Nr. 4711
Lindenstr. 12, 10115 Berlin             Datum 12.03.2026
Steuernummer 11/222/33333               mail@luftwerk-enterprise.example
Gesamtbetrag                            119,00 EUR

${foot}`,
      {},
    );
  expect(cut('Für Luftwerk Enterprise')?.value).toBe('Luftwerk Enterprise');
  expect(cut('Für Luftwerk Enterprise')?.confidence).toBeLessThanOrEqual(0.6);
  expect(cut('')?.value).toBe('uftwerk Enterprise');
  expect(cut('')?.confidence).toBeLessThanOrEqual(0.6);
});
