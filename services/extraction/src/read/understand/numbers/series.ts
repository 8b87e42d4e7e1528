import type { Candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold, squeeze } from '../text/fold.ts';

/** 'Serie R', 'Série: 2026A', 'Seria CMB': what Spain, Portugal and Romania print before the number, and count as part of it. */
const SERIES = /\bseri[ea](?:: ?| )([a-z]{1,4}\d{0,4}|\d{1,4}[a-z]{1,3})(?![\p{L}\d])/u;
/** The number alone may be all that its supplier calls it by, and may not. */
const PERHAPS = 0.45;

/** Doubts a number beside a series, in its row or the one above it, that is not in it. */
export function doubtedBySeries(text: DocumentText, code: Candidate): Candidate {
  const rows = text.rows.filter(
    ({ page, y0, y1 }) => page === code.page && y0 < code.box.y1 && code.box.y0 - y1 < code.box.y1 - code.box.y0,
  );
  // Brazil's 'NOTA FISCAL Nº 096069516 - SÉRIE U' says it behind the number, which does without.
  if (rows.some(({ text: row }) => /\bnota fiscal\b/.test(fold(row)))) return code;
  const series = rows.map((row) => SERIES.exec(fold(row.text))?.[1]).find((found) => found !== undefined);
  return series && !squeeze(code.value).startsWith(squeeze(series))
    ? { ...code, score: Math.min(PERHAPS, code.score) }
    : code;
}
