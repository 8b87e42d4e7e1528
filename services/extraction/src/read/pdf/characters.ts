/** The Western code page (Windows-1252) where it differs from Latin 1: its letters for the bytes 80 to 9F. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = (code: number): number => {
  const at = code > 0xff ? WESTERN.indexOf(String.fromCharCode(code)) : -1;
  return at < 0 ? code : 0x80 + at;
};

/** Of two bytes what Latin letters and signs begin with, of three punctuation and the euro's, and the sign for what is none. */
const LONG: ReadonlyMap<number, number> = new Map([
  [0xc2, 2],
  [0xc3, 2],
  [0xc4, 2],
  [0xc5, 2],
  [0xe2, 3],
  [0xef, 3],
]);
const FIRST_LEAD = 0xc2;
const SPACE = 0x20;
const UNKNOWN = 0xfffd;

/** What signs stand for together: one character, of so many signs. */
export type Character = { readonly code: number; readonly length: number };

/**
 * The character that begins at a sign and is told in several; undefined where the sign is itself.
 * @param lead the sign's code
 * @param codeAt the codes of a page's signs in the order of the file
 */
export function characterAt(lead: number, index: number, codeAt: (index: number) => number): Character | undefined {
  // A cheap question, asked of each sign on a page.
  if (lead < FIRST_LEAD) return undefined;
  return inHalves(lead, codeAt(index + 1)) ?? drawnBytes(codeAt, index);
}

/** Beyond U+FFFF a character is told in two halves. */
function inHalves(high: number, low: number): Character | undefined {
  const areHalves = high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
  return areHalves ? { code: 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00), length: 2 } : undefined;
}

/**
 * A character that was drawn byte by byte: programs that print UTF-8 in a font of the Western code page draw 'Ã©' for é, 'â‚¬'
 * for the euro, 'Â ' for a space that does not break, 'ï¿½' for what had been lost before.
 */
function drawnBytes(codeAt: (index: number) => number, index: number): Character | undefined {
  const lead = codeAt(index);
  const length = LONG.get(lead);
  if (length === undefined) return undefined;
  const bytes = Array.from({ length }, (_, at) => byteOf(codeAt(index + at)));
  // pdfium may tell a no-break space as a plain one.
  if (lead === 0xc2 && bytes[1] === SPACE && isFigure(codeAt(index - 1))) return { code: SPACE, length };
  if (!bytes.slice(1).every((byte) => byte >= 0x80 && byte <= 0xbf)) return undefined;
  const code = new TextDecoder().decode(Uint8Array.from(bytes)).codePointAt(0) ?? UNKNOWN;
  if (lead === 0xef && code !== UNKNOWN) return undefined;
  // What was lost beside a figure was a space: a letter among letters stays one that nobody knows.
  const isLostSpace = code === UNKNOWN && (isFigure(codeAt(index - 1)) || isFigure(codeAt(index + length)));
  return { code: isLostSpace ? SPACE : code, length };
}

const isFigure = (code: number): boolean => code >= 0x30 && code <= 0x39;
