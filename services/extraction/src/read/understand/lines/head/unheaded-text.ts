import { boundsOf } from '../../../page-model.ts';
import type { TextRow } from '../../text/document-text.ts';
import type { Column, HeaderColumn } from './header-columns.ts';

/** What only a table of items counts, prices and sums up, or says of each without the tax and with it. */
const FIGURES: readonly (readonly Column[])[] = [
  ['colQuantity', 'colUnitPrice', 'colTotal'],
  ['colVatRate', 'colTotal', 'colGross'],
];

/**
 * 'Menge | Preis | Betrag', 'VAT | net | gross' over figures on whose left the items are called by their names, under no heading: a
 * column of text too.
 * @param first the row under the headings
 */
export function withUnheadedText(columns: readonly HeaderColumn[], first: TextRow | undefined): HeaderColumn[] {
  const has = (kind: Column) => columns.some((column) => column.kind === kind);
  if (has('colDesignation') || has('colItemCode') || !FIGURES.some((all) => all.every(has))) return [...columns];
  const left = Math.min(...columns.map(({ box }) => box.x0));
  const names = first?.cells.filter(({ x1, text }) => x1 < left && /\p{L}{3}/u.test(text)) ?? [];
  return names.length > 0 ? [{ kind: 'colDesignation', box: boundsOf(names) }, ...columns] : [...columns];
}
