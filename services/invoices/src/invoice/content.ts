import {
  decimalsOf,
  type InvoiceContent,
  type InvoiceLine,
  type InvoiceTypeCode,
  type VatBreakdown,
} from '@comptoir/contracts';
import { isCalendarDay } from './calendar.ts';
import { decimalsIn, roundToMinor, toMinor, toText } from './money.ts';

/** Amounts an invoice states about itself as a whole (EN 16931 BT-109, BT-110, BT-112, BT-115, BT-107, BT-108). */
export const AMOUNT_FIELDS = ['netTotal', 'vatTotal', 'grossTotal', 'amountDue', 'discount', 'charges'] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];

export const DATE_FIELDS = ['issueDate', 'dueDate'] as const;

/** Texts, taken as they are. */
export const TEXT_FIELDS = [
  'invoiceNumber',
  'currency',
  'supplierId',
  'supplierName',
  'supplierVatNumber',
  'buyerName',
  'buyerVatNumber',
  'iban',
  'bic',
  'paymentTerms',
  'orderNumber',
  'deliverySlipNumber',
  'country',
] as const;

export type VatRow = Omit<VatBreakdown, 'base' | 'amount'> & { readonly base: number; readonly amount: number };
export type Line = Omit<InvoiceLine, 'netTotal'> & { readonly netTotal?: number };

/** What an invoice says. Amounts are integers of minor units with `decimals` decimals. */
export type Content = { readonly [name in (typeof TEXT_FIELDS)[number]]?: string } & {
  readonly [name in (typeof DATE_FIELDS)[number]]?: string;
} & { readonly [name in AmountField]?: number } & {
  readonly typeCode?: InvoiceTypeCode;
  readonly decimals: number;
  readonly vat: readonly VatRow[];
  readonly lines: readonly Line[];
};

export const NO_CONTENT: Content = { decimals: 2, vat: [], lines: [] };

/** The fields of a form that cannot be taken, by name. */
export type ContentResult = { readonly content: Content } | { readonly invalid: readonly string[] };

/**
 * What a person entered, in minor units of its currency. An amount finer than its currency, or a day that no calendar
 * has, is refused by its field; a line's own total is rounded, because invoices print more decimals there.
 */
export function contentFromWire(wire: InvoiceContent): ContentResult {
  const decimals = decimalsFor(wire);
  const invalid = DATE_FIELDS.filter((name) => wire[name] !== undefined && !isCalendarDay(wire[name])) as string[];
  const exact = (text: string, field: string): number => {
    const minor = toMinor(text, decimals);
    if (minor === undefined) invalid.push(field);
    return minor ?? 0;
  };
  const amounts = AMOUNT_FIELDS.flatMap((name) => {
    const text = wire[name];
    return text === undefined ? [] : [[name, exact(text, name)]];
  });
  const vat = (wire.vat ?? []).map((row, at) => ({
    ...row,
    base: exact(row.base, `vat.${at}.base`),
    amount: exact(row.amount, `vat.${at}.amount`),
  }));
  const lines = (wire.lines ?? []).map((line) => lineFromWire(line, decimals));
  if (invalid.length > 0) return { invalid };
  return { content: { ...plainFields(wire), ...Object.fromEntries(amounts), decimals, vat, lines } };
}

/** The wire form: decimal strings with the currency's decimals. */
export function contentToWire(content: Content): InvoiceContent {
  const { decimals, vat, lines } = content;
  const amounts = AMOUNT_FIELDS.flatMap((name) => {
    const minor = content[name];
    return minor === undefined ? [] : [[name, toText(minor, decimals)]];
  });
  return {
    ...plainFields(content),
    ...Object.fromEntries(amounts),
    ...(vat.length > 0 && {
      vat: vat.map((row) => ({ ...row, base: toText(row.base, decimals), amount: toText(row.amount, decimals) })),
    }),
    ...(lines.length > 0 && { lines: lines.map((line) => lineToWire(line, decimals)) }),
  };
}

/** The currency's decimals; without a currency as many as the amounts are written with, and at least two. */
export function decimalsFor(wire: Pick<InvoiceContent, 'currency' | 'vat' | AmountField>): number {
  if (wire.currency) return decimalsOf(wire.currency);
  const written = [
    ...AMOUNT_FIELDS.map((name) => wire[name]),
    ...(wire.vat ?? []).flatMap((row) => [row.base, row.amount]),
  ];
  return Math.max(2, ...written.map((text) => (text === undefined ? 0 : decimalsIn(text))));
}

type Plain = Pick<InvoiceContent, 'typeCode' | (typeof TEXT_FIELDS)[number] | (typeof DATE_FIELDS)[number]>;

function plainFields(from: Plain): Plain {
  const names = ['typeCode', ...TEXT_FIELDS, ...DATE_FIELDS] as const;
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}

export function lineFromWire({ netTotal, ...line }: InvoiceLine, decimals: number): Line {
  const minor = netTotal === undefined ? undefined : roundToMinor(netTotal, decimals);
  return { ...line, ...(minor !== undefined && { netTotal: minor }) };
}

function lineToWire({ netTotal, ...line }: Line, decimals: number): InvoiceLine {
  return { ...line, ...(netTotal !== undefined && { netTotal: toText(netTotal, decimals) }) };
}

/**
 * What is to be settled, in minor units and never negative: the amount due, or the total where none is stated.
 * A credit note is settled towards us, whichever sign it is written with.
 */
export function amountToSettle(content: Content): { readonly amount: number; readonly isCredit: boolean } {
  const due = content.amountDue ?? content.grossTotal ?? 0;
  return { amount: Math.abs(due), isCredit: content.typeCode === '381' || due < 0 };
}

/** An amount with the sign it has in our books: credit notes count against, whichever sign they are written with. */
export function signed(content: Content, minor: number): number {
  return content.typeCode === '381' ? -Math.abs(minor) : minor;
}
