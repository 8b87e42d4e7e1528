import type { MadeInvoice, MadeLine } from '../make-invoice.ts';
import type { MadeLanguage } from '../words.ts';

/** What an invoice of one supplier says in its head: a label and how the value is written. */
export type Fact = 'number' | 'date' | 'due' | 'order';
export type Sum = 'net' | 'vat' | 'gross' | 'toPay';
export type ColumnField = 'position' | 'designation' | 'quantity' | 'unitPrice' | 'vatRate' | 'netTotal';

/** Where a label's value stands, seen from the label. */
export type Arrangement = 'behind' | 'right' | 'right-flush' | 'below' | 'above' | 'left';

/**
 * How one supplier lays its invoices out, for all its invoices alike. Coordinates in points on A4, from the top left;
 * what stands under a block that grows is pushed down by it.
 */
export interface HouseStyle {
  readonly name: string;
  readonly language: MadeLanguage;
  readonly title: string;
  readonly titleAt: { readonly x: number; readonly size: number };
  readonly day: (iso: string) => string;
  /** A decimal string as it is written there. */
  readonly number: (decimal: string) => string;
  /** A written number as money in the totals. */
  readonly money: (written: string) => string;
  /** The supplier's name and address: on top, or in the foot alone because the head has a logo. */
  readonly supplier: { readonly at: 'top' | 'foot'; readonly x: number; readonly vatLabel: string };
  readonly buyer: { readonly x: number; readonly label?: string };
  readonly facts: {
    readonly arrangement: Arrangement;
    readonly x: number;
    /** Where values stand (right of their labels), or how far one fact stands from the next (in a band). */
    readonly gap: number;
    /** Beside the buyer's address, or under it: then a longer address pushes it down. */
    readonly beside: boolean;
    readonly labels: Readonly<Partial<Record<Fact, string>>>;
  };
  readonly table: {
    readonly columns: readonly {
      readonly field: ColumnField;
      readonly label: string;
      readonly x: number;
      readonly right?: true;
    }[];
    readonly grid: boolean;
    readonly rowHeight: number;
    readonly headOnEachPage: boolean;
    /** A second base line under each line: what a description goes on with. */
    readonly note?: string;
    readonly percent: string;
  };
  readonly totals: {
    readonly arrangement: Arrangement;
    readonly x: number;
    readonly gap: number;
    readonly labels: Readonly<Partial<Record<Sum, string>>>;
  };
  /** Lines of the foot of each page. */
  readonly foot: (invoice: MadeInvoice, iban: string) => readonly string[];
}

/** What differs from one invoice of a supplier to the next. */
export interface Variation {
  /** Points everything below the head lies lower. */
  readonly shift: number;
  /** Lines of the buyer's address besides name, street and town. */
  readonly addressLines: readonly string[];
  readonly absent: readonly Fact[];
}

export const cellOf = (line: MadeLine, field: ColumnField, index: number, style: HouseStyle): string => {
  if (field === 'position') return String(index + 1);
  if (field === 'designation') return line.designation;
  if (field === 'quantity') return line.quantity;
  if (field === 'vatRate') return `${style.number(line.vatRate)}${style.table.percent}`;
  return style.number(line[field]);
};
