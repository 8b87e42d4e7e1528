import type { Candidate } from '../candidate.ts';
import { isCurrencyCode } from '../money/currency.ts';
import type { DocumentText } from '../text/document-text.ts';

/** 'ABN AMRO (EUR) NL15…' over 'ABN AMRO (USD) NL81…': of several accounts those that say they are in the invoice's currency. */
export function inCurrency(
  text: DocumentText,
  ibans: readonly Candidate[],
  currency: string | undefined,
): readonly Candidate[] {
  if (!currency || ibans.every(({ value }) => value === ibans[0]?.value)) return ibans;
  const codesBeside = ({ page, box }: Candidate) =>
    text.cells
      .filter((cell) => cell.page === page && cell.y0 < box.y1 && cell.y1 > box.y0)
      .flatMap(({ words }) => words.map((word) => word.text.replace(/[^A-Z]/g, '')))
      .filter(isCurrencyCode);
  const own = ibans.filter((iban) => codesBeside(iban).includes(currency));
  const isTold = own.length > 0 && ibans.some((iban) => codesBeside(iban).some((code) => code !== currency));
  return isTold ? own : ibans;
}
