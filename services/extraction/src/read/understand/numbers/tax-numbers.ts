// Numbers by which companies are registered for a tax, which look like an invoice's where no label calls them anything.
import type { Candidate } from '../candidate.ts';
import { weightOf } from '../labels/label.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { squeeze } from '../text/fold.ts';

/** Argentina's, Belgium's, Brazil's (of companies and of persons), Chile's and Switzerland's, with the signs between their figures. */
const SHAPED =
  /^(?:(?:20|23|24|27|30|33|34)-\d{8}-\d|(?:BE ?)?[01]\d{3}\.\d{3}\.\d{3}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{1,2}\.\d{3}\.\d{3}-[\dkK]|CHE-\d{3}\.\d{3}\.\d{3})$/;

/** Whether a code alone has the shape of such a number, or stands under a heading that calls it one: 'CNPJ' over '00.995.044/0001-07'. */
export function isTaxNumber({ rows }: DocumentText, cell: Cell, code: string): boolean {
  if (SHAPED.test(code)) return true;
  const over = (rows[cell.row - 1]?.cells ?? []).filter(
    ({ page, x0, x1 }) => page === cell.page && Math.min(x1, cell.x1) > Math.max(x0, cell.x0),
  );
  return over.some(({ labels: [label], words }) =>
    label?.from === 0 && label.to === words.length
      ? (['vatNumber', 'buyerVatNumber', 'taxNumber', 'otherNumber'] as const).some((one) => weightOf(label, one) > 0)
      : false,
  );
}

/** What was read as a party's VAT number is no invoice's: 'BE0417.497.106' under a name. */
export function withoutTaxNumbers(codes: readonly Candidate[], numbers: readonly Candidate[]): readonly Candidate[] {
  const taken = new Set(numbers.map(({ value }) => squeeze(value)));
  return codes.filter(({ value }) => !taken.has(squeeze(value)));
}
