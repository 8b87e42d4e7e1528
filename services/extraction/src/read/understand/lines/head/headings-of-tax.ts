import { boundsOf } from '../../../page-model.ts';
import { type Label, weightOf } from '../../labels/label.ts';
import type { Cell, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { Column, HeaderColumn } from './header-column.ts';

const WITH = /^\W*(?:inc|incl|including|inkl|inklusive|incluye|incluido|mit|avec|con)\W*$/;
const WITHOUT = /^\W*(?:ex|exc|excl|excluding|exkl|before|without|ohne|zzgl|plus|hors|sans|sin|senza|zonder)\W*$/;

/** A heading's words for the tax: whether what stands below is with it, and where they begin and end. */
export type TaxOfHeading = { readonly isWith: boolean; readonly from: number; readonly to: number };

/** 'Prijs excl.', 'Amount inc': the tax is not named. */
const UNNAMED = /^\W*(?:inc|incl|inkl|ex|exc|excl|exkl)\W*$/;

/** 'inc GST' behind 'Total', '(ex VAT)' behind 'Unit price': the tax's name is there no heading of its own. */
export function taxOfHeading({ words, labels }: Cell): TaxOfHeading | undefined {
  const tax = labels.find((label) => isQualified(label, words[label.from - 1]?.text));
  const [last, end] = [fold(words.at(-1)?.text ?? ''), words.length];
  if (!tax && UNNAMED.test(last) && labels.at(-1)?.to === end - 1)
    return { isWith: WITH.test(last), from: end - 1, to: end };
  if (!tax) return undefined;
  return { isWith: WITH.test(fold(words[tax.from - 1]?.text ?? '')), from: tax.from - 1, to: tax.to };
}

const isQualified = (label: Label, before: string | undefined): boolean =>
  before !== undefined && weightOf(label, 'vatTotal') > 0 && (WITH.test(fold(before)) || WITHOUT.test(fold(before)));

/** 'Montant / Taux' over 'TVA': an amount that stands with a rate is the tax's, and no line's. */
export function isWithRate({ words, labels }: Cell, label: Label): boolean {
  const next = labels[labels.indexOf(label) + 1];
  return words[label.to]?.text === '/' && next?.from === label.to + 1 && weightOf(next, 'colVatRate') > 0;
}

/** What a heading of totals heads with the tax, or without; 'Unit ex VAT' heads what one costs. */
export function ofTaxed(kind: Column, { isWith }: TaxOfHeading): Column {
  if (kind === 'colUnit') return 'colUnitPrice';
  return kind === 'colTotal' && isWith ? 'colGross' : kind;
}

/** 'Excl GST', 'Incl GST' and nothing more: the lines' totals without and with it. */
export const ofTaxAlone = (cell: Cell, { isWith, from, to }: TaxOfHeading) => ({
  kinds: [isWith ? 'colGross' : 'colTotal'] as const,
  box: boundsOf(cell.words.slice(from, to)),
});

/**
 * 'Price ex GST | GST | Total inc GST' without a count: what one costs is what the line comes to before the tax.
 */
export function withPriceAsTotal(columns: readonly HeaderColumn[]): HeaderColumn[] {
  const has = (kind: Column) => columns.some((column) => column.kind === kind);
  const prices = columns.filter(({ kind }) => kind === 'colUnitPrice');
  if (prices.length !== 1 || !has('colGross') || has('colTotal') || has('colQuantity')) return [...columns];
  return columns.map((column) => (column === prices[0] ? { ...column, kind: 'colTotal' } : column));
}

/**
 * 'Amount' of items, and beside them 'Tax | Base | Rate | Amount', as Brazil's bills of energy have it: what is headed right of a tax's base,
 * behind the items' own total, is of a table of taxes.
 */
export function withoutTotalsOfTax(columns: readonly HeaderColumn[], heads: readonly TextRow[]): HeaderColumn[] {
  const bases = heads.flatMap(({ cells }) =>
    cells.filter(({ labels }) => labels.some((label) => label.from === 0 && weightOf(label, 'taxBase') > 0)),
  );
  const totals = columns.filter(({ kind }) => kind === 'colTotal').toSorted((one, other) => one.box.x0 - other.box.x0);
  const [first] = totals;
  const isOfTax = ({ box }: HeaderColumn) => first && bases.some(({ x0 }) => x0 > first.box.x1 && x0 < box.x0);
  return columns.filter((column) => column.kind !== 'colTotal' || column === first || !isOfTax(column));
}
