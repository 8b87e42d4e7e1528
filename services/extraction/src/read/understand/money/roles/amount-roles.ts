import { type Label, weightOf } from '../../labels/label.ts';
import type { Meaning } from '../../labels/vocabulary/phrase.ts';
import { findHeaders, lineRows } from '../../lines/head/line-headers.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import type { Amount } from '../figures/amount.ts';
import {
  amountBefore,
  amountsBehind,
  besideBelow,
  isOverSum,
  type TotalLabel,
  wholeAtEnd,
} from './amounts-at-label.ts';
import { underneath } from './amounts-under-label.ts';
import { inBoxBelow, inOwnBox } from './boxes-of-form.ts';
import { dueBesideItsDay } from './due-beside-its-day.ts';
import { rolesByColumns } from './fees-of-columns.ts';
import { halfALineOff } from './half-a-line-off.ts';
import { listsOpenItem } from './open-items.ts';
import { withoutTaxed } from './sums-of-tax-row.ts';
import { partsOfTotalRow } from './sums-of-total-row.ts';
import { isOfTerms } from './terms-of-payment.ts';

/** The parts an amount can play in an invoice's totals. */
export const AMOUNT_ROLES = [
  'netTotal',
  'vatTotal',
  'grossTotal',
  'amountDue',
  'prepaid',
  'lineSum',
  'discount',
  'charges',
  'rounding',
  'taxBase',
  'otherAmount',
] as const satisfies readonly Meaning[];
export type AmountRole = (typeof AMOUNT_ROLES)[number];

export type AmountEvidence = {
  readonly amount: Amount;
  readonly scores: Readonly<Partial<Record<AmountRole, number>>>;
  /** A percentage stands on its row, or in the heading over it. */
  readonly hasRate: boolean;
  /** It stands under a heading of its own with a rate ('VAT 20 %'), beside others that have theirs. */
  readonly isUnderRate?: boolean;
};

/** What the labels left of each amount, or above it, say it is. */
export function findRoles(text: DocumentText, amounts: readonly Amount[]): AmountEvidence[] {
  const scores = new Map<Amount, Partial<Record<AmountRole, number>>>();
  const raise = (amount: Amount, role: AmountRole, score: number) => {
    const known = scores.get(amount) ?? {};
    if (score > (known[role] ?? 0)) scores.set(amount, { ...known, [role]: score });
  };
  const underRate = new Set<Amount>();
  const note = (amount: Amount, label: Label, share: number) => {
    for (const role of AMOUNT_ROLES) raise(amount, role, weightOf(label, role) * share);
  };
  const byRow = Map.groupBy(amounts, ({ cell }) => cell.row);

  const inLines = lineRows(text);
  const headers = findHeaders(text);
  const lineHeaders = new Set(
    headers.flatMap(({ row, lastRow }) => Array.from({ length: lastRow - row + 1 }, (_, index) => row + index)),
  );
  for (const row of text.rows) {
    const own = byRow.get(row.cells[0]?.row ?? -1) ?? [];
    const due = dueBesideItsDay(row, own);
    if (due) raise(due, 'amountDue', BESIDE_ITS_DAY);
    const labels = totalLabels(text, row.cells);
    for (const { cell, label } of labels) {
      const share = (inProse(cell, label) ? 0.4 : 1) * (inLines.has(cell.row) ? 0.3 : 1);
      const { amounts: beside, isNext } = amountsBehind(own, labels, cell, label);
      const before = amountBefore(text, own, labels, cell, label);
      const targets = before ? [before] : isOverSum(text, byRow, cell, label) ? [] : beside;
      const sure = targets.filter(
        (amount) => !amount.isPercent && (amount.isMoney || (targets.length === 1 && isClose(amount, cell, label))),
      );
      const money = withoutTaxed(label, sure.length > 0 ? sure : wholeAtEnd(targets), own);
      const parts = isNext ? partsOfTotalRow(label, money, amounts) : [];
      for (const { amount, role, score } of parts) raise(amount, role, score * share);
      // Of a net total and a VAT neither is the total, which stands elsewhere.
      const isWithoutTotal = parts.length > money.length;
      money.forEach((amount, index) => {
        if (isWithoutTotal) return;
        note(
          amount,
          label,
          share * (isNext ? 1 : 0.5) * (index === money.length - 1 ? 1 : 0.55) * (amount.isMoney ? 1 : 0.7),
        );
      });
      if (targets.length === 0) {
        const apart = [...besideBelow(text, byRow, cell), ...halfALineOff(text, byRow, cell)];
        for (const amount of apart) note(amount, label, share * 0.9);
      }
      // 'Total H.T. | T.V.A. 20 % | Total T.T.C.': a rate in a heading is no amount of it.
      if ((!isNext || targets.every(({ isPercent }) => isPercent)) && !lineHeaders.has(cell.row)) {
        const under = [inOwnBox, underneath, inBoxBelow].reduce<readonly Amount[]>(
          (found, look) => (found.length > 0 ? found : look(text, byRow, cell, label)),
          [],
        );
        for (const amount of under) {
          note(amount, label, share * 0.82);
          if (targets.length > 0) underRate.add(amount);
        }
      }
    }
  }
  for (const { amount, role, score } of rolesByColumns(text, headers, amounts)) raise(amount, role, score);
  for (const amount of amounts) {
    const row = text.rows[amount.cell.row];
    if (row && scores.has(amount) && listsOpenItem(row)) scores.set(amount, { otherAmount: 1 });
  }
  return amounts
    .filter((amount) => !amount.isPercent)
    .map((amount) => ({
      amount,
      scores: scores.get(amount) ?? {},
      hasRate: underRate.has(amount) || (byRow.get(amount.cell.row)?.some((one) => one.isPercent) ?? false),
      ...(underRate.has(amount) && { isUnderRate: true }),
    }));
}

/** As sure as a label. */
const BESIDE_ITS_DAY = 0.9;

/**
 * 'TVA non applicable … contrat n° 437810595': words away in a sentence, a number that is no money is no sum; nor is 'GST 104471820',
 * a register's.
 */
const isClose = (amount: Amount, cell: Cell, label: Label): boolean =>
  (amount.cell !== cell || amount.from - label.to <= CLOSE) &&
  !OF_REGISTER.test(amount.cell.words[amount.from]?.text ?? '');
const OF_REGISTER = /^\D{0,2}\d{8,}\D?$/;
const CLOSE = 3;

function totalLabels(text: DocumentText, cells: readonly Cell[]): TotalLabel[] {
  return cells.flatMap((cell) =>
    cell.labels
      .filter(
        (label) =>
          AMOUNT_ROLES.some((role) => weightOf(label, role) > 0) &&
          !isQualifier(cell, label) &&
          !isRateOfRow(cell, label) &&
          !isOfTerms(text, cell, label),
      )
      .map((label) => ({ cell, label })),
  );
}

/** '19 % USt' begins the row of a total; behind something else ('Abschlag … 19 % USt') it says what that is taxed with. */
const isRateOfRow = (cell: Cell, label: Label): boolean => label.phrase.startsWith('%') && cell.column > 0;

/** 'Rechnungssumme netto (exkl. USt.)': what stands in brackets behind a label, or behind 'without', qualifies it. */
function isQualifier(cell: Cell, label: Label): boolean {
  if (isInRemark(cell, label) || isExempt(cell, label)) return true;
  if (!cell.labels.some((other) => other.to <= label.from)) return false;
  const own = cell.words[label.from]?.text ?? '';
  const before = cell.words[label.from - 1]?.text ?? '';
  const without = /^\(?(?:excl|exkl|incl|inkl|inc|hors|ohne|sans|without|w\/o|zzgl|y\.?c|dont|of|de|del)\.?$/i;
  return own.startsWith('(') || without.test(before);
}

/** 'Escluso IVA art. 15', 'exento de IVA': a row that bears none of the tax, and no amount of it. */
const isExempt = ({ words }: Cell, { from }: Label): boolean =>
  words.slice(Math.max(0, from - 2), from).some(({ text }) => EXEMPT.test(text));
const EXEMPT = /^(?:esclus[aoie]|esente|esenti|exent[ao]s?|exempt|exonéré|befreit|steuerfrei)$/i;

/** 'Ahorro por subsidio (incluye IVA cuando corresponda)': in brackets behind other words, and without a figure there, it names no sum. */
function isInRemark({ words }: Cell, { from, to }: Label): boolean {
  const opens = words.slice(0, from).findLastIndex(({ text }) => text.startsWith('('));
  const isOpen = opens > 0 && !words.slice(opens, from).some(({ text }) => text.includes(')'));
  return isOpen && from - opens === 1 && to < words.length && !words.slice(to).some(({ text }) => /\d/.test(text));
}

function inProse(cell: Cell, label: Label): boolean {
  return label.from > 5 || (label.from > 2 && cell.words.length > label.to + 3);
}
