import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { VatNumber } from './vat-number.ts';

/** What North Africa's law has a sender print beside its tax number, and nobody prints of his client: social insurance and trade tax. */
const SENDERS =
  /(?<!\p{L})(?:cnss|patente|t\.? ?p\.?|taxe prof(?:essionnelle|\.)?)(?: ?n[°ºo]?)?(?= ?[:.]? ?\d| ?:?$)/u;
/** 'Our VAT no.', 'FIRM GST No', "Company's GSTIN": a label that says whose it is. */
const OUR =
  /(?<!\p{L})(?:our|firm(?:'?s)?|company's|companys|sellers?|seller's|suppliers?|supplier's|unsere|notre|nuestro|nostra|onze|ons) (?:[\p{L}.]+ )?(?:vat|gst|gstin|tin|tax|tva|ust|nif|cif|iva|p\.? ?iva|btw)(?!\p{L})/u;
/** 'For EU purchases, our European VAT number is EU…' stands beside the number of the seller's own country. */
const ONE_STOP = /^EU\d/;
/** France's register of companies, in which only who writes the paper says that he is (Code de commerce, article R. 123-237). */
const REGISTER = /(?<!\p{L})r\.? ?c\.? ?s\.?(?!\p{L})/u;
/** A French VAT number is its key and the nine figures by which its holder is registered. */
const FRENCH = /^FR[A-Z\d]{2}(\d{9})$/;
/** So many rows of such a list lie over and under the number. */
const ROWS = 4;

/**
 * A number that its label calls the sender's, and any other is the client's then; so with the one under which the paper says that its
 * sender is registered, and with 'RC 4471, IF 0102, CNSS 2564, ICE 0015…' in the foot of a
 * page: whoever has no name in words, that list is the sender's.
 */
export function withSendersRegister(text: DocumentText, numbers: readonly VatNumber[]): VatNumber[] {
  const registered = new Set(
    numbers
      .filter(
        ({ cell, value }) =>
          !ONE_STOP.test(value) &&
          (OUR.test(fold(cell.text)) || isInRegister(text, cell) || isRegisteredAs(text, FRENCH.exec(value)?.[1])),
      )
      .map(({ value }) => value),
  );
  if (registered.size !== 1) return [...numbers];
  return numbers.map((number) => (registered.has(number.value) ? number : { ...number, saysBuyer: true }));
}

/** 'RCS ANNONAY B 552 100 554': whether a line of a register has this number in it. */
const isRegisteredAs = ({ cells }: DocumentText, number: string | undefined): boolean =>
  number !== undefined &&
  cells.some(({ text }) => REGISTER.test(fold(text)) && text.replace(/\D/g, '').includes(number));

/** Whether a cell, its row or its column right over and under it has what only a sender prints. */
const isInRegister = ({ rows }: DocumentText, { page, row, x0, y0, y1 }: Cell): boolean =>
  rows
    .slice(Math.max(0, row - ROWS), row + ROWS + 1)
    .flatMap(({ cells }) => cells)
    .some(
      (cell) =>
        cell.page === page &&
        (cell.row === row || Math.abs(cell.x0 - x0) < COLUMN * (y1 - y0)) &&
        SENDERS.test(fold(cell.text)),
    );

/** The label of a list's row may be a cell of its own, so many heights left of the number. */
const COLUMN = 8;
