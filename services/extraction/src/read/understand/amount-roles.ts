import type { Amount } from './amounts.ts';
import type { Cell, DocumentText } from './document-text.ts';
import { type Label, weightOf } from './find-labels.ts';
import type { Meaning } from './vocabulary.ts';

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
};

/** Headers of totals laid out as a table ('TOTAL HT | TVA | TTC') stand at most this far above, in text heights. */
const REACH_ABOVE = 6;

/** What the labels left of each amount, or above it, say it is. */
export function findRoles(text: DocumentText, amounts: readonly Amount[]): AmountEvidence[] {
  const scores = new Map<Amount, Partial<Record<AmountRole, number>>>();
  const note = (amount: Amount, label: Label, share: number) => {
    for (const role of AMOUNT_ROLES) {
      const score = weightOf(label, role) * share;
      const known = scores.get(amount) ?? {};
      if (score > (known[role] ?? 0)) scores.set(amount, { ...known, [role]: score });
    }
  };
  const byRow = new Map<number, Amount[]>();
  for (const amount of amounts) byRow.set(amount.cell.row, [...(byRow.get(amount.cell.row) ?? []), amount]);

  for (const row of text.rows) {
    const own = byRow.get(row.cells[0]?.row ?? -1) ?? [];
    for (const { cell, label } of totalLabels(row.cells)) {
      const share = inProse(cell, label) ? 0.55 : 1;
      const targets = untilNextLabel(own, row.cells, cell, label);
      const money = targets.filter((amount) => !amount.isPercent && (amount.isMoney || targets.length === 1));
      money.forEach((amount, index) => {
        note(amount, label, share * (index === money.length - 1 ? 1 : 0.55) * (amount.isMoney ? 1 : 0.7));
      });
      if (targets.length === 0)
        for (const amount of underneath(text, byRow, cell, label)) note(amount, label, share * 0.82);
    }
  }
  return amounts.filter((amount) => !amount.isPercent).map((amount) => ({ amount, scores: scores.get(amount) ?? {} }));
}

function totalLabels(cells: readonly Cell[]): { cell: Cell; label: Label }[] {
  return cells.flatMap((cell) =>
    cell.labels
      .filter((label) => AMOUNT_ROLES.some((role) => weightOf(label, role) > 0))
      .map((label) => ({ cell, label })),
  );
}

/** The amounts right of a label on its row, up to the next label that could own them. */
function untilNextLabel(own: readonly Amount[], cells: readonly Cell[], cell: Cell, label: Label): Amount[] {
  const position = (at: Cell, word: number) => at.column * 10_000 + word;
  const start = position(cell, label.to);
  const next = totalLabels(cells)
    .filter(
      (other) =>
        position(other.cell, other.label.from) >= start && (other.cell !== cell ? other.label.from === 0 : true),
    )
    .map((other) => position(other.cell, other.label.from))
    .filter((at) =>
      own.some((amount) => position(amount.cell, amount.from) >= start && position(amount.cell, amount.from) < at),
    );
  const end = Math.min(Number.POSITIVE_INFINITY, ...next);
  return own.filter(
    (amount) => position(amount.cell, amount.from) >= start && position(amount.cell, amount.from) < end,
  );
}

/** The first amounts under a label that has none beside it. */
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
  for (let index = cell.row + 1; index < text.rows.length; index++) {
    const row = text.rows[index];
    if (!row || row.page !== cell.page || row.y0 - cell.y1 > REACH_ABOVE * height) return [];
    const under = (byRow.get(index) ?? []).filter(
      (amount) =>
        amount.isMoney && Math.min(amount.box.x1, last.x1 + height) > Math.max(amount.box.x0, first.x0 - height),
    );
    if (under.length > 0) return under;
  }
  return [];
}

function inProse(cell: Cell, label: Label): boolean {
  return label.from > 2 && cell.words.length > label.to + 3;
}
