import type { ReadFields, ReadingFieldName } from '@comptoir/contracts';
import type { PageText } from '../page-model.ts';
import { withoutCertainty } from './doubted.ts';

/** Share of a page's words that the recogniser is about sure of, and from which on a word is. */
const LEGIBLE = 0.65;
const SURE = 0.7;
/** Fewer words than these tell nothing of the page. */
const ENOUGH_WORDS = 20;

/** What is held to the rest of the page by sums, or to itself by check digits. */
const PROVEN: ReadonlySet<string> = new Set<ReadingFieldName>([
  'netTotal',
  'vatTotal',
  'grossTotal',
  'amountDue',
  'iban',
]);

/** What is spelt, or holds check digits of its own: a letter that is misread leaves it what it is. */
const SPELT: ReadonlySet<string> = new Set<ReadingFieldName>([
  'typeCode',
  'currency',
  'supplierName',
  'buyerName',
  'supplierVatNumber',
  'buyerVatNumber',
]);

/**
 * Fields of which none is certain where hardly a word around it could be read: a figure of a day or a number was then misread as
 * easily, and dirt spells names and currencies. How often scores are right was measured on pages that can be read, of which nine
 * words of ten are sure; of blurred and grainy ones it is every second. So it is with the figures of a page photographed from
 * too far: a recogniser is as sure of a 5 as of a 6 there, though neither has the pixels to tell. Sums and check digits prove theirs there too, and
 * a receipt's values have other looks at it for witnesses.
 */
export function doubtedWhereIllegible(fields: ReadFields, pages: readonly PageText[]): ReadFields {
  const illegible = new Set(pages.filter(isHardlyLegible).map(({ number }) => number));
  const far = new Set(pages.filter(({ isFar, again }) => isFar && !again).map(({ number }) => number));
  if (illegible.size + far.size === 0) return fields;
  return withoutCertainty(fields, (name, { source, page = 0 }) => {
    const isGuessed = illegible.has(page) || (far.has(page) && !SPELT.has(name));
    return source === 'ocr' && isGuessed && !PROVEN.has(name);
  });
}

function isHardlyLegible({ source, rows, again }: PageText): boolean {
  if (source !== 'ocr' || again) return false;
  const words = rows.flatMap(({ segments }) => segments.flatMap((segment) => segment.words));
  return (
    words.length >= ENOUGH_WORDS && words.filter(({ confidence }) => confidence >= SURE).length < LEGIBLE * words.length
  );
}
