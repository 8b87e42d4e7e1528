import { type InvoiceForm, sentRows } from './invoice-form.ts';
import { lastingPlace, placeNow, valueAt } from './places.ts';

/** Sentences by place of a form. */
export type Problems = Readonly<Record<string, string>>;

const ROW = /^(vat|lines)\.(\d+)\b/;

/** Problems of what was sent, by place of the form it was sent from: rows that are empty there were not sent. */
export function placedInForm(problems: Problems, sent: InvoiceForm): Problems {
  const rows = sentRows(sent);
  const inForm = (field: string) =>
    field.replace(ROW, (as, table: 'vat' | 'lines', row: string) => {
      const at = rows[table][Number(row)];
      return at === undefined ? as : `${table}.${at}`;
    });
  return Object.fromEntries(Object.entries(problems).map(([field, sentence]) => [inForm(field), sentence]));
}

/**
 * What is still to be said of a form: a problem is of a value, and goes with it, by correction or with its row.
 * @param about the form the problems were found in
 */
export function standingProblems(problems: Problems, about: InvoiceForm, form: InvoiceForm): Problems {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([place, sentence]) => {
      const now = placeNow(form, lastingPlace(about, place));
      return now !== undefined && valueAt(form, now) === valueAt(about, place) ? [[now, sentence]] : [];
    }),
  );
}
