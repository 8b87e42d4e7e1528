// Days that begin or end a period, or come one after another in a plan.

import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { isDayOfMonth, type WrittenDate } from './dates.ts';
import { MONEY } from './whose-day.ts';

/** What joins the two days of a period, or leads to its last. */
export const UNTIL = /^(?:bis|zum|au|jusqu'au|to|until|through|till|al|a|hasta|tot|t\/m|en|met|[-–—])$/;

/** What leads to the first day of a period. */
const FROM = /^(?:vom|von|ab|du|from|desde|del|dal|van)$/;

/** 'vom 06.10.2025 bis zum 03.10.2026 haben Sie …': one of the two days between which something was supplied. */
export function isOfPeriod(text: DocumentText, date: WrittenDate, dates: readonly WrittenDate[]): boolean {
  const { cell } = date;
  // 'vom 31.08.26' over 'bis zum 30.08.27', where a column is narrow.
  const over = text.rows[cell.row - 1]?.cells.find(
    (other) => other.page === cell.page && Math.abs(other.x0 - cell.x0) < cell.y1 - cell.y0,
  );
  const begins = over && FROM.test(fold(over.words[0]?.text ?? '')) && dates.some((one) => one.cell === over);
  if (begins && date.from <= 2) return true;
  const isJoined = (one: WrittenDate, other: WrittenDate) => {
    const between = cell.words.slice(one.to, other.from);
    // A recogniser loses a dash: '01.02.2024 29.02.2024'.
    const isNext = between.length > 0 || text.source === 'ocr';
    return other.from >= one.to && isNext && between.every((word) => UNTIL.test(fold(word.text)));
  };
  if (dates.some((other) => other.cell === cell && (isJoined(date, other) || isJoined(other, date)))) return true;
  // 'Jul 19 – Aug 19, 2024', '1. Mai bis 31. Mai 2024'
  const before = cell.words.slice(Math.max(0, date.from - 3), date.from).map((word) => fold(word.text));
  if (text.source === 'ocr' && before.length > 1 && isDayOfMonth(before.slice(-2).join(' '))) return true;
  const [month, day, joint] = before;
  return joint !== undefined && UNTIL.test(joint) && isDayOfMonth(`${month} ${day}`);
}

/** '01.02.2026 945,00 € 01.03.2026 945,00 € …': so many days with their money in one row are a plan of instalments. */
export const isOfPlan = ({ rows }: DocumentText, { cell }: WrittenDate, dates: readonly WrittenDate[]): boolean => {
  const cells = rows[cell.row]?.cells ?? [cell];
  const paid = dates.filter((date) => {
    const own = cells.find((one) => one === date.cell);
    const next = own?.words[date.to] ?? cells[(own?.column ?? -2) + 1]?.words[0];
    return own !== undefined && next !== undefined && MONEY.test(next.text);
  });
  return paid.length >= PLAN;
};
const PLAN = 3;
