import type { DocumentText } from '../../text/document-text.ts';
import { isAddress } from '../till/till-places.ts';
import { headOf, lettersOf } from './receipt-names.ts';

/** A word that tells which figure of a name another look read. */
const TELLING = 3;

/** Whether the head of a look has another figure before the same word of a name: '39 MILL SHOP' for '89 MILL SHOP'. */
export function readsOtherFigure(name: string, text: DocumentText): boolean {
  const words = name.split(' ');
  const figures = words.flatMap((figure, at) => {
    const next = lettersOf(words[at + 1] ?? '');
    return /^\d+$/.test(figure) && next.length >= TELLING ? [{ figure, next }] : [];
  });
  return headOf(text).some((line) => {
    if (isAddress(line.text)) return false;
    const read = line.text.split(' ');
    return figures.some(({ figure, next }) =>
      read.some((word, at) => /^\d+$/.test(word) && word !== figure && lettersOf(read[at + 1] ?? '') === next),
    );
  });
}
