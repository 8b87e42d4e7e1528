import { withoutForm } from '../../parties/names/party-names.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { hasForm, isAddress } from '../till/till-places.ts';
import { type Line, lettersOf, nameOf, namesTradeAlone } from './receipt-names.ts';

/** Shorter names stand within other words. */
const LETTERS_OF_ITS_OWN = 6;

/** 'MUSTER RESTAURADORES S.L.' at the foot under the sign 'MUSTER' is who sells, and by another name. */
const isLongerInLaw = (line: string, letters: string): boolean => {
  const name = nameOf(line);
  const bare = lettersOf(withoutForm(name));
  return hasForm(name) && bare.startsWith(letters) && bare !== letters;
};

/** 'Hotel Linde' over 'Erfurt', and '99084 Erfurt' below: whatever stands behind a postal code is where, and not who. */
const isTown = ({ rows }: DocumentText, letters: string): boolean =>
  rows.some(({ text }) => {
    const [, town] = /(?<!\d)\d{4,6},? (\p{Lu}[^\d/,;]*)/u.exec(text) ?? [];
    return town !== undefined && lettersOf(town) === letters;
  });

/** Whether a name is printed once more: in the small print of the foot, on the card's slip, with its legal form. */
export function standsElsewhere(text: DocumentText, name: string, block: readonly Line[]): boolean {
  const letters = lettersOf(name);
  const isOther = (row: DocumentText['rows'][number]) => !block.some((line) => line.row === row);
  return (
    letters.length >= LETTERS_OF_ITS_OWN &&
    !namesTradeAlone(name) &&
    !isTown(text, letters) &&
    // Of a place its address tells once more.
    text.rows.some(
      (row) =>
        isOther(row) &&
        lettersOf(row.text).includes(letters) &&
        !isAddress(row.text) &&
        !isLongerInLaw(row.text, letters),
    )
  );
}
