import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const DETAILS = `
Shipment 8741
Freight                             96.39
Subtotal                           100.86
Canada GST                           5.04
Total               CAD           $105.90

Shipment 8742
Freight                             26.81
Subtotal                            35.79
Canada HST                           4.65
Total               CAD            $40.44`;

const summary = (net: string, total: string) => `
Fast Parcels Inc.                                       Invoice Number 2-738-327
Subtotal                           ${net}
Canada GST                           5.04
Canada HST                           4.65
Tax Subtotal                         9.69
TOTAL               CAD           $${total}`;

const read = (...typed: readonly string[]) => understand(typed.map((page, at) => typedPage(page, at + 1))).fields;

it('totals of shipments that each have a net total and a VAT are parts of the one that they come to', () => {
  const { netTotal, vatTotal, grossTotal } = read(summary('136.65', '146.34'), DETAILS);
  expect([netTotal?.value, vatTotal?.value, grossTotal?.value]).toEqual(['136.65', '9.69', '146.34']);
});

it('one total of its own is no part', () => {
  const { netTotal, grossTotal } = read(DETAILS.split('\n\n')[0] ?? '');
  expect([netTotal?.value, grossTotal?.value]).toEqual(['100.86', '105.90']);
});
