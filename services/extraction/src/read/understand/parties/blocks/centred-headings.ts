import { weightOf } from '../../labels/label.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { HEADING, linesUnder } from './lines-under.ts';
import type { Section } from './section.ts';

/**
 * 'EMISOR' and 'RECEPTOR' beside one another, each in the middle over lines of its own box, which begin left of it; or 'PRESTADOR DE
 * SERVIÇOS' alone in the middle of a page, over 'Razão Social:' at its edge.
 */
export function withLeft(text: DocumentText, section: Section, all: readonly Section[]): Section {
  const { cell } = section;
  if (section.label.to < cell.words.length) return section;
  const beside = all.filter(({ cell: other }) => other.row === cell.row && other !== cell);
  if (beside.length === 0) return overList(text, section);
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

/** A heading alone in its row, and right under it, left of it, the first of its party's facts by their names. */
function overList({ rows }: DocumentText, section: Section): Section {
  const { cell } = section;
  const [first] = rows[cell.row + 1]?.cells ?? [];
  const isList =
    rows[cell.row]?.cells.length === 1 &&
    first?.page === cell.page &&
    first.x0 < cell.x0 - 2 * (cell.y1 - cell.y0) &&
    first.labels.some((label) => label.from === 0 && label.announces && weightOf(label, 'partyName') > 0);
  return isList ? { ...section, left: first.x0 } : section;
}
