import { boundsOf } from '../../../page-model.ts';
import { findLabels } from '../../labels/find-labels.ts';
import type { TextRow } from '../../text/document-text.ts';
import type { HeaderColumn } from './header-column.ts';
import { kindsOf, overlap } from './header-columns.ts';

/** 'Unit' over 'Price', 'Item' over 'No.': headings of narrow columns, which say what they head in both rows together. */
export function joinedBelow(upper: TextRow, lower: TextRow, isRecognised: boolean): HeaderColumn[] {
  const below = lower.cells.flatMap(({ words }) => words);
  return upper.cells.flatMap((cell) =>
    cell.labels.flatMap(({ from, to }): HeaderColumn[] => {
      const own = cell.words.slice(from, to);
      const box = boundsOf(own);
      const under = below.filter((word) => overlap(word, box) > 0);
      const words = [...own, ...under];
      const [label] = under.length > 0 ? findLabels(words, isRecognised) : [];
      const kind = label?.from === 0 && label.to === words.length ? kindsOf(label)[0] : undefined;
      return kind ? [{ kind, box: boundsOf(words) }] : [];
    }),
  );
}
