import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { understand } from '../../understand.ts';
import { generalPartners } from './general-partners.ts';

const partnersOn = (typed: string) => [...generalPartners(toDocumentText([typedPage(typed)]))];

it('a general partner stands under its heading or behind it, and nobody beside it is one', () => {
  expect(
    partnersOn(`
Quell+Adler Mobility GmbH & Co. KG       persönlich haftende Gesellschafterin       Geschäftsführer:
Bergweg 9                                Quell+Adler Service GmbH                   Ada Quell`),
  ).toContain('quelladlerservicegmbh');
  expect(partnersOn('Komplementärin: Quell Verwaltung GmbH, HRB 98214')).toContain('quellverwaltunggmbh');
  expect(partnersOn('Bergweg 9       Komplementärin: Quell Verwaltung GmbH')).not.toContain('bergweg9');
  expect(partnersOn('Sitz und Registergericht\nQuell+Adler Service GmbH')).toEqual([]);
});

it('a general partner is not who sells, be it named by its place alone', () => {
  const { supplierName } = understand([
    typedPage(`
Rechnung Nr. 4711                                                     Datum 12.03.2026
Gesamtbetrag   119,00 EUR

Persönlich haftende Gesellschafterin:
Quell Verwaltung GmbH
Quell Mobility GmbH & Co. KG, Bergweg 9, 66111 Saarbrücken`),
  ]).fields;
  expect(supplierName?.value).toBe('Quell Mobility GmbH & Co. KG');
});
