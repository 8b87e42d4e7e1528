import { boundsOf } from '../../../page-model.ts';
import type { Cell, TextRow } from '../../text/document-text.ts';
import { endsTable } from '../table/table-ends.ts';
import type { Column, HeaderColumn } from './header-column.ts';
import { overlap } from './header-columns.ts';

/** What the text of an item stands left of. */
const MONEY: ReadonlySet<Column> = new Set(['colUnitPrice', 'colVatRate', 'colVatAmount', 'colTotal', 'colGross']);
/** What only a table of items counts, prices and sums up. */
const COUNTED: readonly Column[] = ['colQuantity', 'colUnitPrice', 'colTotal'];
/** What it counts and sums up at the least. */
const COUNTS: readonly Column[] = ['colQuantity', 'colTotal'];
/** What a table says of items, and nothing else: without the tax and with it, or their price alone. With more columns it may be one of taxes. */
const TAXED: readonly (readonly Column[])[] = [
  ['colVatRate', 'colTotal', 'colGross'],
  ['colUnitPrice', 'colTotal', 'colVatRate'],
];

/**
 * 'Menge | Preis | Betrag', 'VAT | net | gross' over figures on whose left the items are called by their names, under no heading: a
 * column of text too. So it is between 'Pos. | Anzahl' and 'Einzelpreis | Gesamtpreis'.
 * @param first the row under the headings
 */
export function withUnheadedText(columns: readonly HeaderColumn[], first: TextRow | undefined): HeaderColumn[] {
  const has = (kind: Column) => columns.some((column) => column.kind === kind);
  const isOfItems = COUNTED.every(has) || TAXED.some((kinds) => kinds.every(has) && columns.length === kinds.length);
  const isHeaded = (cell: Cell) => columns.some(({ box }) => overlap(box, cell) > 0);
  const isFigure = (cell: Cell) => isHeaded(cell) && /^\D{0,4}\d/.test(cell.text);
  // 'Hours | Amount' over a name, a count and an amount, which are no totals.
  const isOfCounts =
    COUNTS.every(has) && first?.cells.filter(isFigure).length === columns.length && !endsTable(first, { columns });
  if (has('colDesignation') || has('colItemCode') || !(isOfItems || isOfCounts)) return [...columns];
  const left = Math.min(...columns.flatMap(({ kind, box }) => (MONEY.has(kind) ? [box.x0] : [])));
  const names = first?.cells.filter((cell) => cell.x1 < left && !isHeaded(cell) && /\p{L}{3}/u.test(cell.text)) ?? [];
  return names.length > 0 ? [{ kind: 'colDesignation', box: boundsOf(names) }, ...columns] : [...columns];
}
