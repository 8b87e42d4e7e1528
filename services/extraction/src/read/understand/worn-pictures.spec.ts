// What pictures of invoices make doubtful, though a label announces it.
import { describe, expect, it } from 'vitest';
import { recognised, valuesOf } from '../../testing/understood.ts';
import { understand } from './understand.ts';

const HEAD = `
Tannery Lane Bindery Ltd, 9 Tannery Lane, Walsall WS2 8EQ                            Invoice
`;
const read = (typed: string, doubts: Readonly<Record<string, number>> = {}) =>
  understand([recognised(`${HEAD}${typed}`, doubts)]).fields;
/** What the table of confidences calls certain begins above these scores. */
const UNSURE = { invoiceNumber: 0.459, issueDate: 0.44, currency: 0.75, netTotal: 0.5 } as const;

describe('on a picture', () => {
  it('a number that the recogniser hardly believes is not given', () => {
    const page = 'Invoice number: TL-67390        Date: 12 March 2026\n     Total due   £ 120.00';
    expect(read(page).invoiceNumber?.confidence).toBeGreaterThan(UNSURE.invoiceNumber);
    expect(read(page, { 'TL-67390': 0.6 }).invoiceNumber?.value).toBe('TL-67390');
    expect(read(page, { 'TL-67390': 0.45 }).invoiceNumber).toBeUndefined();
  });

  it('a number is not sure of which a group begins with a letter that looks like a figure', () => {
    const page = (number: string) => `Invoice number: ${number}        Date: 12 March 2026\n     Total due   £ 120.00`;
    expect(read(page('TL-INV-S67390')).invoiceNumber?.confidence).toBeLessThan(UNSURE.invoiceNumber);
    expect(read(page('TL-INV-K67390')).invoiceNumber?.confidence).toBeGreaterThan(UNSURE.invoiceNumber);
  });

  it('dirt is no currency, whatever its letters spell', () => {
    const page = 'Invoice number: TL-67390        Date: 12 March 2026\n   Dh    MAD 45       Total due   120.00';
    expect(read(page).currency?.value).toBe('MAD');
    expect(read(page, { Dh: 0.41, MAD: 0.2 }).currency).toBeUndefined();
  });

  it('a dollar is not sure where the sum in words counts in another money', () => {
    const page = 'Invoice number: TL-67390       Date: 12 March 2026\n     Total due   $ 120.00\n';
    expect(read(page).currency?.confidence).toBe(UNSURE.currency);
    expect(read(`${page}One hundred twenty rupees only`).currency?.confidence).toBeLessThan(UNSURE.currency);
  });

  it('a day of issue after the day it is due is not sure: a figure of one is misread', () => {
    const page = (issued: string) => `Invoice number: TL-67390
Date: ${issued}        Due date: 30.07.2026
     Total due   120.00`;
    expect(read(page('30.06.2026')).issueDate?.confidence).toBeGreaterThan(UNSURE.issueDate);
    expect(read(page('30.08.2026')).issueDate?.confidence).toBeLessThan(UNSURE.issueDate);
  });

  it('the day among the facts is the invoice’s, although a sentence dates something more legibly', () => {
    const page = `Invoice number: TL-67390
Date: 30.06.2026
The binding of all forty volumes was accepted in your archive on 18.06.2026 without any remark.
     Total due   120.00`;
    expect(read(page, { 'Date:': 0.6, '30.06.2026': 0.6 }).issueDate?.value).toBe('2026-06-30');
  });

  it('a VAT of nought that is hardly legible proves no net total where a sum of other size is named', () => {
    const page = `Invoice number: TL-67390
                                                        Sub-Total      7360.00
                                                        VAT                 0
                                                        Total          8390.40`;
    expect(read(page, { 0: 0.5 }).netTotal?.confidence ?? 0).toBeLessThan(UNSURE.netTotal);
  });

  it('the day of a stamp over the table is not sure to be the invoice’s', () => {
    const page = (stamp: string) => `Invoice number: TL-67390
                                   Due date: 30.07.2026
${stamp.includes('Hours') ? '' : stamp}
${stamp.includes('Hours') ? stamp : 'Binding                         Hours        Rate        Amount'}
Quires                          10.00        36.66        366.60
     Total due   366.60`;
    const sureOf = (stamp: string) => read(page(stamp)).issueDate?.confidence ?? 0;
    expect(sureOf('30.06.2026')).toBeGreaterThan(UNSURE.issueDate);
    expect(sureOf('Binding      20.01.2026         Hours        Rate        Amount')).toBeLessThan(UNSURE.issueDate);
  });

  it('a raised o that was read as a figure is part of its label', () => {
    const page = (sign: string) => `FACTURA
Factura ${sign} TL-67390
Fecha de factura 30.06.2026
     Total factura   366.60`;
    for (const sign of ['n.º', 'n.9', 'N9', 'n.2'])
      expect(read(page(sign)).invoiceNumber?.value, sign).toBe('TL-67390');
  });
});

it('the space that a recogniser lost between a tax and its rate parts them all the same', () => {
  const read = understand([
    recognised(`
FACTURE N° FC-009913                        Date : 03/12/2026
Total brut HT                       1 230,00
Remise 10 %                          -123,00
Frais de port                          28,80
Total net HT                        1 135,80
TVA20%                                227,16
TOTAL TTC                           1 362,96 €
TVA FR 13398765432`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '1135.80', vatTotal: '227.16', grossTotal: '1362.96' });
  // All three are called what they are.
  expect(read.fields.vatTotal?.confidence).toBeGreaterThan(0.95);
});
