import type { Candidate } from '../candidate.ts';
import { IN_MONTH } from '../numbers/numbered-by-month.ts';
import { DAY_BEHIND_LETTERS } from '../numbers/read-code.ts';
import type { WrittenDate } from './dates.ts';

/** Eight figures and no sign between them: a day to a program, and as often the number that it gave. */
const COMPACT = /^\D*\d{8}\D*$/;
/** A code that its label announces so surely is what stands there. */
const ANNOUNCED = 0.5;

/** The days without those that number a document: 'INVOICE # 20250307' or 'INV-2025-03-07' was not issued on a 7th of March for that. */
export function withoutNumbers(dates: readonly WrittenDate[], codes: readonly Candidate[]): readonly WrittenDate[] {
  const isNumber = (date: WrittenDate) => {
    const said = date.cell.words
      .slice(date.from, date.to)
      .map(({ text }) => text)
      .join(' ');
    return (
      (COMPACT.test(said) || DAY_BEHIND_LETTERS.test(said) || IN_MONTH.test(said)) &&
      codes.some((code) => code.score >= ANNOUNCED && code.page === date.cell.page && isWithin(date, code))
    );
  };
  return dates.filter((date) => !isNumber(date));
}

const isWithin = ({ box }: WrittenDate, { box: around }: Candidate): boolean =>
  box.x0 >= around.x0 && box.x1 <= around.x1 && box.y0 >= around.y0 && box.y1 <= around.y1;
