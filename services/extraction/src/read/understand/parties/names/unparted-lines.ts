import { boundsOf } from '../../../page-model.ts';
import type { Cell, DocumentText, TextRow } from '../../text/document-text.ts';
import { hasLegalForm, isSenderLine, looksLikeName, SEPARATOR } from './party-names.ts';

/** Name and street in one cell: the gap where the second mark was may part the town from them, and no more. */
const ENDS_WITH_NUMBER = /\S \S.* \d{1,4} ?[a-z]?$/u;
/** Name and street, the house's number, the town behind its postal code. */
const LINE =
  /^(?<head>\p{Lu}.{6,90}?) (?<number>\d{1,4} ?[a-z]?),? (?<town>(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} .()/-]{2,40})$/u;
/** A street by its ending, or by the word that leads to it: 'Uferweg', 'An der Wiese'. */
const STREET =
  /\s(?<street>(?:(?:Am|An|Auf|Im|In|Zum|Zur|Unter|Vor)(?: de[rmn])? \p{Lu}[\p{L}.-]+|\p{Lu}[\p{L}-]*(?:str\.|straße|strasse|weg|platz|allee|gasse|damm|ufer|ring|markt|graben|wall|chaussee|steig|hof)))$/iu;
/** 'Atelier Muster 14 rue des Tilleuls 67000 Ville': the number comes first. */
const NUMBER_FIRST =
  /^(?<name>\p{Lu}.{4,60}?),? (?<street>\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.?|boulevard|bd|place|all[ée]e|chemin|route|impasse|quai|cours) .{2,40}?),? (?<town>\d{4,5} \p{Lu}[\p{L} .()/'-]{2,40})$/iu;
/** A street behind a legal form has so many words at the most. */
const MOST_WORDS_OF_STREET = 4;

/**
 * Sender's lines of which a recogniser lost marks ('Muster GmbH Uferweg 7 12345 Ort'), with the marks again: the name ends at its
 * legal form, or where a street by its ending begins. On the first page, and none of print, whose marks are there.
 */
export function unpartedLines(text: DocumentText): Cell[] {
  const first = text.pages[0]?.number;
  return text.source === 'ocr' ? text.rows.filter(({ page }) => page === first).flatMap(unparted) : [];
}

function unparted({ cells }: TextRow): Cell[] {
  const [first, second] = cells;
  if (!first || isSenderLine(first)) return [];
  const line = second && ENDS_WITH_NUMBER.test(first.text) ? [first, second] : [first];
  const parts = halfParted(line.map(({ text }) => text)) ?? partsOf(line.map(({ text }) => text).join(' '));
  if (!parts || !looksLikeName(parts[0] ?? '')) return [];
  return [{ ...first, ...boundsOf(line), words: line.flatMap(({ words }) => words), text: parts.join(' · ') }];
}

/** 'Muster Hotel ·Uferweg 7' and '12345 Ort': the first mark was read, and the gap of the second one parts the town. */
function halfParted([marked = '', town = '']: readonly string[]): string[] | undefined {
  const [name = '', street = '', ...more] = marked.split(SEPARATOR);
  return street !== '' && more.length === 0 && TOWN.test(town) ? [name, street, town] : undefined;
}
const TOWN = /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} .()/-]{2,40}$/u;

/** Name, street and town. */
function partsOf(line: string): string[] | undefined {
  if (/[:@]/.test(line)) return undefined;
  const french = NUMBER_FIRST.exec(line)?.groups;
  if (french) return [french.name ?? '', french.street ?? '', french.town ?? ''];
  const { head = '', number = '', town = '' } = LINE.exec(line)?.groups ?? {};
  const name = nameBefore(head);
  return name ? [name, `${head.slice(name.length).trim()} ${number}`, town] : undefined;
}

/** 'Muster GmbH & Co. KG Sägewerkstr.': the name before a street. */
function nameBefore(head: string): string | undefined {
  const street = STREET.exec(head)?.groups?.street;
  if (street) return head.slice(0, -street.length).trim();
  const words = head.split(' ');
  for (let cut = words.length - 1; cut > Math.max(0, words.length - 1 - MOST_WORDS_OF_STREET); cut--) {
    const name = words.slice(0, cut).join(' ');
    if (hasLegalForm(name.slice(-12)) && hasLegalForm(name)) return name;
  }
  return undefined;
}
