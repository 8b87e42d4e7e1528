import type { Candidate } from '../../candidate.ts';
import { isCurrencyCode } from '../../money/currency/currency.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';

/** Heights of an account's line in which the heading of its column stands over it. */
const TO_HEADING = 8;

/**
 * 'ABN AMRO (EUR) NL15…' over 'ABN AMRO (USD) NL81…', 'GBP account' and 'EUR account' over a column each: of several accounts those that
 * say they are in the invoice's currency.
 */
export function inCurrency(
  text: DocumentText,
  ibans: readonly Candidate[],
  currency: string | undefined,
): readonly Candidate[] {
  if (!currency || ibans.every(({ value }) => value === ibans[0]?.value)) return ibans;
  const told = new Map(ibans.map((iban) => [iban, codesOf(text, iban)]));
  const own = ibans.filter((iban) => told.get(iban)?.includes(currency));
  const isTold = own.length > 0 && [...told.values()].some((codes) => codes.some((code) => code !== currency));
  return isTold ? own : ibans;
}

/** The currencies that an account's row names or, where that names none, the nearest line over it that begins where it does. */
function codesOf({ cells }: DocumentText, { page, box }: Candidate): readonly string[] {
  const height = box.y1 - box.y0;
  const isOnRow = ({ y0, y1 }: Cell) => y0 < box.y1 && y1 > box.y0;
  const isOver = ({ x0, y1 }: Cell) =>
    y1 <= box.y0 && box.y0 - y1 < TO_HEADING * height && Math.abs(x0 - box.x0) < height;
  const own = cells.filter((cell) => cell.page === page);
  const onRow = own.filter(isOnRow).flatMap(codesIn);
  if (onRow.length > 0) return onRow;
  const over = own.filter(isOver).sort((a, b) => b.y0 - a.y0);
  return over.map(codesIn).find(({ length }) => length > 0) ?? [];
}

const codesIn = ({ words }: Cell): string[] =>
  words.map(({ text }) => OF_SIGN[text] ?? text.replace(/[^A-Z]/g, '')).filter(isCurrencyCode);

/** 'IBAN - US$': signs that are one currency's alone. */
const OF_SIGN: Readonly<Record<string, string>> = { US$: 'USD', '€': 'EUR', '£': 'GBP' };
