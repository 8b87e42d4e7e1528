import { boundsOf } from '../../../page-model.ts';
import { weightOf } from '../../labels/label.ts';
import type { TextRow } from '../../text/document-text.ts';
import type { Header } from '../head/line-headers.ts';
import type { LineDraft } from '../line-draft.ts';
import { countOf } from './count-of.ts';

/** 'Quantity: 3' in the text under an item, in a table without a column for it: how many there are. */
export function announcedCount(line: LineDraft, { cells, page }: TextRow, { columns }: Pick<Header, 'columns'>): void {
  if (line.quantity !== undefined || columns.some(({ kind }) => kind === 'colQuantity')) return;
  for (const { labels, words } of cells) {
    const [label] = labels;
    if (label?.from !== 0 || weightOf(label, 'colQuantity') === 0 || !/:$/.test(words[label.to - 1]?.text ?? ''))
      continue;
    const said = words.slice(label.to);
    const count = countOf(said.map(({ text }) => text).join(' '));
    if (!count) continue;
    line.quantity = count.toFixed();
    if (page === line.place.page)
      line.place = { ...line.place, boxes: { ...line.place.boxes, quantity: boundsOf(said) } };
    return;
  }
}
