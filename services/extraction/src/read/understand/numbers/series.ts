import type { Candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold, squeeze } from '../text/fold.ts';

/** 'Serie R', 'Série: 2026A', 'Seria CMB': what Spain, Portugal and Romania print before the number, and count as part of it. */
const SERIES = /\bseri[ea](?:: ?| )([a-z]{1,4}\d{0,4}|\d{1,4}[a-z]{1,3})(?![\p{L}\d])/u;
/** The number alone may be all that its supplier calls it by, and may not. */
const PERHAPS = 0.45;

/** 'Número // Serie' over '0044 // V': both in one. */
const WITH_SERIES = / \/\/ /;

/**
 * A number with its series where that stands in a column of its own ('SERIE | NÚMERO' over '02F | 3973'); and doubts one that is not in it, be
 * the series in its row or the one above.
 */
export function withItsSeries(text: DocumentText, code: Candidate): Candidate {
  const column = seriesBefore(text, code);
  if (column) return { ...code, value: `${column} ${code.value}`, score: Math.min(PERHAPS, code.score) };
  const rows = text.rows.filter(
    ({ page, y0, y1 }) => page === code.page && y0 < code.box.y1 && code.box.y0 - y1 < code.box.y1 - code.box.y0,
  );
  // Brazil's 'NOTA FISCAL Nº 096069516 - SÉRIE U' says it behind the number, which does without.
  if (rows.some(({ text: row }) => /\bnota fiscal\b/.test(fold(row)))) return code;
  const series = rows.map((row) => SERIES.exec(fold(row.text))?.[1]).find((found) => found !== undefined);
  const isApart = series !== undefined && !squeeze(code.value).startsWith(squeeze(series));
  return isApart || WITH_SERIES.test(code.value) ? { ...code, score: Math.min(PERHAPS, code.score) } : code;
}

/** What stands left of a number under a heading 'Serie' that is a cell of its own. */
function seriesBefore({ rows }: DocumentText, { page, box }: Candidate): string | undefined {
  const at = rows.findIndex(
    (row) =>
      row.page === page &&
      row.cells.some((cell) => cell.x0 <= box.x0 && cell.x1 >= box.x1 && cell.y0 <= box.y0 && cell.y1 >= box.y1),
  );
  const before = rows[at]?.cells.findLast((cell) => cell.x1 <= box.x0);
  const heading = rows[at - 1]?.cells.find(
    (cell) => before !== undefined && cell.page === page && cell.x0 < before.x1 && cell.x1 > before.x0,
  );
  const isSeries =
    before && heading && /^seri[ea]:?$/.test(fold(heading.text)) && /^[\p{L}\d]{1,5}$/u.test(before.text);
  return isSeries ? before.text : undefined;
}
