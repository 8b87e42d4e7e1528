import type { Decimal } from 'decimal.js';
import { type Candidate, candidate } from '../../candidate.ts';
import type { Amount } from '../../money/figures/amount.ts';
import { type Likeness, likenessTo } from '../../money/figures/misread-figure.ts';
import type { ReceiptLook } from '../receipt-look.ts';
import { paidAcross } from './till-looks.ts';
import { withOnlySum } from './till-only-sum.ts';
import { givenByPlace } from './till-payment.ts';
import { type TillRow, tillRows } from './till-rows.ts';
import { leadingTo } from './till-sums.ts';
import type { Derived, WitnessKind } from './till-witness.ts';

/** Something on a receipt that says what was to be paid. */
type Witness = {
  readonly kind: WitnessKind | 'total';
  readonly weight: number;
  /** What it says; undefined where its figure could not be read as one. */
  readonly value: Decimal | undefined;
  /** Its figure as it was recognised. */
  readonly print: string;
  readonly amount: Amount | undefined;
};

/** A line that calls itself the total, and the last of them. */
const LABELLED = 1;
const LAST = 0.5;
/** For each time that the value stands anywhere. */
const PRINTED = 0.4;
const MOST_TIMES = 3;
/** What a witness says for a value that it comes near to: its figure may be misread. */
const AGREES: Readonly<Record<Likeness, number>> = { same: 1, alike: 0.6, slip: 0.4, other: 0 };
/** A sum that stands nowhere, and that no figure comes near to, is most likely a misread figure's. */
const NOWHERE = 0.5;

/** No receipt has more lines that say so. */
const MOST_TOTALS = 16;

/** How sure a value is by how many kinds of witnesses it has that do not know of each other. */
const SURE = [0.4, 0.62, 0.9, 0.96, 0.98] as const;
/** A second look that says the same rules out that it was misread, not that the wrong line was taken for the total. */
const SEEN_AGAIN = 0.02;
/** What says what was paid. Items and taxes sum to what the till may have rounded: cents that nothing else tells. */
const SAY_PAID: readonly Witness['kind'][] = ['total', 'paid', 'rounded'];
const UNSAID = 0.6;
/** Another value with so much of the winner's weight speaks against it. */
const RIVAL = 0.7;
const CONTESTED = 0.6;

type Claim = {
  readonly value: Decimal;
  readonly weight: number;
  readonly kinds: ReadonlySet<string>;
  /** In how many looks something says so. */
  readonly looks: number;
  readonly amount: Amount | undefined;
};
type Seen = {
  readonly rows: readonly TillRow[];
  readonly witnesses: readonly Witness[];
  readonly amounts: ReceiptLook['amounts'];
};

/**
 * What was to be paid. The lines that call themselves a total say it, cash less change, net and tax, the items and the
 * table of taxes say it too: the value that most of them come to wins, also where its own line is misread. Each look at
 * the page is a witness of its own, so that what one misread the other settles.
 */
export function receiptTotal(
  looks: readonly Pick<ReceiptLook, 'text' | 'amounts'>[],
): (Candidate & { readonly amount: Amount }) | undefined {
  const { rowsOf, isSubtotal } = withOnlySum(looks.map(({ text, amounts }) => givenByPlace(tillRows(text, amounts))));
  const across = paidAcross(rowsOf).map(derivedWitness);
  const seen = looks.map(({ amounts }, look): Seen => {
    const rows = rowsOf[look] ?? [];
    const own = witnessesOf(rows, totalsOf(rows));
    // What several looks come to together is one witness, and told once.
    return { rows, witnesses: look === 0 ? [...own, ...across] : own, amounts };
  });
  const [winner, ...others] = claimsOf(seen).sort((a, b) => b.weight - a.weight);
  if (!winner) return undefined;
  const second = others.find((other) => !isPart(other, winner) && !isMisreading(other, winner));
  const { value, weight } = winner;
  // What is some cents off has the same tax: that counts where two looks read the same figure.
  const kinds = winner.looks > 1 ? winner.kinds : new Set([...winner.kinds].filter((kind) => kind !== 'within'));
  const amount = winner.amount ?? lastAmount(seen);
  if (!amount) return undefined;
  // Sums lead to many values: without a line that says 'total', two kinds of them have to agree, or a line says its tax.
  // The figure of that line may be lost, where a card was charged.
  const isLost = winner.kinds.has('paid') && winner.looks > 1;
  const isCalledTotal = seen.some(
    ({ rows, witnesses }) =>
      witnesses.some(({ kind }) => kind === 'total') || (isLost && rows.some(({ kind }) => kind === 'total')),
  );
  if (!isCalledTotal && kinds.size < 2 && !winner.kinds.has('within')) return undefined;
  const isContested = second !== undefined && second.weight >= RIVAL * weight;
  // A sum of what was bought may have had a tax or a service put on it in print that is lost; what was given tells.
  const isSaid = SAY_PAID.some((kind) => kinds.has(kind) && !(kind === 'total' && isSubtotal));
  const all = (SURE[Math.min(kinds.size, SURE.length - 1)] ?? 0) + (winner.looks > 1 ? SEEN_AGAIN : 0);
  const sure = isSaid ? all : Math.min(UNSAID, all);
  const words = amount.cell.words.slice(amount.from, amount.to);
  const found = candidate(value.toFixed(2), isContested ? Math.min(CONTESTED, sure) : sure, amount.cell.page, words);
  // What several came to is as sure as they are; what one line says is as sure as its letters.
  return { ...found, score: kinds.size > 1 && !isContested ? Math.max(found.score, sure * 0.93) : found.score, amount };
}

/** So many kinds of witnesses say a total although the rows of its table are not all legible. */
const WITHOUT_TABLE = 3;

/** A row of the table of taxes, of which the winner is the sum, or most likely is, is no rival. */
const isPart = (other: Claim, winner: Claim): boolean =>
  (winner.kinds.has('table') || winner.kinds.size >= WITHOUT_TABLE) &&
  other.kinds.size === 1 &&
  other.kinds.has('table') &&
  other.value.lt(winner.value);

/** No rival is what no look reads on a line that calls itself the total, where that, payment, tax and table say the other. */
const isMisreading = (other: Claim, winner: Claim): boolean =>
  !other.kinds.has('total') && winner.kinds.has('total') && winner.looks > 1 && winner.kinds.size >= SURE.length - 1;

const lastAmount = (seen: readonly Seen[]): Amount | undefined => {
  const rows = seen.flatMap((look) => look.rows);
  return (rows.findLast(({ kind, amount }) => kind === 'total' && amount) ?? rows.findLast(({ amount }) => amount))
    ?.amount;
};

/** The lines that call themselves a total, above what was given for it. */
function totalsOf(rows: readonly TillRow[]): TillRow[] {
  const paidAt = rows.findIndex(({ kind }) => kind === 'cash' || kind === 'card' || kind === 'change');
  const firstTotal = rows.findIndex(({ kind, amount }) => kind === 'total' && amount);
  const till = paidAt > firstTotal && firstTotal >= 0 ? rows.slice(0, paidAt) : rows;
  return till
    .filter(({ kind, amount, print }) => kind === 'total' && (amount?.value.gt(0) || (!amount && print !== '')))
    .slice(-MOST_TOTALS);
}

function witnessesOf(rows: readonly TillRow[], totals: readonly TillRow[]): Witness[] {
  const lastInclusive = totals.findLast(({ inclusive, amount }) => inclusive && amount);
  const last = totals.findLast(({ amount }) => amount);
  const labelled = totals.map((row): Witness => {
    const weight = LABELLED + (row === lastInclusive ? LAST : 0) + (row === last ? LAST : 0);
    return { kind: 'total', weight, value: row.amount?.value, print: row.print, amount: row.amount };
  });
  return [...labelled, ...leadingTo(rows).map(derivedWitness)];
}

const derivedWitness = (one: Derived): Witness => ({ ...one, print: one.value.toFixed(2), amount: undefined });

/** Each value that a witness of any look names, with what all looks say for it. */
function claimsOf(seen: readonly Seen[]): Claim[] {
  const values = new Map<string, Decimal>();
  for (const { value } of seen.flatMap(({ witnesses }) => witnesses))
    if (value?.gt(0)) values.set(value.toFixed(2), value);
  const shown = seen.map(({ amounts }) => printedOf(amounts, values));
  return [...values].map(([key, value]): Claim => {
    const sayings = seen.map(({ witnesses }, look) => sayingOf(witnesses, value, shown[look]?.get(key) ?? []));
    return {
      value,
      weight: sayings.reduce((sum, { weight }) => sum + weight, 0),
      kinds: new Set(sayings.flatMap(({ kinds }) => [...kinds])),
      looks: sayings.filter(({ kinds }) => kinds.size > 0).length,
      amount: sayings.find(({ amount }) => amount)?.amount,
    };
  });
}

/** Where each of the values stands, a few times at the most. */
function printedOf(amounts: readonly Amount[], values: ReadonlyMap<string, Decimal>): Map<string, Amount[]> {
  const printed = new Map<string, Amount[]>();
  for (const one of amounts) {
    const key = one.value.toFixed(2);
    if (one.isMoney && values.has(key)) printed.set(key, [...(printed.get(key) ?? []), one].slice(0, MOST_TIMES));
  }
  return printed;
}

/** What one look says for a value. */
function sayingOf(
  witnesses: readonly Witness[],
  value: Decimal,
  shown: readonly Amount[],
): Pick<Claim, 'weight' | 'kinds' | 'amount'> {
  const kinds = new Set<string>();
  // One kind counts once, by its best: two sums of one table know of each other.
  const best = new Map<string, number>();
  let weight = 0;
  let isNear = false;
  let amount: Amount | undefined;
  for (const witness of witnesses) {
    const likeness = witness.value?.eq(value) ? 'same' : likenessTo(witness.print, value);
    const says = AGREES[likeness] * witness.weight;
    if (witness.kind === 'total') weight += says;
    else best.set(witness.kind, Math.max(best.get(witness.kind) ?? 0, says));
    if (likeness === 'same') {
      kinds.add(witness.kind);
      amount ??= witness.amount;
    } else if (likeness !== 'other' && witness.kind === 'total') isNear = true;
  }
  for (const says of best.values()) weight += says;
  weight += PRINTED * shown.length;
  if (shown.length === 0 && !isNear) weight *= NOWHERE;
  return { weight, kinds, amount: shown[0] ?? amount };
}
