import { describe, expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { fromPages } from '../understand-pages.ts';

const INVOICE = `
Garage Lumière                          FACTURE N° 0004417
12 rue des Lanternes                    Date : 21/10/2026
69002 Lyon

Désignation            Quantité     Prix unitaire     Montant
Embrayage                 1            100,00          100,00

                                Total HT               100,00
                                TVA 20 %                20,00
                                Total TTC              120,00`;
const SLIP = `
BON DE LIVRAISON
N° 07312
Date : 12/10/2026

Désignation            Quantité
Embrayage                 1`;
/** The buyer's own paper, without a title. */
const ORDER = `
Émetteur : Ateliers du Port            Date : 08/10/2026

Désignation            Quantité     Prix unitaire     Montant
Embrayage                 1             99,00           99,00

                                Total HT                99,00
                                TVA 20 %                19,80
                                Total TTC              118,80`;

const read = (...typed: string[]) =>
  fromPages(
    'text',
    typed.map((page, at) => typedPage(page, at + 1)),
    typed.length,
    {},
  );

describe('what goes with an invoice in its file', () => {
  it('has days, totals and items of its own, from its slip on', () => {
    const { fields, lines, level } = read(INVOICE, SLIP, ORDER);
    expect([fields.issueDate?.value, fields.grossTotal?.value, lines.length]).toEqual(['2026-10-21', '120.00', 1]);
    expect(level).not.toBe('NOT_AN_INVOICE');
    expect(read(INVOICE, ORDER).lines).toHaveLength(2);
  });

  it('ends where a page goes on with the invoice', () => {
    const dueWith = (head: string) =>
      read(INVOICE, SLIP, `\n${head}\n\nDate d'échéance : 20/11/2026`).fields.dueDate?.value;
    expect(dueWith('Garage Lumière')).toBeUndefined();
    expect(dueWith('Page 3 / 3')).toBe('2026-11-20');
    expect(dueWith('Suite de 0004417')).toBe('2026-11-20');
  });

  it('may be titled right above the middle of its page, under a letterhead and two blocks', () => {
    const slipAt = (row: number) => `\nVAT Number: GB980780684${'\n'.repeat(row)}Call Slip\n\nÉchéance : 20/11/2026`;
    expect(read(INVOICE, slipAt(28)).fields.dueDate?.value).toBeUndefined();
    expect(read(INVOICE, slipAt(40)).fields.dueDate?.value).toBe('2026-11-20');
  });

  it('is read with it where the invoice has no total without it', () => {
    const [head] = INVOICE.split('\n\n');
    const totalled = `${SLIP}\n\n                                Total TTC              120,00`;
    expect(read(head ?? '', totalled).fields.grossTotal?.value).toBe('120.00');
  });
});
