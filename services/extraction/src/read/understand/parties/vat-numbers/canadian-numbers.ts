import type { Word } from '../../../page-model.ts';
import type { Cell } from '../../text/document-text.ts';
import { numberAbroad } from './numbers-abroad.ts';

/** The nine figures of a business, and the program under which it collects GST and HST (Canada Revenue Agency). */
const WITH_PROGRAM = /^R?\d{9}RT\d{4}$/;
const BUSINESS = /^R?\d{9}$/;
/** It is written in so many pieces. */
const MOST_PIECES = 3;
/** Few lines of a page name the program or the tax: the others are not taken to pieces. */
const NAMED = /RT ?\d{4}|GST|HST|TPS/i;
const OF_TAX = /^(?:GST|HST|GST\/HST|TPS|TPS\/TVH)\W*$/i;

/**
 * '12345-6782-RT0001', '123456782 RT 0001', and 'GST 123456782': Canada's number by its program, or by the tax in front of it; its check
 * digit holds.
 */
export function canadianNumber({ text, words }: Pick<Cell, 'text' | 'words'>): readonly Word[] | undefined {
  if (!NAMED.test(text)) return undefined;
  for (const at of words.keys())
    for (let pieces = 1; pieces <= MOST_PIECES; pieces++) {
      const some = words.slice(at, at + pieces);
      const joined = some.map(({ text }) => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()).join('');
      const isNumber = WITH_PROGRAM.test(joined) || (BUSINESS.test(joined) && OF_TAX.test(words[at - 1]?.text ?? ''));
      if (isNumber && numberAbroad('hst', some)?.holds) return some;
    }
  return undefined;
}
