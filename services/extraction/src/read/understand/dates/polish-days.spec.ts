import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { withConfidence } from '../../calibration/calibrate-reading.ts';
import { understand } from '../understand.ts';

const issued = (typed: string) => {
  const { fields, findings } = understand([typedPage(typed)]);
  const { issueDate } = withConfidence(fields, findings);
  return issueDate && [issueDate.value, issueDate.confidence >= 0.9];
};

it('a letter’s place and day are the invoice’s, the day of the sale is not', () => {
  const page = `
Szkoła Rysunku Kreska                     Toruń, dnia 17.03.2026 r.
NIP: 781-12-34-563
Faktura VAT nr FV-2026/03/0026
Data sprzedaży: 02.03.2026 r.
Razem do zapłaty 918,00 zł
Zapłacono przelewem 02.03.2026`;
  expect(issued(page)).toEqual(['2026-03-17', true]);
});

it('a clause behind a comma explains a label up to its colon', () => {
  const page = `
Numer Faktury: FA/17/03/2026
Data wystawienia, z zastrzeżeniem art. 106na ust. 1 ustawy: 28.03.2026      Miejsce wystawienia: Toruń
Data dokonania lub zakończenia dostawy towarów lub wykonania usługi:
13.03.2026
Kwota należności ogółem: 123,00 PLN`;
  expect(issued(page)).toEqual(['2026-03-28', true]);
});

it.each(['Zapłacono dnia', 'Wydano wg dokumentów WZ/2026/03/98 z dnia', 'Umowa zawarta w dniu'])(
  'another day is told in a sentence: %s',
  (told) => {
    const page = `
Faktura nr FV/12/2026
Data wystawienia: 17.03.2026
${told} 13.03.2026
Kwota należności ogółem: 123,00 PLN`;
    expect(issued(page)).toEqual(['2026-03-17', true]);
  },
);

it("a 'Termin' is when Poland pays, and an appointment elsewhere", () => {
  const due = (typed: string) => understand([typedPage(typed)]).fields.dueDate?.value;
  expect(due('Faktura nr 7/2026\nNIP: 7811234560\nSposób zapłaty: przelew\n  Termin: 16.03.2026')).toBe('2026-03-16');
  expect(due('Faktura nr 7/2026\nNIP: 7811234560\nZapłać do: 16.03.2026')).toBe('2026-03-16');
  expect(due('Rechnung Nr. 7/2026\nDatum: 02.03.2026\nBehandlung   Termin: 16.03.2026')).toBeUndefined();
});

it.each([
  ['1 wrz 2026', '2026-09-01'],
  ['31 sie 2026', '2026-08-31'],
  ['3 paź 2026', '2026-10-03'],
])('months are cut short: %s', (day, written) => {
  expect(issued(`Faktura nr FV/12/2026\nData wystawienia faktury   ${day}\nSuma   123,00 PLN`)).toEqual([
    written,
    true,
  ]);
});
