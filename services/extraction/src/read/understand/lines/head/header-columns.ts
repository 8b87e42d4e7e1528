// Which columns of a table the labels of a row head.
import { Decimal } from 'decimal.js';
import { type Box, boundsOf } from '../../../page-model.ts';
import { type Label, weightOf } from '../../labels/label.ts';
import type { Cell, TextRow } from '../../text/document-text.ts';
import { COLUMNS, type Column, type HeaderColumn } from './header-column.ts';
import { isWithRate, ofTaxAlone, ofTaxed, taxOfHeading } from './headings-of-tax.ts';

/** So many headings are none by chance: a figure left of them is a worn 'Pos.'. */
const MANY_HEADINGS = 4;

/** 'Fecha: 12/03/2026' */
const VALUE = /\p{L}\.? ?:.*\d{2}/u;

/** '15 Stück', '4.500€ exkl. USt': a word that could be a heading behind a figure, which is no rate ('20 % TVA') and no '1st Hour Rate'. */
const COUNTED = /^\d(?!\d*(?:st|nd|rd|th)(?!\p{L}))[\d.,]* ?[\p{L}\p{Sc}]/iu;
/** 'N° 0900000118 (service et appel gratuits)', 'Facture du 29/07/2026': a number or a day among the words. */
const NUMBERED = /\d{6}|\d{2}[/.-]\d{2}[/.-]\d{2}/;
/** In words; '24 hours a day, 7 days a week' beside a table is more, and none of its cells. */
const LONGEST_COUNT = 4;

/** Whether figures stand among what could be headings, other than a rate ('IGST@18%'): then they are labels and values. */
function holdsFigures({ cells }: TextRow): boolean {
  const isCount = ({ text, labels, words }: Cell) =>
    labels.length > 0 && words.length <= LONGEST_COUNT && COUNTED.test(text);
  if (cells.some((cell) => VALUE.test(cell.text) || NUMBERED.test(cell.text) || isCount(cell))) return true;
  const figures = cells.filter((cell) => cell.labels.length === 0 && /(?<!\/ ?)\b\d{2}(?! ?%)/.test(cell.text));
  const isWornPosition = figures.length === 1 && figures[0] === cells[0] && cells.length > MANY_HEADINGS;
  return figures.length > 0 && !(isWornPosition && cells.slice(1).every(({ labels }) => labels.length > 0));
}

/** 'Provision of tax-free services': words that could be headings, in a sentence of others, alone in their row. */
function isSentence({ cells }: TextRow): boolean {
  const [cell, ...more] = cells;
  if (!cell || more.length > 0) return false;
  const said = (words: Cell['words']) => words.filter(({ text }) => /\p{L}{2}/u.test(text)).length;
  const named = cell.labels.reduce((sum, { from, to }) => sum + said(cell.words.slice(from, to)), 0);
  return cell.labels.length > 1 && said(cell.words) - named >= FEWEST_OTHERS;
}
/** So many words that head nothing make one. */
const FEWEST_OTHERS = 2;

/** The columns that the labels of a row head. */
export function columnsOf(row: TextRow): HeaderColumn[] {
  if (holdsFigures(row) || isSentence(row)) return [];
  const found = row.cells.flatMap(headingsIn);
  const chosen: HeaderColumn[] = [];
  found.forEach(({ kinds, box, whole, rate }, index) => {
    if (!whole && row.cells.length < 3) return;
    // 'Total' and 'TVA' name several columns: the last amount column is the total, a tax between is the rate.
    const isFree = (one: Column) => !chosen.some((known) => known.kind === one);
    // 'Unid.' beside 'Cant.' is the unit.
    const isCounted = kinds[0] === 'colQuantity' && kinds.length > 1 && found.some((one) => isQuantityAlone(one.kinds));
    const kind = kinds.find((one) => isFree(one) && !(isCounted && one === 'colQuantity')) ?? kinds[0];
    if (kind)
      chosen.push({
        kind: kind === 'colDate' && index > 0 && kinds.length > 1 ? (kinds[1] ?? kind) : kind,
        box,
        ...(rate && { rate }),
      });
  });
  return chosen;
}

type Heading = {
  readonly kinds: readonly Column[];
  readonly box: Box;
  readonly whole: boolean;
  readonly rate?: Decimal | undefined;
};

/** What the labels of a cell head. */
function headingsIn(cell: Cell): Heading[] {
  const tax = taxOfHeading(cell);
  const labels = cell.labels.filter(
    (label, at) =>
      !isRemark(cell, label, cell.labels[at - 1]) && !(tax && label.from >= tax.from && label.to <= tax.to),
  );
  if (tax && labels.length === 0) return [{ ...ofTaxAlone(cell, tax), whole: true }];
  return labels.map((label) => {
    const to = tax?.from === label.to ? tax.to : label.to;
    const kinds = isWithRate(cell, label) ? (['colVatAmount'] as const) : kindsOf(label);
    return {
      kinds: kinds.map((kind) => (tax !== undefined && to === tax.to ? ofTaxed(kind, tax) : kind)),
      box: labels.length === 1 ? boundsOf([cell]) : boundsOf(cell.words.slice(label.from, to)),
      whole: to - label.from >= cell.words.length - 3,
      rate: rateBehind(cell, label.to),
    };
  });
}

/** The 20 of 'TVA 20%' and of 'TVA (20 %)'. */
function rateBehind({ words }: Cell, from: number): Decimal | undefined {
  const said = words.slice(from, from + 2).map(({ text }) => text);
  const digits = /^\(?(\d{1,2}(?:[.,]\d{1,2})?) ?%\)?/.exec(said.join(' '))?.[1];
  return digits === undefined ? undefined : new Decimal(digits.replace(',', '.'));
}

/** 'Einzelpreis (brutto)': what is said of a heading right behind it, and no heading. */
const isRemark = ({ words }: Cell, { from }: Label, before: Label | undefined): boolean =>
  before?.to === from && words[from]?.text.startsWith('(') === true;

const isQuantityAlone = (kinds: readonly Column[]): boolean => kinds.length === 1 && kinds[0] === 'colQuantity';

/** What a label can head, the likeliest first. */
export function kindsOf(label: Label): Column[] {
  return COLUMNS.filter((column) => weightOf(label, column) > 0).sort(
    (a, b) => weightOf(label, b) - weightOf(label, a),
  );
}

export function overlap(a: Pick<Box, 'x0' | 'x1'>, b: Pick<Box, 'x0' | 'x1'>): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}
