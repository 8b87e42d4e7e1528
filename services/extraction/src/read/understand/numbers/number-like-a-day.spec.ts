// Numbers that begin with the day of a year, as many programs count.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string, source: 'text' | 'ocr' = 'text') => valuesOf(understand([typedPage(typed, 1, source)]));

it('a number of eight figures that make a day is no day, with a space behind its sign', () => {
  const typed = `
Harbour Rope Works, LLC                                  INVOICE

                                        INVOICE # 20250307
                                    DATE: MARCH 19, 2024

TOTAL DUE        $52.10`;
  for (const source of ['text', 'ocr'] as const) {
    const { invoiceNumber, issueDate } = read(typed, source);
    expect({ invoiceNumber, issueDate }).toEqual({ invoiceNumber: '20250307', issueDate: '2024-03-19' });
  }
});

it('an order that is numbered by its day dates nothing', () => {
  expect(
    read(`
Harbour Rope Works, LLC                                  INVOICE
Invoice no. 4411          Order no. 20250307
TOTAL DUE        $52.10`).issueDate,
  ).toBeUndefined();
});

it('a day without signs is one where a label says so', () => {
  expect(
    read(`
Harbour Rope Works, LLC                                  INVOICE
Invoice no. 4411          Date: 20250307
TOTAL DUE        $52.10`).issueDate,
  ).toBe('2025-03-07');
});

it('a number that its sign stands right before is no day, however it is written', () => {
  const { invoiceNumber, issueDate } = read(`
Harbour Rope Works, LLC • Quay 7 • 12345 Lakeside

                                    Lakeside, March 19, 2024
Invoice #2024-03-21

TOTAL DUE        $52.10`);
  expect({ invoiceNumber, issueDate }).toEqual({ invoiceNumber: '2024-03-21', issueDate: '2024-03-19' });
});

it.each(['29/08/202613:57:58', '29/08/2026 13:57'])(
  'a day and its time at the label of the number is none: %s',
  (time) => {
    const { fields } = understand([typedPage(`FACTURA PARA CREDITO FISCAL\nFactura No.  ${time}\nTotal   240.00`)]);
    expect(fields.invoiceNumber).toBeUndefined();
  },
);

it.each(['INV-2026-03-21', 'SCE/INV/2026-03-21-A', 'R2026-03-21', 'F-21.03.2026', 'INV-2026-03-21-001'])(
  'letters joined to a day are a number: %s',
  (number) => {
    const { invoiceNumber, issueDate } = read(`
Harbour Rope Works, LLC                                  INVOICE
Invoice no: ${number}         Date: 24/03/2026
TOTAL DUE        $52.10`);
    expect({ invoiceNumber, issueDate }).toEqual({ invoiceNumber: number, issueDate: '2026-03-24' });
  },
);

it.each(['DEC-22-2026', '21-03-2026', '2026/03/21'])('a day by itself is none: %s', (day) => {
  expect(
    read(`
Harbour Rope Works, LLC                                  INVOICE
Invoice no: ${day}
TOTAL DUE        $52.10`).invoiceNumber,
  ).toBeUndefined();
});
