// Items set one below the other as labels and values, as those print who show an electronic invoice.
import { Decimal } from 'decimal.js';
import { type Label, weightOf } from '../../labels/label.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { type Boxes, type LineDraft, money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { countOf } from '../row/count-of.ts';
import { countOfPrice } from '../row/lost-quantity.ts';
import { isWithinRounding, sumOf } from './line-sums.ts';

type Kind = 'quantity' | 'unitPrice' | 'netTotal';
/** A figure of an item, and where it stands. */
type Figure = Pick<Amount, 'value' | 'cell' | 'box'>;
/** What a label says of an item. */
type Said = { readonly kind: Kind; readonly figure: Figure };
type Item = Partial<Record<Kind, Figure>>;

/** The terms of EN 16931 that some print with each value. */
const TERMS: Readonly<Record<string, Kind>> = { 129: 'quantity', 146: 'unitPrice', 131: 'netTotal' };
/** 'Net price', 'Nettopreis' beside a quantity: of one, in words that head the totals of a table. */
const OF_ONE = /price|preis|prix|prezzo|precio|prijs/;
const OF_ALL = /total|gesamt|summe|line|ligne|position/;
const ROUNDING = '0.02';

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
  const said = saidOfItems(text, evidence);
  const isRecognised = text.source === 'ocr';
  const readings = [endsWithTotal, repeats].map((begins) =>
    itemsOf(said, begins).flatMap((item) => asLine(item, isRecognised)),
  );
  return readings.find((lines) => lines.some(isProduct) && comesTo(lines, sums)) ?? [];
}

function comesTo(lines: readonly LineOnPage[], sums: readonly Decimal[]): boolean {
  const total = sumOf(lines);
  return sums.some((sum) => !sum.isZero() && isWithinRounding(sum, total, lines.length));
}

/** Whether what is said next begins another item: where each ends with its total, and in any order, where something is said again. */
type Begins = (item: Item, kind: Kind) => boolean;
const endsWithTotal: Begins = ({ netTotal }) => netTotal !== undefined;
const repeats: Begins = (item, kind) => item[kind] !== undefined;

function itemsOf(said: readonly Said[], begins: Begins): Item[] {
  const items: Item[] = [];
  for (const { kind, figure } of said) {
    const last = items.at(-1);
    if (!last || begins(last, kind)) items.push({ [kind]: figure });
    else last[kind] = figure;
  }
  return items;
}

function saidOfItems({ rows }: DocumentText, evidence: readonly AmountEvidence[]): Said[] {
  const amounts = evidence.map(({ amount }) => amount).filter(({ isPercent }) => !isPercent);
  return rows.flatMap(({ cells }) =>
    cells.flatMap((cell): Said[] => {
      const named = kindOf(cell);
      if (!named) return [];
      const next = cells.find((other) => other.column > cell.column && announces(other) && other.labels.length > 0);
      const values = cells.slice(cell.column + 1, next?.column);
      const amount =
        amounts.find((one) => one.cell === cell && one.from >= named.to) ??
        amounts.find((one) => values.some((value) => one.cell === value));
      if (amount) return [{ kind: named.kind, figure: amount }];
      // '3.5HUR', as a recogniser joins them.
      const count = named.kind === 'quantity' && values[0] && countOf(values[0].text);
      return count && values[0]
        ? [{ kind: named.kind, figure: { value: count, cell: values[0], box: values[0] } }]
        : [];
    }),
  );
}

/** '2 Stück' is a value, in the words that head columns. */
const announces = ({ words: [first] }: Cell): boolean => !/^[\d(+−-]/.test(first?.text ?? '');

/** What a cell announces of an item, and where in it the label ends. */
function kindOf(cell: Cell): { readonly kind: Kind; readonly to: number } | undefined {
  if (!announces(cell)) return undefined;
  const label = cell.labels.findLast((one) => kindOfLabel(one) !== undefined);
  const kind = cell.term === undefined ? label && kindOfLabel(label) : TERMS[cell.term];
  return kind && { kind, to: label?.to ?? 0 };
}

function kindOfLabel(label: Label): Kind | undefined {
  const [quantity, price, total] = (['colQuantity', 'colUnitPrice', 'colTotal'] as const).map((column) =>
    weightOf(label, column),
  );
  if (quantity) return 'quantity';
  if (price || (total && OF_ONE.test(label.phrase) && !OF_ALL.test(label.phrase))) return 'unitPrice';
  return total ? 'netTotal' : undefined;
}

/**
 * An item has a quantity and a total; what has one of them is a sum, or none. A recogniser loses a figure that stands alone: then
 * there are so many as make the total of the price.
 */
function asLine({ quantity, unitPrice, netTotal }: Item, isRecognised: boolean): LineDraft[] {
  if (!netTotal) return [];
  const count =
    quantity?.value ?? (isRecognised && unitPrice ? countOfPrice(netTotal.value, unitPrice.value) : undefined);
  if (!count || count.isZero()) return [];
  const page = netTotal.cell.page;
  const found = Object.entries({ quantity, unitPrice, netTotal }).filter(([, one]) => one?.cell.page === page);
  const boxes: Boxes = Object.fromEntries(found.map(([name, one]) => [name, one?.box]));
  return [
    {
      place: { page, boxes },
      quantity: count.toFixed(),
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
