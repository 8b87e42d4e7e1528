import type { ReadingEvidence } from '@comptoir/contracts';
import type { InvoiceForm } from '../form/invoice-form.ts';
import { tableOf, valueAt } from '../form/places.ts';
import type { SeenValue } from './field-frame.ts';

const AS_READ = /^(?:line|vat)-(\d+)$/;

/**
 * Where a value of a line or of a rate of VAT stands on the page: its own box, or around the row where that is not known. Rows
 * keep the place that they were read at, whatever is added or taken out over them; one that a person added stands nowhere.
 */
export function placeOfCell(
  place: string,
  form: InvoiceForm,
  evidence: ReadingEvidence | undefined,
): SeenValue | undefined {
  const { table, row, column } = tableOf(place) ?? {};
  if (!table) return undefined;
  const [, at] = AS_READ.exec(form[table][Number(row)]?.key ?? '') ?? [];
  const stands = at === undefined ? undefined : evidence?.[table]?.[Number(at)];
  if (!stands) return undefined;
  return { value: valueAt(form, place) ?? '', page: stands.page, box: stands.cells[column ?? ''] ?? stands.box };
}
