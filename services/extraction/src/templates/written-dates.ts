import { calendarDay, yearOfTwo } from '../read/calendar.ts';
import { monthOfName, monthOfRoman } from '../read/understand/dates/month-names.ts';
import type { Cell } from '../read/understand/text/document-text.ts';
import { fold } from '../read/understand/text/fold.ts';
import type { DateShape } from './template.ts';

/** A day as some words of a cell write it, read in one way. */
export type DateReading = {
  readonly day: string;
  readonly shape: DateShape;
  readonly from: number;
  readonly to: number;
};

type Token = { readonly text: string; readonly word: number };
type Part = 'D' | 'M' | 'Y';

const ORDERS = ['DMY', 'YMD', 'MDY', 'YDM'] as const;
/** What may stand between day, month and year: 5th of March, 5 de marzo de 2026, le 1er mars. */
const FILLER = /^(?:st|nd|rd|th|er|e|o|of|de|del|the|den|di|le|do)$/;

/** Every way the words of a cell can be read as a day. Most have one; 04/05/2026 has two. */
export function datesIn(cell: Cell): DateReading[] {
  const tokens = tokenize(cell);
  return tokens.flatMap((_, start) => [...compactAt(tokens, start), ...partedAt(tokens, start)]);
}

/** The days written in one shape. */
export function datesOfShape(cell: Cell, shape: DateShape): DateReading[] {
  return datesIn(cell).filter((one) => isShape(one.shape, shape));
}

export function isShape(a: DateShape, b: DateShape): boolean {
  return a.order === b.order && a.month === b.month && a.yearDigits === b.yearDigits && a.compact === b.compact;
}

function tokenize(cell: Cell): Token[] {
  return cell.words.flatMap((word, index) =>
    (inAsciiDigits(fold(word.text)).match(/\d+|\p{L}+/gu) ?? [])
      .map((text) => ({ text, word: index }))
      .filter(({ text }) => !FILLER.test(text)),
  );
}

/** Arabic-Indic digits, both kinds, as 0 to 9. */
function inAsciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

function compactAt(tokens: readonly Token[], start: number): DateReading[] {
  const token = tokens[start];
  if (!token || !/^(?:\d{6}|\d{8})$/.test(token.text)) return [];
  const yearDigits = token.text.length === 8 ? 4 : 2;
  return ORDERS.flatMap((order): DateReading[] => {
    let at = 0;
    const part = (one: Part) => {
      const length = one === 'Y' ? yearDigits : 2;
      at += length;
      return token.text.slice(at - length, at);
    };
    const parts = Object.fromEntries([...order].map((one) => [one, part(one as Part)])) as Record<Part, string>;
    const day = dayOf(parts.Y, Number(parts.M), Number(parts.D));
    const shape: DateShape = { kind: 'date', order, month: 'number', yearDigits, compact: true };
    return day ? [{ day, shape, from: token.word, to: token.word + 1 }] : [];
  });
}

function partedAt(tokens: readonly Token[], start: number): DateReading[] {
  const three = tokens.slice(start, start + 3);
  const [first, , last] = three;
  if (!first || !last || last.word - first.word > 5) return [];
  return ORDERS.flatMap((order): DateReading[] => {
    const text = (part: Part) => three[order.indexOf(part)]?.text ?? '';
    const [d, m, y] = [text('D'), text('M'), text('Y')];
    if (!/^\d{1,2}$/.test(d) || !/^(?:\d{4}|\d{2})$/.test(y)) return [];
    const month: DateShape['month'] = /^\d{1,2}$/.test(m) ? 'number' : monthOfName(m) ? 'name' : 'roman';
    const number = month === 'number' ? Number(m) : (monthOfName(m) ?? monthOfRoman(m));
    const day = number && dayOf(y, number, Number(d));
    const shape: DateShape = { kind: 'date', order, month, yearDigits: y.length === 4 ? 4 : 2, compact: false };
    return day ? [{ day, shape, from: first.word, to: last.word + 1 }] : [];
  });
}

function dayOf(year: string, month: number, day: number): string | undefined {
  return calendarDay(year.length === 2 ? yearOfTwo(Number(year)) : Number(year), month, day);
}
