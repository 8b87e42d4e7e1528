import type { DocumentText } from '../text/document-text.ts';
import type { Section } from './sections.ts';

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
  const under = (text.rows[cell.row + 1]?.cells ?? []).find(
    ({ page, x0, x1 }) =>
      page === cell.page && x0 > before && x1 > cell.x0 && x1 < behind && x0 < cell.x0 - 2 * (cell.y1 - cell.y0),
  );
  return under ? { ...section, left: under.x0 } : section;
}
