import { Decimal } from 'decimal.js';
import type { Amount } from './amounts.ts';
import { type Candidate, candidate } from './candidate.ts';
import type { DocumentText } from './document-text.ts';
import { fold } from './fold.ts';

type Kind = 'total' | 'net' | 'tax' | 'cash' | 'change' | 'rounding' | 'summary';
type TillRow = { readonly kind: Kind; readonly amount: Amount | undefined; readonly inclusive: boolean };

const TOTAL = /\b(?:t[o0]ta[l1i]|totaal|amount due|to pay|payable|a payer|zu zahlen|summe|betrag|importe)\b/;
const INCLUSIVE = /\b(?:incl\w*|ttc|inkl\w*|grand|nett?|round(?:ed|ing) ?total|after|payable|due|a payer|zu zahlen)\b/;
/** What is totalled, but is not what is paid. */
const OTHER_TOTAL =
  /\b(?:sub ?-?total|zwischensumme|sous ?-?total|excl\w*|exc|before|qty|quantity|items?|discount|savings?|disc|points?|rounding|tax|gst|sst|vat|tva|mwst|iva|netto|ht|units?|pcs)\b/;
const CASH =
  /\b(?:cash|tender\w*|paid|visa|master\w*|credit card|debit|especes|carte|bar|gegeben|efectivo|received|payment)\b/;
const CHANGE = /\b(?:change|rendu|monnaie|ruckgeld|cambio|wisselgeld)\b/;
/** What is summed before tax, and the tax on it. */
const NET = /\b(?:excl?\w*|before|sub ?-?total|sous ?-?total|zwischensumme|ht|netto)\b/;
const TAX = /\b(?:gst|sst|vat|tva|mwst|iva|tax|service charge)\b/;
const ROUNDING = /\bround\w*/;
const SUMMARY = /\b(?:gst|tax|vat|tva|mwst|sst) ?(?:summary|analysis|code)|\bsummary\b/;
/** No till rounds by more. */
const MOST_ROUNDED = new Decimal('0.05');

/** What speaks for a value: two witnesses that do not know of each other are as good as certain. */
const WEIGHT = { last: 2, total: 1, paid: 2, cashAlone: 1, sum: 1.5, rounded: 1.5, elsewhere: 0.4 } as const;
const SURE = 4;

/**
 * What was to be paid: the last total above the cash, after rounding. Cash less change has to be the same, and puts a
 * misread digit right.
 */
export function receiptTotal(
  text: DocumentText,
  amounts: readonly Amount[],
): (Candidate & { readonly amount: Amount }) | undefined {
  const rows = tillRows(text, amounts);
  const cashAt = rows.findIndex(({ kind }) => kind === 'cash' || kind === 'change');
  const firstTotal = rows.findIndex(({ kind, amount }) => kind === 'total' && amount);
  const till = cashAt > firstTotal && firstTotal >= 0 ? rows.slice(0, cashAt) : rows;
  const totals = till.filter(({ kind, amount }) => kind === 'total' && amount?.value.greaterThan(0));
  const last = totals.findLast(({ inclusive }) => inclusive) ?? totals.at(-1);
  const lastOfAll = totals.at(-1);
  const paid = paidOf(rows);

  const votes = new Map<string, { weight: number; amount: Amount }>();
  const vote = (value: Decimal | undefined, amount: Amount | undefined, weight: number) => {
    if (!value?.greaterThan(0) || !amount) return;
    const key = value.toFixed(2);
    votes.set(key, { weight: (votes.get(key)?.weight ?? 0) + weight, amount: votes.get(key)?.amount ?? amount });
  };
  for (const { amount } of totals) vote(amount?.value, amount, WEIGHT.total);
  vote(last?.amount?.value, last?.amount, WEIGHT.last / 2);
  vote(lastOfAll?.amount?.value, lastOfAll?.amount, WEIGHT.last / 2);
  const rounded = afterRounding(till);
  vote(rounded?.value, rounded?.amount, WEIGHT.rounded);
  vote(paid?.value, last?.amount ?? paid?.amount, paid?.isExact ? WEIGHT.cashAlone : WEIGHT.paid);
  for (const sum of netAndTax(rows)) vote(sum, last?.amount, WEIGHT.sum);
  for (const amount of amounts)
    if (amount.isMoney && votes.has(amount.value.toFixed(2))) vote(amount.value, amount, WEIGHT.elsewhere);

  const winner = [...votes].sort(([, a], [, b]) => b.weight - a.weight)[0];
  if (!winner || totals.length === 0) return undefined;
  const [value, { weight, amount }] = winner;
  const words = amount.cell.words.slice(amount.from, amount.to);
  return { ...candidate(value, weight >= SURE ? 0.93 : 0.8, amount.cell.page, words), amount };
}

function tillRows(text: DocumentText, amounts: readonly Amount[]): TillRow[] {
  const rows: TillRow[] = [];
  for (const [index, row] of text.rows.entries()) {
    const folded = fold(row.text);
    const kind = kindOf(folded);
    if (kind === 'summary') break;
    if (!kind) continue;
    const ofRow = amounts.filter((amount) => amount.cell.row === index && amount.isMoney && !amount.isPercent);
    rows.push({ kind, amount: ofRow.at(-1), inclusive: INCLUSIVE.test(folded) });
  }
  return rows;
}

function kindOf(folded: string): Kind | undefined {
  if (SUMMARY.test(folded)) return 'summary';
  if (CHANGE.test(folded)) return 'change';
  if (TOTAL.test(folded) && (!OTHER_TOTAL.test(folded) || (INCLUSIVE.test(folded) && !/\bexc/.test(folded))))
    return 'total';
  if (ROUNDING.test(folded)) return 'rounding';
  if (NET.test(folded)) return 'net';
  if (TAX.test(folded)) return 'tax';
  return CASH.test(folded) ? 'cash' : undefined;
}

/** Cash less change; cash alone where no change is told, which then may be more than was to be paid. */
function paidOf(rows: readonly TillRow[]): { value: Decimal; amount: Amount; isExact: boolean } | undefined {
  const cash = rows.find(({ kind, amount }) => kind === 'cash' && amount)?.amount;
  const change = rows.find(({ kind, amount }) => kind === 'change' && amount)?.amount;
  if (!cash) return undefined;
  return {
    value: cash.value.abs().minus(change?.value.abs() ?? 0),
    amount: cash,
    isExact: change === undefined,
  };
}

/** What net and tax make, for each net line and each tax line. */
function netAndTax(rows: readonly TillRow[]): Decimal[] {
  const of = (kind: Kind) => rows.flatMap((row) => (row.kind === kind && row.amount ? [row.amount.value] : []));
  const taxes = of('tax').filter((tax) => !tax.isZero());
  return of('net').flatMap((net) => taxes.map((tax) => net.plus(tax)));
}

/** The total before a rounding line, and that line's amount added. */
function afterRounding(rows: readonly TillRow[]): { value: Decimal; amount: Amount } | undefined {
  const at = rows.findIndex(({ kind, amount }) => kind === 'rounding' && amount && !amount.value.isZero());
  const step = rows[at]?.amount?.value;
  const before = rows.slice(0, Math.max(0, at)).findLast(({ kind, amount }) => kind === 'total' && amount)?.amount;
  if (!step || !before || step.abs().greaterThan(MOST_ROUNDED)) return undefined;
  // A minus before two cents is a speck: the sum that is even in five cents is the one that was meant.
  const sums = [before.value.plus(step), before.value.minus(step)];
  const value = sums.find((sum) => sum.times(20).isInteger());
  return value && { value, amount: before };
}
