import type { DocumentText } from '../../text/document-text.ts';
import { HEADING, linesUnder } from './lines-under.ts';
import type { Section } from './section.ts';

/** 'EMISOR' and 'RECEPTOR' beside one another, each in the middle over lines of its own box, which begin left of it. */
export function withLeft(text: DocumentText, section: Section, all: readonly Section[]): Section {
  const { cell } = section;
  const beside = all.filter(({ cell: other }) => other.row === cell.row && other !== cell);
  if (beside.length === 0 || section.label.to < cell.words.length) return section;
  const before = Math.max(
    Number.NEGATIVE_INFINITY,
    ...beside.map(({ cell: other }) => other.x1).filter((x1) => x1 < cell.x0),
  );
  const behind = Math.min(...beside.map(({ cell: other }) => other.x0).filter((x0) => x0 > cell.x1));
  const height = cell.y1 - cell.y0;
  const next = (text.rows[cell.row + 1]?.cells ?? []).filter(({ page }) => page === cell.page);
  // 'Seller   Buyer' over 'Name:   Muster   Name:   Beispiel': what begins where the heading does is its own, and left of it stands another's.
  if (next.some((line) => Math.abs(line.x0 - cell.x0) < height / 2)) return section;
  const under = next.find(
    (line) =>
      line.x0 > before &&
      line.x1 < behind &&
      line.x0 < cell.x0 - 2 * height &&
      (line.x1 > cell.x0 || linesUnder(text, line) === HEADING.lines),
  );
  return under ? { ...section, left: under.x0 } : section;
}
