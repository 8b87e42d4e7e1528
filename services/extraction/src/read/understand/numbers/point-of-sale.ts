import { type Candidate, candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';

/** 'Punto de Venta: 00003', 'Pto. Vta. 0003': what Argentina's law puts before the number, and counts as part of it. */
const POINT_OF_SALE = /\b(?:punto de venta|pto\.? ?(?:de )?v(?:en)?ta\.?) ?:? ?(\d{4,5})(?!\d)/;
/** The number itself, without its point. */
const BARE = /^\d{8}$/;

/** 'Punto de Venta: 00003   Comp. Nro: 00000128' is number 00003-00000128. */
export function withPointOfSale(text: DocumentText, code: Candidate): Candidate {
  if (!BARE.test(code.value)) return code;
  const row = text.rows.find(({ page, y0, y1 }) => page === code.page && y0 <= code.box.y0 && y1 >= code.box.y1);
  const point = row && POINT_OF_SALE.exec(fold(row.text))?.[1];
  return point ? { ...code, value: `${point}-${code.value}` } : code;
}

/** 'FACTURA 00004-00017649', and no label of its own: a point of sale and a number behind what it numbers, the only such code. */
export function numberedAtPoint({ cells }: DocumentText): Candidate[] {
  const found = cells.flatMap((cell) =>
    cell.words.flatMap((word, at) =>
      // A German telephone looks alike.
      POINT_AND_NUMBER.test(word.text) && cell.words.slice(0, at).some(({ text }) => NUMBERED.test(fold(text)))
        ? [{ word, page: cell.page }]
        : [],
    ),
  );
  const [first] = found;
  const isOnly = first !== undefined && found.every(({ word }) => word.text === first.word.text);
  return isOnly ? [candidate(first.word.text, ONLY, first.page, [first.word])] : [];
}
const NUMBERED = /^(?:factura|compr?|comprobante|nro|numero|nota|recibo|remito)\W*$/;
const POINT_AND_NUMBER = /^\d{4,5}-\d{8}$/;
const ONLY = 0.6;
