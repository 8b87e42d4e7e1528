import type { DocumentText } from '../../text/document-text.ts';
import type { NumberHabit } from './parse-number.ts';
import { countsThousandths, thousandthsBehind } from './thousandths.ts';
import { countsWholes, groupsBehind } from './whole-money.ts';

/** From every number with two decimals on the pages, or three or none where the money has them; the point where none tells. */
export function numberHabit(text: DocumentText): NumberHabit {
  let commas = 0;
  let points = 0;
  if (countsWholes(text)) return groupsBehind(text, ',') > groupsBehind(text, '.') ? 'point' : 'comma';
  if (countsThousandths(text)) return thousandthsBehind(text, ',') > thousandthsBehind(text, '.') ? 'comma' : 'point';
  for (const cell of text.cells) {
    for (const word of cell.words) {
      if (/^\D{0,3}\d{1,3}(?:\.\d{3})*,[-–—]{1,2}$/.test(word.text)) commas += 1;
      else if (/\d,\d{2}(?!\d)[^\d]*$/.test(word.text) && !/\d\.\d{2}(?!\d)[^\d]*$/.test(word.text)) commas += 1;
      else if (/\d\.\d{2}(?!\d)[^\d]*$/.test(word.text) && !/\d\.\d{2}\.\d/.test(word.text)) points += 1;
    }
  }
  return commas > points ? 'comma' : 'point';
}
