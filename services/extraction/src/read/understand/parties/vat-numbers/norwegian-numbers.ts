import type { Word } from '../../../page-model.ts';
import type { Cell } from '../../text/document-text.ts';

/** A number of nine figures is written whole or by threes. */
const PIECES = [1, 3] as const;
const NINE = /^\d{9}$/;
const TAXED = /^MVA\W*$/;
const GLUED = /^(\d{9})MVA\W*$/;

/**
 * 'Org.nr. 915 852 467 MVA', 'Foretaksregisteret NO 915852467 MVA', 'MVA ID: 915852467MVA': behind an organisation's number the letters of Norway's VAT say that it is
 * registered for it (bokføringsforskriften § 5-1-2), whatever stands before.
 */
export function norwegianNumber({ words }: Pick<Cell, 'words'>): Word[] | undefined {
  const glued = words.find(({ text }) => GLUED.test(text));
  if (glued) return [{ ...glued, text: `NO${GLUED.exec(glued.text)?.[1]}` }];
  const end = words.findIndex(({ text }) => TAXED.test(text));
  for (const pieces of PIECES) {
    const some = end < pieces ? [] : words.slice(end - pieces, end);
    const [first, ...rest] = some;
    if (first && NINE.test(some.map(({ text }) => text).join('')))
      return [{ ...first, text: `NO${first.text}` }, ...rest];
  }
  return undefined;
}
