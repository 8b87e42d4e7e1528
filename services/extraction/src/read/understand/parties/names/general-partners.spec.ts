import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
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
