import { Decimal } from 'decimal.js';
import { type Label, weightOf } from '../labels/find-labels.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import { findHeaders, lineRows } from '../lines/line-headers.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import type { Amount } from './amounts.ts';
import { CURRENCY_SIGN } from './currency-sign.ts';
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

/** Headers of totals laid out as a table ('TOTAL HT | TVA | TTC') stand at most this far above, in text heights. */
const REACH_ABOVE = 6;

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
  const byRow = new Map<number, Amount[]>();
  for (const amount of amounts) byRow.set(amount.cell.row, [...(byRow.get(amount.cell.row) ?? []), amount]);

  const inLines = lineRows(text);
  const lineHeaders = new Set(
    findHeaders(text).flatMap(({ row, lastRow }) =>
      Array.from({ length: lastRow - row + 1 }, (_, index) => row + index),
    ),
  );
  for (const row of text.rows) {
    const own = byRow.get(row.cells[0]?.row ?? -1) ?? [];
    const labels = totalLabels(text, row.cells);
    for (const { cell, label } of labels) {
      const share = (inProse(cell, label) ? 0.4 : 1) * (inLines.has(cell.row) ? 0.3 : 1);
      const { amounts: beside, isNext } = amountsBehind(own, labels, cell, label);
      const targets = isOverSum(text, byRow, cell, label) ? [] : beside;
      const money = targets.filter(
        (amount) => !amount.isPercent && (amount.isMoney || (targets.length === 1 && isClose(amount, cell, label))),
      );
      if (isNext) noteRowOfThree(label, money, (amount, role, score) => raise(amount, role, score * share));
      money.forEach((amount, index) => {
        note(
          amount,
          label,
          share * (isNext ? 1 : 0.5) * (index === money.length - 1 ? 1 : 0.55) * (amount.isMoney ? 1 : 0.7),
        );
      });
      for (const amount of targets.length === 0 ? besideBelow(text, byRow, cell) : []) note(amount, label, share * 0.9);
      // 'Total H.T. | T.V.A. 20 % | Total T.T.C.': a rate in a heading is no amount of it.
      if (targets.every(({ isPercent }) => isPercent) && !lineHeaders.has(cell.row))
        for (const amount of underneath(text, byRow, cell, label)) {
          note(amount, label, share * 0.82);
          if (targets.length > 0) underRate.add(amount);
        }
    }
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

/** Above every rate of VAT there is (Hungary: 27 %). */
export const HIGHEST_RATE = new Decimal('0.3');
/** What a row of sums says of its net and its VAT: less than labels of their own. */
const IN_ROW = 0.7;

/** 'Total facture   39,99   8,00   47,99': three sums behind a total's label of which two make the third, VAT the second. */
function noteRowOfThree(
  label: Label,
  money: readonly Amount[],
  raise: (amount: Amount, role: AmountRole, score: number) => void,
): void {
  const [net, vat, gross, ...more] = money;
  const weight = Math.max(weightOf(label, 'grossTotal'), weightOf(label, 'amountDue'));
  if (!net || !vat || !gross || more.length > 0 || weight === 0) return;
  const isSum = net.value.plus(vat.value).eq(gross.value);
  const isRate = vat.value.abs().lte(net.value.abs().times(HIGHEST_RATE));
  if (!isSum || !isRate) return;
  raise(net, 'netTotal', IN_ROW * weight);
  raise(vat, 'vatTotal', IN_ROW * weight);
  raise(gross, 'grossTotal', weight);
}

/** 'TVA non applicable … contrat n° 437810595': words away in a sentence, a number that is no money is no sum. */
const isClose = (amount: Amount, cell: Cell, label: Label): boolean =>
  amount.cell !== cell || amount.from - label.to <= CLOSE;
const CLOSE = 3;

type TotalLabel = { readonly cell: Cell; readonly label: Label };

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
  if (!cell.labels.some((other) => other.to <= label.from)) return false;
  const own = cell.words[label.from]?.text ?? '';
  const before = cell.words[label.from - 1]?.text ?? '';
  const without = /^\(?(?:excl|exkl|incl|inkl|inc|hors|ohne|sans|without|w\/o|zzgl|y\.?c|dont|of|de|del)\.?$/i;
  return own.startsWith('(') || without.test(before);
}

/**
 * The amounts right of a label on its row, up to the next label. Where another label stands in between they are
 * rather that one's: `isNext` is false.
 */
function amountsBehind(own: readonly Amount[], labels: readonly TotalLabel[], cell: Cell, label: Label) {
  const position = (at: Cell, word: number) => at.column * 10_000 + word;
  const start = position(cell, label.to);
  const behind = own.filter((amount) => position(amount.cell, amount.from) >= start);
  const starts = labels
    .map((other) => position(other.cell, other.label.from))
    .filter((at) => at >= start)
    .sort((a, b) => a - b);
  const ends = [...starts, Number.POSITIVE_INFINITY];
  const end = ends.find((at) => behind.some((amount) => position(amount.cell, amount.from) < at)) ?? 0;
  return { amounts: behind.filter((amount) => position(amount.cell, amount.from) < end), isNext: end === ends[0] };
}

/** Heights of a label beyond which what stands right of it may be of another column. */
const FAR = 8;

/**
 * 'brutto' over '5.365,47 €' in a column of facts at the side: a sum alone right under its label, where nothing stands near on its right.
 * What is far on its row is of the table beside.
 */
function isOverSum(
  text: DocumentText,
  byRow: ReadonlyMap<number, readonly Amount[]>,
  cell: Cell,
  label: Label,
): boolean {
  const height = cell.y1 - cell.y0;
  const next = text.rows[cell.row]?.cells[cell.column + 1];
  if (cell.column > 0 || label.to < cell.words.length || !next || next.x0 - cell.x1 < FAR * height) return false;
  const under = text.rows
    .slice(cell.row + 1, cell.row + 3)
    .flatMap(({ cells }) => cells)
    .find((one) => one.page === cell.page && Math.abs(one.x0 - cell.x0) < height / 2);
  const sums = under ? (byRow.get(under.row) ?? []).filter((amount) => amount.cell === under && amount.isMoney) : [];
  return under !== undefined && under.y0 - cell.y1 < height && sums.length === 1 && under.labels.length === 0;
}

/**
 * A value set in two lines beside its label, the currency over the amount ('EUR' over '53.746,00'): the amount stands alone
 * in the next row, right of the label.
 */
function besideBelow(text: DocumentText, byRow: ReadonlyMap<number, readonly Amount[]>, cell: Cell): readonly Amount[] {
  const row = text.rows[cell.row + 1];
  const [value, ...more] = row?.cells ?? [];
  if (!row || !value || more.length > 0 || row.page !== cell.page) return [];
  const height = cell.y1 - cell.y0;
  const signs = [cell.row - 1, cell.row].flatMap((index) => text.rows[index]?.cells ?? []);
  const isUnderSign = signs.some(
    (sign) =>
      CURRENCY_SIGN.test(sign.text) && Math.abs(sign.x1 - value.x1) < height && value.y0 - sign.y1 < 1.5 * height,
  );
  const own = (byRow.get(cell.row + 1) ?? []).filter(({ isPercent }) => !isPercent);
  return isUnderSign && value.x0 > cell.x1 && value.labels.length === 0 && own.length === 1 ? own : [];
}

/** Rows of one table of sums are at most this far apart, in text heights. */
const ROWS_APART = { text: 2, ocr: 3.5 } as const;

/** The first amounts under a label that has none beside it; where more rows of sums follow, what they add up to. */
function underneath(
  text: DocumentText,
  byRow: ReadonlyMap<number, readonly Amount[]>,
  cell: Cell,
  label: Label,
): Amount[] {
  const first = cell.words[label.from];
  const last = cell.words[label.to - 1];
  if (!first || !last) return [];
  const height = cell.y1 - cell.y0;
  const rows: Amount[][] = [];
  let [below, reach] = [cell.y1, REACH_ABOVE];
  for (let index = cell.row + 1; index < text.rows.length; index++) {
    const row = text.rows[index];
    if (!row || row.page !== cell.page || row.y0 - below > reach * height) break;
    const under = (byRow.get(index) ?? []).filter(
      (amount) =>
        amount.isMoney && Math.min(amount.box.x1, last.x1 + height) > Math.max(amount.box.x0, first.x0 - height),
    );
    if (under.length === 0) continue;
    rows.push(under);
    [below, reach] = [row.y1, ROWS_APART[text.source]];
  }
  return sumRow(rows) ?? rows[0] ?? [];
}

/** 'HT' over 49.90, 10.00 and 59.90: of three rows or more, one each, the first that is the sum of all above it. */
function sumRow(rows: readonly Amount[][]): Amount[] | undefined {
  const alone = rows.findIndex(({ length }) => length !== 1);
  const column = rows.slice(0, alone < 0 ? rows.length : alone).flat();
  let sum = new Decimal(0);
  for (const [at, amount] of column.entries()) {
    if (at >= 2 && amount.value.eq(sum) && !sum.isZero()) return [amount];
    sum = sum.plus(amount.value);
  }
  return undefined;
}

function inProse(cell: Cell, label: Label): boolean {
  return label.from > 5 || (label.from > 2 && cell.words.length > label.to + 3);
}
