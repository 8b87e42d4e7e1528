import type { Cell, DocumentText } from './document-text.ts';
import { type Label, weightOf } from './find-labels.ts';
import { findHeaders } from './line-headers.ts';

export type SectionKind = 'supplier' | 'buyer' | 'deliverTo' | 'otherParty';

/** A heading that says whose data stand under it or behind it. */
export type Section = {
  readonly kind: SectionKind;
  readonly cell: Cell;
  readonly label: Label;
  /** The row that no party's data go beyond: the head of the next table of lines. */
  readonly end: number;
};

const KINDS: readonly SectionKind[] = ['supplier', 'buyer', 'deliverTo', 'otherParty'];

/** How many rows a section reaches down, where no other begins. */
const REACH = 12;

export function findSections(text: DocumentText): Section[] {
  const heads = findHeaders(text).map(({ row }) => row);
  return text.cells.flatMap((cell) => {
    const label = cell.labels[0];
    if (label?.from !== 0 || !label.announces) return [];
    const kind = KINDS.map((one) => ({ one, weight: weightOf(label, one) })).filter(({ weight }) => weight > 0)[0]?.one;
    const end = Math.min(Number.POSITIVE_INFINITY, ...heads.filter((row) => row > cell.row));
    return kind ? [{ kind, cell, label, end }] : [];
  });
}

/** The section a cell belongs to: the nearest heading above it in its column, or on its left. */
export function sectionOf(cell: Cell, sections: readonly Section[]): Section | undefined {
  return sections
    .filter(
      (section) =>
        section.cell.page === cell.page &&
        cell.row < section.end &&
        (section.cell === cell || isHeadingOf(section.cell, cell)),
    )
    .sort((a, b) => b.cell.row - a.cell.row || b.cell.x0 - a.cell.x0)[0];
}

function isHeadingOf(heading: Cell, cell: Cell): boolean {
  const height = heading.y1 - heading.y0;
  const rows = cell.row - heading.row;
  if (rows < 0 || rows > REACH) return false;
  const startsLeft = heading.x0 <= cell.x0 + 2 * height;
  const near = cell.x0 - heading.x0 < 28 * height;
  return startsLeft && near && (rows > 0 || heading.column < cell.column);
}

/** The cells of a section, top down, up to the next heading of its column. */
export function cellsOfSection(text: DocumentText, section: Section, sections: readonly Section[]): Cell[] {
  return text.rows
    .slice(section.cell.row, section.cell.row + REACH)
    .flatMap((row) => row.cells)
    .filter((cell) => cell !== section.cell && sectionOf(cell, sections) === section);
}
