// Pages sent along with an invoice that are papers of their own: the slip of its delivery, the order that it answers.
import { type DocumentKind, findDocumentKind } from '../understand/kinds/document-kind.ts';
import { type DocumentText, onPages } from '../understand/text/document-text.ts';
import { factsOf, squeezeCode } from './page-facts.ts';

/** What goes with an invoice and has days, sums and items of its own. */
const ANNEXED: readonly (DocumentKind | undefined)[] = ['DELIVERY_SLIP', 'ORDER', 'ORDER_CONFIRMATION', 'QUOTE'];

/**
 * A file without the other papers behind its invoice: from the first page that is titled as one to the next that is headed as
 * an invoice, is counted on ('2 / 3'), or names the invoice's number under no such title. As it is, where it begins with one.
 */
export function withoutAnnexes(text: DocumentText): DocumentText {
  if (text.pages.length < 2) return text;
  const pages = text.pages.map(({ number }) => onPages(text, new Set([number])));
  const first = pages.findIndex(isAnnex);
  if (first < 1) return text;
  const codes = pages.slice(0, first).flatMap((page) => factsOf(page).code ?? []);
  let isOwn = true;
  const own = pages.filter((page, at) => {
    if (at < first) return true;
    if (isAnnex(page)) isOwn = false;
    else if (!isOwn) isOwn = goesOn(page, codes);
    return isOwn;
  });
  return onPages(text, new Set(own.flatMap((page) => page.pages.map(({ number }) => number))));
}

const isAnnex = (page: DocumentText): boolean => ANNEXED.includes(findDocumentKind(page));

function goesOn(page: DocumentText, codes: readonly string[]): boolean {
  const { isHeaded, counter, written } = factsOf(page);
  const isCountedOn = counter !== undefined && counter.at > 1 && counter.of !== undefined;
  return isHeaded || isCountedOn || codes.some((code) => written.includes(squeezeCode(code)));
}
