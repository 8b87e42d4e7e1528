// To whom a sentence says that the money goes.
import type { DocumentText } from '../text/document-text.ts';
import { fold, squeeze } from '../text/fold.ts';

/** 'Make all checks payable to …', 'chèque à l'ordre de …', 'zahlbar an …', 'cheque a nombre de …'. */
const PAYABLE =
  /\b(?:(?:payable|made out) to(?: the order of)?|a l.?ordre de|zahlbar an|cheques? a (?:nombre|la orden) de)\b:? */;
/** A name of fewer letters is a word of the sentence as well. */
const FEWEST_LETTERS = 5;

/**
 * Which of these names, squeezed, a sentence on how to pay goes on with: who is paid, so far as he is named elsewhere too. What
 * stands behind the name says nothing.
 */
export function namedAsPayee(text: DocumentText, names: readonly string[]): readonly string[] {
  const behind = text.rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const line = fold(cell.text);
      const match = PAYABLE.exec(line);
      return match ? [squeeze(line.slice(match.index + match[0].length))] : [];
    }),
  );
  return names.filter((name) => name.length >= FEWEST_LETTERS && behind.some((rest) => rest.startsWith(name)));
}
