// Words of one or two letters that head what a party is, where they stand alone.
import type { Label } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';
import type { Section, SectionKind } from './section.ts';

/** 'From' and 'to' where they are no more than that; too common in other lines to be among the labels. */
const PREPOSITIONS: Readonly<Record<string, SectionKind>> = {
  for: 'buyer',
  pour: 'buyer',
  fur: 'buyer',
  voor: 'buyer',
  per: 'buyer',
  de: 'supplier',
  da: 'supplier',
  von: 'supplier',
  van: 'supplier',
  a: 'buyer',
  para: 'buyer',
};

/** A heading 'Von:' or 'De', with a colon behind it, or a capital and nothing else in its cell. */
export function prepositionOf({ words }: Cell): Pick<Section, 'kind' | 'label'> | undefined {
  const [first, next] = words;
  const kind = PREPOSITIONS[squeeze(first?.text ?? '')];
  if (!first || !kind) return undefined;
  const hasColon = first.text.endsWith(':') || next?.text === ':';
  const isAlone = words.length === 1 && first.text.length > 1 && /^\p{Lu}/u.test(first.text);
  const label: Label = { phrase: squeeze(first.text), senses: [], from: 0, to: 1, announces: true };
  return hasColon || isAlone ? { kind, label } : undefined;
}

/** 'DE' right under '63456 Hanau, Hessen', and no heading: Germany, in which an address ends. */
export function endsAddress({ rows }: DocumentText, { text, row, page, x0, y0, y1 }: Cell): boolean {
  const isUnder = (above: Cell) =>
    above.page === page && Math.abs(above.x0 - x0) < (y1 - y0) / 2 && y0 - above.y1 < y1 - y0;
  return text === 'DE' && (rows[row - 1]?.cells.some(isUnder) ?? false);
}
