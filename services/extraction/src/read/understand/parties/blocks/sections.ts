import { type Label, weightOf } from '../../labels/label.ts';
import { findHeaders } from '../../lines/head/line-headers.ts';
import { isOfIndia } from '../../money/currency/of-india.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold, squeeze } from '../../text/fold.ts';
import { oncePerDocument } from '../../text/once-per-document.ts';
import { namesMaker } from '../names/letter-words.ts';
import { hasLegalForm } from '../names/party-names.ts';
import { withLeft } from './centred-headings.ts';
import { HEADING, linesUnder } from './lines-under.ts';
import { endsAddress, prepositionOf } from './prepositions.ts';
import { isSalesman } from './salesmen.ts';
import type { Section, SectionKind } from './section.ts';

const KINDS: readonly SectionKind[] = ['supplier', 'buyer', 'deliverTo', 'otherParty'];

/** How many rows a section reaches down, where no other begins. */
export const REACH = 12;

export function findSections(text: DocumentText): Section[] {
  const heads = findHeaders(text).map(({ row }) => row);
  const slip = text.cells.find((cell) => REMITTANCE.test(cell.text))?.row;
  const remittance = slip ?? Number.POSITIVE_INFINITY;
  const isSaid = (kind: SectionKind): boolean =>
    text.cells.some(({ labels: [label] }) => label?.from === 0 && label.announces && weightOf(label, kind) > 0);
  const known = text.cells.flatMap((cell): Section[] => {
    const label = cell.labels[0]?.from === begins(cell) ? cell.labels[0] : undefined;
    const preposition = label || endsAddress(text, cell) ? undefined : prepositionOf(cell);
    if (!label && !preposition) return [];
    const end = Math.min(firstSum(text, cell), ...heads.filter((row) => row > cell.row));
    // 'BILL TO:' says whom, and 'FOR: Window lettering' beside it what for.
    if (preposition) {
      const kind = isSaid(preposition.kind) ? 'otherParty' : preposition.kind;
      return isColumn(text, cell, heads) ? [] : [{ ...preposition, cell, end, kind }];
    }
    if (!label || !(label.announces || isExplained(cell, label))) return [];
    if (
      endsBracket(cell) ||
      isMiss(cell, label) ||
      isSalesman(text, cell, label) ||
      isArgentineTitle(text, cell) ||
      (label.phrase === 'party' && !isOfIndia(text)) ||
      namesMaker(fold(cell.text)) ||
      isOfFigures(text, cell) ||
      isRoute(text, cell) ||
      isColumn(text, cell, heads)
    )
      return [];
    // On the slip that goes back with the money 'to' is who is paid.
    if (label.phrase === 'to' && cell.row > remittance) return [{ kind: 'supplier', cell, label, end }];
    const kind = KINDS.map((one) => ({ one, weight: weightOf(label, one) })).filter(({ weight }) => weight > 0)[0]?.one;
    // All of it is the heading.
    const whole = label.announces ? label : { ...label, to: cell.words.length, announces: true };
    return kind ? [{ kind, cell, label: whole, end }] : [];
  });
  const all = [...known, ...known.flatMap((section) => headingBeside(text, section, known))];
  return all.map((section) => withLeft(text, section, all));
}

/** 'Factura A', one of Argentina's three kinds of invoice, and not to whom it is. */
const isArgentineTitle = (text: DocumentText, cell: Cell): boolean =>
  /^F(?:actura|ACTURA) A$/.test(cell.text) && isOfArgentina(text);
const isOfArgentina = oncePerDocument(({ cells }) => cells.some((cell) => /\bC\.?U\.?I\.?T\b/.test(cell.text)));

/** Where the words of a cell begin: on a page in two languages the colon of the one stands before the other. */
const begins = ({ words }: Cell): number =>
  Math.max(
    0,
    words.findIndex(({ text }) => /[\p{L}\d]/u.test(text)),
  );

const SUMS = ['netTotal', 'vatTotal', 'grossTotal', 'lineSum', 'amountDue'] as const;

/** The row under a heading in which a sum's label stands in its column ('Subtotal … 322.10'): what is lower is nobody's block. */
function firstSum(text: DocumentText, heading: Cell): number {
  const height = heading.y1 - heading.y0;
  const isSum = ({ labels: [label], words, x0 }: Cell) =>
    Math.abs(x0 - heading.x0) < height &&
    label?.from === 0 &&
    label.to === words.length &&
    SUMS.some((role) => weightOf(label, role) >= 0.6);
  const at = text.rows.findIndex(
    ({ cells, page }, row) =>
      row > heading.row &&
      page === heading.page &&
      cells.some(isSum) &&
      cells.some((cell) => /\d[.,]\d{2}(?!\d)/.test(cell.text)),
  );
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** 'Seller' beside a heading that is not known, each over lines of its own: what stands under that one is the other party's. */
function headingBeside(text: DocumentText, section: Section, known: readonly Section[]): Section[] {
  const { cell, kind, end } = section;
  if (kind !== 'supplier' || linesUnder(text, cell) < HEADING.lines) return [];
  const next = text.rows[cell.row]?.cells[cell.column + 1];
  const isHeading =
    next?.page === cell.page &&
    next.words.length <= HEADING.words &&
    next.labels.length === 0 &&
    !/\d/.test(next.text) &&
    !hasLegalForm(next.text) &&
    linesUnder(text, next) >= HEADING.lines &&
    known.every((other) => other.cell !== next);
  if (!isHeading) return [];
  const label: Label = { phrase: squeeze(next.text), senses: [], from: 0, to: next.words.length, announces: true };
  return [{ kind: 'buyer', cell: next, label, end }];
}

/** The head of the slip under an invoice that is torn off and sent back. */
const REMITTANCE = /^(?:payment|remittance) (?:advice|slip)\b/i;

/** 'Émetteur ou Émettrice', 'Cedente/prestatore (fornitore)', 'Doit / السادة': the same said twice, and nothing else. */
const isExplained = ({ words }: Cell, label: Label): boolean =>
  /^(?:\(.*\)|(?:ou|oder|or|o|of|\/) \p{L}+):?$/u.test(
    words
      .slice(label.to)
      .map(({ text }) => text)
      .join(' '),
  );

/** 'FORNITORE)' under '(CODICE' and 'ARTICOLO': the end of what another line began. */
const endsBracket = ({ text }: Cell): boolean => /^[^(]*\)\W*$/.test(text);

/** 'Ms. Jane Doe' opens a letter; 'M/s Muster Traders' are the gentlemen who buy. */
const isMiss = ({ text }: Cell, { phrase }: Label): boolean => phrase === 'ms' && /^Ms\b/.test(text);

/** 'Delivery   20 %   6,90', 'Kunde   3108': what has a rate, money or a number beside it is no party's heading. */
function isOfFigures(text: DocumentText, cell: Cell): boolean {
  const next = text.rows[cell.row]?.cells[cell.column + 1];
  return next !== undefined && /^[^\p{L}\d]*\d[\d., ]*(?:%|[.,]\d{2}(?!\d)|$)/u.test(next.text);
}

/** 'Qty | From | To | Weeks | Rate': a column of a table, and no party; nor is 'DE' among words set wide. 'M/s.' and 'To:' lead on to one. */
const isColumn = (text: DocumentText, { row, text: heading }: Cell, heads: readonly number[]): boolean =>
  !/[:.]$/.test(heading) && (heads.includes(row) || (text.rows[row]?.cells.length ?? 0) >= COLUMNS);
const COLUMNS = 5;

/** 'From: KAOHSIUNG   To: FOS-SUR-MER': where the goods go, each behind its word in one row, and no company among them. */
function isRoute(text: DocumentText, cell: Cell): boolean {
  const ends = (text.rows[cell.row]?.cells ?? []).filter(
    ({ labels: [label], words }) =>
      label?.from === 0 && ['from', 'to'].includes(label.phrase) && words.length > label.to,
  );
  return ends.length === 2 && ends.includes(cell) && !ends.some((end) => hasLegalForm(end.text));
}

/** The section a cell belongs to: the nearest heading above it in its column, or on its left. */
export function sectionOf(cell: Cell, sections: readonly Section[]): Section | undefined {
  const [nearest, ...others] = sections
    .filter(
      (section) =>
        section.cell.page === cell.page &&
        cell.row < section.end &&
        (section.cell === cell || isHeadingOf(section, cell)) &&
        !(PERSONAL.has(section.label.phrase) && isAside(section.cell, cell)),
    )
    .sort((a, b) => b.cell.row - a.cell.row || b.cell.x0 - a.cell.x0);
  return nearest && (others.find((other) => standsBetween(other, nearest, cell)) ?? nearest);
}

/** 'Nom du client   Muster Productions' under 'Facturé à   Facturé par': what begins where a heading does is its, whatever stands left of it. */
function standsBetween({ cell: heading, label }: Section, nearest: Section, cell: Cell): boolean {
  const height = cell.y1 - cell.y0;
  return (
    label.to === heading.words.length &&
    heading.x0 > nearest.cell.x1 &&
    Math.abs(heading.x0 - cell.x0) < height / 2 &&
    cell.row > heading.row &&
    nearest.cell.row - heading.row <= 3
  );
}

/** Whom in the company it is for stands among the lines of its address, and heads no column beside them. */
const PERSONAL = new Set(['attention', 'attn', 'att', 'alattentionde', 'zhd', 'zuhanden', 'atencion']);
const isAside = (heading: Cell, cell: Cell): boolean => Math.abs(cell.x0 - heading.x0) > 2 * (heading.y1 - heading.y0);

/** A line of so many words is small print, in nobody's block. */
const SMALL_PRINT = 16;

/** A line under a heading that stands in its middle has so many words. */
const LONGEST_LINE = 6;

/** Heights of its heading that a section goes down at most: beyond an empty half of a page stands its foot. */
const FARTHEST = 20;

function isHeadingOf({ cell: heading, left }: Section, cell: Cell): boolean {
  const height = heading.y1 - heading.y0;
  const rows = cell.row - heading.row;
  if (rows < 0 || rows > REACH || cell.y0 - heading.y1 > FARTHEST * height) return false;
  if (rows > 1 && cell.words.length >= SMALL_PRINT) return false;
  const startsLeft = (left ?? heading.x0) <= cell.x0 + 2 * height;
  const near = cell.x0 - heading.x0 < 28 * height;
  // 'Bill to' in the middle over a name.
  const isOver = rows === 1 && heading.x0 > cell.x0 && heading.x1 < cell.x1 && cell.words.length <= LONGEST_LINE;
  if (isOver) return true;
  // 'Seller' over lines that all end where it ends.
  const endsRight = rows > 0 && Math.abs(heading.x1 - cell.x1) < height / 2;
  return endsRight || (startsLeft && near && (rows > 0 || heading.column < cell.column));
}

/** The cells of a section, top down, up to the next heading of its column. */
export function cellsOfSection(text: DocumentText, section: Section, sections: readonly Section[]): Cell[] {
  return text.rows
    .slice(section.cell.row, section.cell.row + REACH)
    .flatMap((row) => row.cells)
    .filter((cell) => cell !== section.cell && sectionOf(cell, sections) === section);
}
