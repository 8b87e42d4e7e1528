// A total of which nothing, or something else, is still to be paid.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const dueOf = (below: string) =>
  understand([
    typedPage(`
Sjöstads Naprapati AB                       Faktura nr. 776977
Datum 2024-08-13
Belopp exkl. moms:           736.08
Moms 25%:                    184.02
Belopp inkl. moms:           920.10
${below}`),
  ]).fields.amountDue;

it.each([
  'Betalkort typ 1 2024-08-13:              - 920.10',
  '                             BETALD',
  'PAYÉ',
  'Ref. 4771                    920.00',
])('the total is not surely due where it was settled: %s', (below) => {
  expect(dueOf(below)?.confidence ?? 0).toBeLessThan(0.6);
});

it.each([
  'Bankgiro: 401-9055',
  'Betald senast 2024-09-12',
  'Ref. 4771                    890.00',
  'Betald                         0.00',
  'Datum           Betald\n2024-08-13        0.00',
])('it is where nothing says so: %s', (below) => {
  expect(dueOf(below)?.value).toBe('920.10');
  expect(dueOf(below)?.confidence).toBeGreaterThan(0.7);
});
