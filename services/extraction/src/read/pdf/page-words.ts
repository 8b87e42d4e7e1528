import type { ReadLimits } from '../limits.ts';
import type { Box, Word } from '../page-model.ts';
import { isRightToLeftCode, spell, withoutCuts } from '../right-to-left.ts';
import { type AccentsApart, accentsApart, isAccentCode } from './accents.ts';
import { characterAt } from './characters.ts';
import { type CodePicture, codePictures } from './code-pictures.ts';
import { withFilledPage } from './filled-in.ts';
import { type Affine, boxOf, glyphsOf, isSpace, placeOnPage, wayOf } from './glyphs.ts';
import { createEyes, type Eyes, type HiddenWord } from './hidden-text.ts';
import { endsLeader, withoutLeadersBehind } from './leaders.ts';
import { type Gap, withoutMadeSpaces } from './made-spaces.ts';
import type { OpenPdf } from './open-pdf.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import { lettersOfSign } from './signs-of-letters.ts';
import { type TurnedLetter, turnedLines } from './turned-lines.ts';
import { continues, followsLeft, gapBetween, touches, widestBehind } from './word-joining.ts';

export type PdfPageWords = {
  readonly number: number;
  /** Points, as shown (after /Rotate and inside the crop box). */
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  /** Lines that run up or down the page, with their words where they stand: none of the words. */
  readonly turned: readonly (readonly Word[])[];
  /** What stands in the file and cannot be seen: none of the words. */
  readonly hidden: readonly HiddenWord[];
  /** Whether anything but text is drawn (images, outlined letters): with little text it may be a scan. */
  readonly isPainted: boolean;
  /** What is drawn and may be a code. */
  readonly codePictures: readonly CodePicture[];
};

const TEXT_OBJECT = 1;
/** Around an accent that was drawn apart the file's spaces tell nothing: a gap as narrow as this share parts words there. */
const ACCENT_GAP = 0.12;

/** The words of one page, from pdfium's character boxes, in the page as a person sees it. */
export function readPageWords(pdf: OpenPdf, number: number, limits: ReadLimits): PdfPageWords {
  const { pdfium } = pdf;
  return withFilledPage(pdf, number, (page) => {
    const width = pdfium._FPDF_GetPageWidthF(page);
    const height = pdfium._FPDF_GetPageHeightF(page);
    const text = pdfium._FPDFText_LoadPage(page);
    if (text === 0)
      return {
        ...{ number, width, height, words: [], turned: [], hidden: [], codePictures: [] },
        isPainted: isPainted(pdfium, page),
      };
    try {
      const place = placeOnPage(pdfium, page, width, height);
      const open = { pdfium, page, place, width, height };
      const eyes = createEyes(open, text);
      return {
        number,
        width,
        height,
        ...collectWords(pdfium, text, place, limits.charactersOfPage, eyes),
        isPainted: isPainted(pdfium, page),
        codePictures: codePictures(open, eyes.codePlaces),
      };
    } finally {
      pdfium._FPDFText_ClosePage(text);
    }
  });
}

function collectWords(
  pdfium: Pdfium,
  text: number,
  place: Affine,
  most: number,
  eyes: Eyes,
  known: { readonly isRightToLeft?: boolean; readonly apart?: AccentsApart } = {},
): Pick<PdfPageWords, 'words' | 'turned' | 'hidden'> {
  const { isRightToLeft = false, apart } = known;
  const words: Word[] = [];
  const turned: TurnedLetter[] = [];
  const hidden: HiddenWord[] = [];
  const shown = new Set<string>();
  let word: WordInMaking | undefined;
  let letters: (Box & { text: string })[] = [];
  let sign: Box | undefined;
  let wasAccent = false;
  let wasLineEnd = false;
  let wasSpace: 'own' | 'made' | undefined;
  const gaps: Gap[] = [];
  let last: Box | undefined;
  const finish = () => {
    if (word && isRightToLeft) word.text = spell(letters);
    letters = [];
    const before = words.length;
    if (word && !shown.has(keyOf(word))) {
      const { first, last, look: _look, isBehindSpace, ...read } = word;
      const why = eyes.whyHidden({ text: read.text, first, last, box: read });
      const runs = isLetter(read.text) ? wayOf(pdfium, text, place, first) : 'along';
      if (!why) shown.add(keyOf(word));
      if (why) hidden.push({ ...read, confidence: 1, why });
      else if (runs === 'along') words.push({ ...read, confidence: 1 });
      else turned.push({ ...read, runs, isBehindSpace });
    }
    if (word) last = words.length > before ? word : undefined;
    if (!last && gaps.at(-1)?.at === before) gaps.pop();
    word = undefined;
  };
  const count = Math.min(pdfium._FPDFText_CountChars(text), most);
  const codeAt = (index: number) => (index >= 0 && index < count ? pdfium._FPDFText_GetUnicode(text, index) : 0);
  const learned = withMemory(pdfium, 16, (rect): typeof known | undefined => {
    for (let index = 0, length = 1; index < count; index += length) {
      const told = codeAt(index);
      const character = characterAt(told, index, codeAt);
      const code = character?.code ?? told;
      length = character?.length ?? 1;
      // The letters of such a page come now from the right, now from the left: their places order them.
      if (!isRightToLeft && isRightToLeftCode(code)) return { ...known, isRightToLeft: true };
      if (!apart && isAccentCode(code))
        return { ...known, apart: accentsApart(glyphsOf(pdfium, text, place, { count, rect })) };
      if (apart?.dropped.has(index)) {
        wasAccent = true;
        continue;
      }
      if (isLineEnd(code) && !isRightToLeft) {
        wasLineEnd = true;
        continue;
      }
      if (isSpace(code)) {
        finish();
        if (wasSpace !== 'own') wasSpace = pdfium._FPDFText_IsGenerated(text, index) === 1 ? 'made' : 'own';
        continue;
      }
      if (code < 32 || code === 0xfffe || code === 0xffff || code === 0xad) continue;
      const first = boxOf(pdfium, text, place, { index, rect });
      if (!first) continue;
      const end = index + length - 1;
      const box = character
        ? { ...first, x1: boxOf(pdfium, text, place, { index: end, rect })?.x1 ?? first.x1 }
        : first;
      // 'ffi' as one sign: each of its letters has the sign's left edge, and its own width or the sign's.
      const isOfSign = !isRightToLeft && word !== undefined && sign?.x0 === box.x0 && sign.y0 === box.y0;
      const follows = isRightToLeft
        ? followsLeft(word, letters.at(-1), box, code)
        : word &&
          (isOfSign ||
            continues(word, box, widestBehind(word.text, code)) ||
            (sign && continues({ ...word, x1: sign.x1 }, box)));
      sign = isOfSign && sign ? { ...sign, x1: sign.x1 + box.x1 - box.x0 } : box;
      if (!follows || (wasAccent && word && !continues(word, box, ACCENT_GAP))) finish();
      if (wasLineEnd && word && !touches(word, box)) finish();
      if (word && endsLeader(word.text, code)) finish();
      // What is seen ends where what is not begins.
      const look = eyes.lookAt(index);
      if (word && word.look !== look) finish();
      wasAccent = false;
      wasLineEnd = false;
      const letter = apart?.letters.get(index) ?? letterOf(code, word?.text);
      if (word) {
        word.text += letter;
        word.last = end;
        word.x0 = Math.min(word.x0, box.x0);
        word.y0 = Math.min(word.y0, box.y0);
        word.x1 = Math.max(word.x1, box.x1);
        word.y1 = Math.max(word.y1, box.y1);
      } else {
        word = { text: letter, first: index, last: end, look, isBehindSpace: wasSpace !== undefined, ...box };
        const width = last && wasSpace && gapBetween(last, box);
        if (width !== undefined) gaps.push({ at: words.length, width, isMade: wasSpace === 'made' });
      }
      wasSpace = undefined;
      if (isRightToLeft) letters.push({ text: letter, ...box });
    }
    return undefined;
  });
  if (learned) return collectWords(pdfium, text, place, most, eyes, learned);
  finish();
  const read = withoutLeadersBehind(isRightToLeft ? words : withoutMadeSpaces(words, gaps));
  return {
    words: isRightToLeft ? withoutCuts(read) : read,
    turned: turnedLines(turned),
    hidden: hidden.filter((one) => !shown.has(keyOf(one))),
  };
}

type WordInMaking = { -readonly [Key in keyof Box]: Box[Key] } & {
  text: string;
  first: number;
  last: number;
  readonly look: ReturnType<Eyes['lookAt']>;
  readonly isBehindSpace: boolean;
};

/** What a word is known by: bold is often faked by printing one twice, a hair apart. */
const keyOf = ({ text, x0, y0 }: Box & { readonly text: string }): string =>
  `${text}@${Math.round(x0)},${Math.round(y0)}`;

/** One letter, or the two of a sign: longer words are none of a turned line, whose letters stand over each other. */
const isLetter = (text: string): boolean => text.length <= 2;

/** A sign as it is searched for. An accent alone has a space in its plain form; an acute is typed for an apostrophe. */
function letterOf(code: number, before = ''): string {
  if (code < 0x80) return String.fromCharCode(code);
  const letters = lettersOfSign(code, before);
  if (letters !== undefined) return letters;
  if (code === 0xb4) return '’';
  return isAccentCode(code) ? String.fromCodePoint(code) : String.fromCodePoint(code).normalize('NFKC');
}

const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d;

function isPainted(pdfium: Pdfium, page: number): boolean {
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), 2000);
  for (let index = 0; index < count; index++) {
    if (pdfium._FPDFPageObj_GetType(pdfium._FPDFPage_GetObject(page, index)) !== TEXT_OBJECT) return true;
  }
  return false;
}
