// Items set one below the other as labels and values, as those print who show an electronic invoice.
import { Decimal } from 'decimal.js';
import { type Label, weightOf } from '../labels/find-labels.ts';
import type { AmountEvidence } from '../money/amount-roles.ts';
import type { Amount } from '../money/amounts.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { type Boxes, type LineDraft, money } from './line-draft.ts';
import type { LineOnPage } from './lines.ts';

type Kind = 'quantity' | 'unitPrice' | 'netTotal';
/** What a label says of an item. */
type Said = { readonly kind: Kind; readonly amount: Amount };
type Item = Partial<Record<Kind, Amount>>;

/** The terms of EN 16931 that some print with each value. */
const TERMS: Readonly<Record<string, Kind>> = { 129: 'quantity', 146: 'unitPrice', 131: 'netTotal' };
const TERM = /\bBT-?(\d{1,3})\b/;
/** 'Net price', 'Nettopreis' beside a quantity: of one, in words that head the totals of a table. */
const OF_ONE = /price|preis|prix|prezzo|precio|prijs/;
const OF_ALL = /total|gesamt|summe|line|ligne|position/;
const ROUNDING = '0.02';
/** Rounding each line may move a sum by half a cent. */
const HALF_A_CENT = '0.005';

/**
 * 'Menge 5', 'Preis pro Einheit 184,50', 'Gesamtpreis 922,50' in rows of their own, item after item. Only where they come to one
 * of the sums that the page names (EN 16931 BT-106, BT-109) and a quantity makes some total of its price: labels like these
 * stand elsewhere too.
 * @param sums what the lines may come to
 */
export function labelledItems(
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  sums: readonly Decimal[],
): LineOnPage[] {
  const items: Item[] = [];
  let item: Item = {};
  for (const { kind, amount } of saidOfItems(text, evidence)) {
    if (item[kind]) {
      items.push(item);
      item = {};
    }
    item[kind] = amount;
  }
  const lines = [...items, item].flatMap((one) => asLine(one));
  const total = lines.reduce((sum, { netTotal }) => sum.plus(netTotal ?? 0), new Decimal(0));
  const tolerance = new Decimal(HALF_A_CENT).times(lines.length);
  const isSum = sums.some((sum) => !sum.isZero() && sum.minus(total).abs().lte(tolerance));
  return isSum && lines.some(isProduct) ? lines : [];
}

function saidOfItems({ rows }: DocumentText, evidence: readonly AmountEvidence[]): Said[] {
  const amounts = evidence.map(({ amount }) => amount).filter(({ isPercent }) => !isPercent);
  return rows.flatMap(({ cells }) =>
    cells.flatMap((cell): Said[] => {
      const named = kindOf(cell);
      if (!named) return [];
      const next = cells.slice(cell.column + 1).find((other) => announces(other) && other.labels.length > 0);
      const amount =
        amounts.find((one) => one.cell === cell && one.from >= named.to) ??
        amounts.find(
          (one) =>
            one.cell.row === cell.row && one.cell.column > cell.column && one.cell.column < (next?.column ?? Infinity),
        );
      return amount ? [{ kind: named.kind, amount }] : [];
    }),
  );
}

/** '2 Stück' is a value, in the words that head columns. */
const announces = ({ words: [first] }: Cell): boolean => !/^[\d(+−-]/.test(first?.text ?? '');

/** What a cell announces of an item, and where in it the label ends. */
function kindOf(cell: Cell): { readonly kind: Kind; readonly to: number } | undefined {
  if (!announces(cell)) return undefined;
  const term = TERM.exec(cell.text)?.[1];
  const label = cell.labels.findLast((one) => kindOfLabel(one) !== undefined);
  const kind = term === undefined ? label && kindOfLabel(label) : TERMS[term];
  if (!kind) return undefined;
  const at = cell.words.findIndex(({ text }) => TERM.test(text));
  return { kind, to: Math.max(label?.to ?? 0, at + 1) };
}

function kindOfLabel(label: Label): Kind | undefined {
  const [quantity, price, total] = (['colQuantity', 'colUnitPrice', 'colTotal'] as const).map((column) =>
    weightOf(label, column),
  );
  if (quantity) return 'quantity';
  if (price || (total && OF_ONE.test(label.phrase) && !OF_ALL.test(label.phrase))) return 'unitPrice';
  return total ? 'netTotal' : undefined;
}

/** An item has a quantity and a total; what has one of them is a sum, or none. */
function asLine({ quantity, unitPrice, netTotal }: Item): LineDraft[] {
  if (!quantity || !netTotal || quantity.value.isZero()) return [];
  const page = netTotal.cell.page;
  const found = { quantity, netTotal, ...(unitPrice && { unitPrice }) };
  const boxes: Boxes = {};
  for (const [name, { box, cell }] of Object.entries(found)) if (cell.page === page) boxes[name as Kind] = box;
  return [
    {
      place: { page, boxes },
      quantity: quantity.value.toFixed(),
      netTotal: money(netTotal.value),
      ...(unitPrice && { unitPrice: money(unitPrice.value) }),
    },
  ];
}

const isProduct = ({ quantity, unitPrice, netTotal }: LineOnPage): boolean =>
  unitPrice !== undefined &&
  new Decimal(quantity ?? 0)
    .times(unitPrice)
    .minus(netTotal ?? 0)
    .abs()
    .lte(ROUNDING);
