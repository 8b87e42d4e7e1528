import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { layOutRows } from '../../../layout.ts';
import type { PageText } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

/** A page whose lines stand so many times as far apart as they are typed. */
function spread(page: PageText, times: number): PageText {
  const words = page.rows.flatMap(({ segments }) => segments.flatMap((segment) => segment.words));
  const apart = words.map((word) => ({ ...word, y0: times * word.y0, y1: times * word.y0 + word.y1 - word.y0 }));
  return { ...page, height: times * page.height, rows: layOutRows(apart, page.source) };
}

const supplierOf = (times: number) =>
  understand([
    spread(
      typedPage(`
                                              TALLERES ARANGUREN SL
Factura nº: 2026-0417                         Calle Mayor 12
Fecha: 03/02/2026                             31001 PAMPLONA

Total factura                    121,00 €

Ondas de la Comarca y su Ribera, S.A.U.
Inscrita en el Registro Mercantil de Soria, Tomo 31, Folio 122`),
      times,
    ),
  ]).fields.supplierName?.value;

it('a name stands over the line of its register a little more than a line’s height away, and not two', () => {
  expect(supplierOf(1.5)).toBe('Ondas de la Comarca y su Ribera, S.A.U.');
  expect(supplierOf(2.6)).not.toBe('Ondas de la Comarca y su Ribera, S.A.U.');
});
