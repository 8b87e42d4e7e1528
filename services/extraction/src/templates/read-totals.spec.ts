import type { ReadFields } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import type { PageText } from '../read/page-model.ts';
import type { Cell } from '../read/understand/text/document-text.ts';
import { toDocumentText } from '../read/understand/text/to-document-text.ts';
import { fromPages } from '../read/understand-pages.ts';
import { typedPage } from '../testing/typed-page.ts';
import { draftTemplate } from './draft-template.ts';
import type { Sighting } from './find-by-anchors.ts';
import { settleByTemplate } from './settle-by-template.ts';

/** An invoice of one house: what was done for what, and the sums under it. */
const invoice = (number: string, day: string, done: string, ...sums: string[]) => `
Atelier Blanchot                                   FACTURE
14 rue des Forges, 25000 Besançon
SIRET 732 829 320 00074

Facture n° ${number}
Date : ${day}                          Client : Mairie de Dole

Désignation                                      Montant
Entretien du verger                               ${done}

${sums.map((sum) => `                              ${sum}`).join('\n')}
`;

/** What the house's template, learned of the first invoice as it was verified, reads on the second. */
function taught(
  lesson: string,
  [netTotal, vatTotal, grossTotal]: readonly [string, string, string],
  next: string,
  source: 'text' | 'ocr' = 'text',
  sure?: number,
): ReadFields {
  const verified = {
    fields: {
      invoiceNumber: '2026-17',
      issueDate: '2026-03-12',
      netTotal,
      vatTotal,
      grossTotal,
      amountDue: grossTotal,
    },
  };
  const template = draftTemplate([typedPage(lesson)], verified);
  if (!template) throw new Error('nothing was learned');
  const reading = fromPages(source, [plainly(typedPage(next, 1, source), sure)], 1, {
    templates: [{ id: 'template-0', version: 1, template }],
  });
  expect(reading.template?.id).toBe('template-0');
  return reading.fields;
}

/** The page as a recogniser reads it that is so sure of every word. */
const plainly = (page: PageText, sure?: number): PageText => ({
  ...page,
  rows: page.rows.map((row) => ({
    ...row,
    segments: row.segments.map((segment) => ({
      ...segment,
      words: segment.words.map((word) => ({ ...word, confidence: sure ?? word.confidence })),
    })),
  })),
});

const confidences = ({ netTotal, vatTotal, grossTotal }: ReadFields) =>
  [netTotal, vatTotal, grossTotal].map((field) => field?.confidence ?? 0);

describe('totals of which a layout prints fewer than three', () => {
  const free = invoice('2026-17', '12/03/2026', '500,00 €', 'Net à payer   500,00 €');
  const withoutNet = invoice('2026-17', '12/03/2026', 'forfait', 'Dont TVA   100,00 €', 'Net à payer   600,00 €');

  it('follow from the supplier bearing no VAT', () => {
    const next = invoice('2026-31', '15/09/2026', '700,00 €', 'Net à payer   700,00 €');
    const fields = taught(free, ['500', '0', '500'], next);
    expect(fields).toMatchObject({
      netTotal: { value: '700.00' },
      vatTotal: { value: '0.00' },
      grossTotal: { value: '700.00' },
    });
    expect(Math.min(...confidences(fields))).toBeGreaterThanOrEqual(0.9);
  });

  it('do so in a picture as well, and not surely: a VAT that was not recognised looks like none', () => {
    const next = invoice('2026-31', '15/09/2026', '700,00 €', 'Net à payer   700,00 €');
    const { vatTotal, grossTotal } = taught(free, ['500', '0', '500'], next, 'ocr', 0.999);
    expect(vatTotal?.value).toBe('0.00');
    expect(vatTotal?.confidence).toBeLessThan(0.9);
    expect(grossTotal?.value).toBe('700.00');
  });

  it('do not, once the supplier bears VAT: that is read, and nothing is certain of what it makes of the rest', () => {
    const next = invoice('2026-31', '15/09/2026', 'voir devis', 'TVA   93,40 €', 'Net à payer   617,00 €');
    const fields = taught(free, ['500', '0', '500'], next);
    expect(fields).toMatchObject({ vatTotal: { value: '93.40' }, grossTotal: { value: '617.00' } });
    expect(fields.netTotal?.value).not.toBe('617.00');
    expect(Math.max(...confidences(fields))).toBeLessThan(0.9);
  });

  it('are nought where the generic reader found a VAT on the lesson too, and it was none; and then not certain', () => {
    const misread = invoice('2026-17', '12/03/2026', 'forfait', 'TVA   12,40 €', 'Net à payer   500,00 €');
    const next = invoice('2026-31', '15/09/2026', 'forfait', 'TVA   93,40 €', 'Net à payer   617,00 €');
    const fields = taught(misread, ['500', '0', '500'], next);
    expect(fields).toMatchObject({ netTotal: { value: '617.00' }, vatTotal: { value: '0.00' } });
    expect(Math.max(...confidences(fields))).toBeLessThan(0.9);
  });

  it('are as sure as the places of those that are printed, not proved by having been made of them', () => {
    const next = invoice('2026-31', '15/09/2026', 'forfait', 'Dont TVA   73,00 €', 'Net à payer   617,00 €');
    const printed = taught(withoutNet, ['500', '100', '600'], next);
    expect(printed.netTotal?.value).toBe('544.00');
    expect(Math.min(...confidences(printed))).toBeGreaterThanOrEqual(0.9);
    const recognised = taught(withoutNet, ['500', '100', '600'], next, 'ocr');
    const [net = 1, vat = 0, gross = 0] = confidences(recognised);
    expect(net).toBeLessThanOrEqual(Math.min(vat, gross));
    expect(Math.max(vat, gross)).toBeLessThan(Math.min(...confidences(printed)));
  });

  it('are in doubt where the label has moved to another figure', () => {
    const next = invoice(
      '2026-31',
      '15/09/2026',
      'forfait',
      'Net à payer   617,00 €',
      'Remise   40,00 €',
      'TVA   73,00 €',
    );
    expect(Math.max(...confidences(taught(withoutNet, ['500', '100', '600'], next)))).toBeLessThan(0.9);
  });
});

it('one figure that both net total and total were learned of proves neither', () => {
  const at = (value: string, cell: Cell): Sighting => ({
    at: { value, cell, from: 0, to: 1, box: cell, fits: 1 },
    score: 0.9,
  });
  const [both, vat, other] = toDocumentText([typedPage('617.00\n0.00\n617.00')]).cells;
  if (!both || !vat || !other) throw new Error('three were typed');
  const proofOf = (gross: Cell) => {
    const sightings = {
      netTotal: [at('617.00', both)],
      vatTotal: [at('0.00', vat)],
      grossTotal: [at('617.00', gross)],
    };
    return settleByTemplate({}, (name) => sightings[name], false).proof;
  };
  expect(proofOf(other)).toBe('printed');
  expect(proofOf(both)).toBe('derived');
});
