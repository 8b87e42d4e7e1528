import { findDocumentKind } from '../understand/kinds/document-kind.ts';
import { codeOfTitle } from '../understand/kinds/title-codes.ts';
import { weightOf } from '../understand/labels/label.ts';
import { findHeaders } from '../understand/lines/head/line-headers.ts';
import { findCodes } from '../understand/numbers/codes.ts';
import { findVatNumbers } from '../understand/parties/vat-numbers/vat-numbers.ts';
import type { Cell, DocumentText } from '../understand/text/document-text.ts';
import { fold } from '../understand/text/fold.ts';

/** 'Page 2 of 3': `of` is missing where only the page's own number is printed. */
export type PageCounter = { readonly at: number; readonly of?: number };

/** What one page says of where it belongs. */
export type PageFacts = {
  /** From 1, in the file. */
  readonly page: number;
  readonly counter?: PageCounter;
  /** The invoice number that the page names as its own, as written. */
  readonly code?: string;
  /** It stands where a head stands, not among lines or terms. */
  readonly isCodeHigh: boolean;
  /** The page is titled as an invoice or a credit note. */
  readonly isHeaded: boolean;
  /** It is titled as something else: a delivery slip, an order, a reminder. */
  readonly isOther: boolean;
  /** VAT numbers printed on it, of all parties. */
  readonly vatNumbers: readonly string[];
  /** All that stands on it, cell by cell, squeezed: whether another page's number is named here too. */
  readonly written: string;
};

/** How far down a head reaches, of the page's height. */
const HEAD = 0.5;
/** Page counters without a word before them are believed this near to the edge only. */
const MARGIN = 0.12;
/** A title is short: 'Invoice', 'Facture n° 12 du 3 mai'. */
const MOST_TITLE_WORDS = 7;
const LEAST_SCORE = 0.6;

/** What a page says of itself. `text` holds that page alone. */
export function factsOf(text: DocumentText): PageFacts {
  const page = text.pages[0];
  const height = page?.height ?? 1;
  // What stands among the lines ('Invoice no.' over a column of them) is about other invoices.
  const lines = Math.min(...findHeaders(text).map(({ row }) => text.rows[row]?.y0 ?? height));
  const head = Math.min(HEAD * height, lines);
  const [found] = findCodes(text, 'invoiceNumber');
  const code = found && found.score >= LEAST_SCORE ? found : undefined;
  const counter = counterOn(text, height);
  return {
    page: page?.number ?? 1,
    ...(counter && { counter }),
    ...(code && { code: code.value }),
    isCodeHigh: code !== undefined && code.box.y0 < head,
    isHeaded: text.cells.some((cell) => cell.y0 < head && isTitle(cell)),
    isOther: findDocumentKind(text) !== undefined,
    vatNumbers: [...new Set(findVatNumbers(text).map(({ value }) => value))],
    written: text.cells.map((cell) => squeezeCode(cell.text)).join(' '),
  };
}

/** Letters and figures alone, the look-alikes of a recogniser as one. */
export const squeezeCode = (written: string): string =>
  fold(written)
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/s/g, '5')
    .replace(/b/g, '8');

function isTitle(cell: Cell): boolean {
  if (cell.words.length > MOST_TITLE_WORDS) return false;
  if (codeOfTitle(cell.text)) return true;
  return cell.labels.some(
    (label) =>
      label.from === 0 &&
      label.phrase.length >= 5 &&
      (weightOf(label, 'title') > 0 ||
        weightOf(label, 'creditTitle') > 0 ||
        (weightOf(label, 'invoiceNumber') > 0 && NAMES_INVOICE.test(label.phrase))),
  );
}

/** 'Document no.' heads other papers too. */
const NAMES_INVOICE = /invoice|bill|credit|fact|avoir|rechnung|gutschrift|fatt/;

const NAMED =
  /(?:^|[^\p{L}])(?:page|pages|seite|blatt|sheet|pagina|pag|صفحة|الصفحة)\s*[:.]?\s*(?:n[o.]*\s*)?(\d{1,3})(?!\d|[.,]\d)(?:\s*(?:\/|-|of|von|sur|de|di|van|aus|من)\s*(\d{1,3})(?!\d))?/u;
const BARE = /^[-–(\s]*(\d{1,3})\s*\/\s*(\d{1,3})[-–)\s]*$/;

function counterOn(text: DocumentText, height: number): PageCounter | undefined {
  const inMargin = (cell: { y0: number; y1: number }) => cell.y1 < MARGIN * height || cell.y0 > (1 - MARGIN) * height;
  // In a row, 'Page' and '1/3' may stand in cells of their own.
  const named = text.rows.flatMap((row) => {
    const match = NAMED.exec(fold(row.text));
    return match ? [counter(match[1], match[2])] : [];
  });
  const bare = text.cells.filter(inMargin).flatMap((cell) => {
    const match = BARE.exec(cell.text);
    return match ? [counter(match[1], match[2])] : [];
  });
  const all = [...named, ...bare].filter((one) => one !== undefined);
  return all.find((one) => one.of !== undefined) ?? all[0];
}

function counter(at: string | undefined, of: string | undefined): PageCounter | undefined {
  const [page, pages] = [Number(at), of === undefined ? undefined : Number(of)];
  if (page < 1 || (pages !== undefined && page > pages)) return undefined;
  return { at: page, ...(pages !== undefined && { of: pages }) };
}
