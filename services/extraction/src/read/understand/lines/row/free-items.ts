import { type Box, boundsOf } from '../../../page-model.ts';
import type { TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { overlap } from '../head/header-columns.ts';
import type { Header } from '../head/line-headers.ts';

/** What stands for an amount where nothing is charged: 'gratuit', 'sin cargo', 'n/c', '---'. */
const NOTHING =
  /^(?:gratuite?s?|offerte?s?|gratis|free(?: of charge)?|f\.?o\.?c\.?|no charge|n\/c|kostenlos|kostenfrei|unberechnet|ohne berechnung|sin (?:cargo|coste|costo)|bonificado|gratuito|omaggio|non facture|inclus|included|incluido|inklusive|-{1,3}|[–—]|[-–—][.,][-–—]{1,2})$/;

/**
 * Where a word for nothing stands in the column of totals, the mark of a tax behind it or not.
 * @returns its place
 */
export function nothingIn({ cells }: TextRow, { columns }: Pick<Header, 'columns'>): Box | undefined {
  const total = columns.find(({ kind }) => kind === 'colTotal')?.box;
  if (!total) return undefined;
  for (const { words } of cells) {
    const own = words.filter((word) => overlap(word, total) > 0);
    const said = fold(own.map(({ text }) => text).join(' '));
    if (own.length > 0 && NOTHING.test(said.replace(/(?<=\p{L}) [a-z\d]$/u, ''))) return boundsOf(own);
  }
  return undefined;
}
