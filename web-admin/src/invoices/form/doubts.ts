import type { InvoiceDetail, ReadingFieldName } from '@comptoir/contracts';
import { FORM_FIELDS, type FormField, type InvoiceForm } from './invoice-form.ts';

/** A place a person can be sent to: a field, or the choice of the supplier. */
export type Doubtable = FormField | 'supplierId';

/** What a verification cannot do without, or hardly. */
const NEEDED: readonly Doubtable[] = ['supplierId', 'invoiceNumber', 'issueDate', 'currency', 'grossTotal'];
/** Whom a warning points at. */
const POINTED: Readonly<Record<string, Doubtable>> = {
  IBAN_DIFFERS: 'iban',
  IBAN_NOT_ON_FILE: 'iban',
  SUPPLIER_UNKNOWN: 'supplierId',
  SUPPLIER_DIFFERS: 'supplierVatNumber',
  TOTALS_DO_NOT_ADD_UP: 'grossTotal',
};

/** The order fields stand on the screen, and are visited in. */
export const VISITED: readonly Doubtable[] = ['supplierId', ...FORM_FIELDS];

const valueIn = (from: InvoiceForm, name: Doubtable) =>
  name === 'supplierId' ? (from.supplierId ?? '') : from.fields[name];

/** Whether something is missing that a verification cannot do without. */
export const isMissing = (form: InvoiceForm): boolean => NEEDED.some((name) => valueIn(form, name).trim() === '');

type Known = Pick<InvoiceDetail, 'reading' | 'warningList' | 'certainty'>;

/**
 * What asks for a person's eyes: values read with little confidence and not yet corrected, what a warning points at, and
 * what is missing. `seen` are those the person has been at and left as they are.
 */
export function doubtsOf(
  detail: Known,
  base: InvoiceForm,
  form: InvoiceForm,
  seen: ReadonlySet<string>,
): readonly Doubtable[] {
  const pointed = new Set(
    detail.warningList.map(({ code, values }) => (code === 'XML_CONTRADICTS_PAGE' ? values?.field : POINTED[code])),
  );
  return VISITED.filter((name) => {
    const value = valueIn(form, name);
    if (value.trim() === '') return NEEDED.includes(name);
    if (seen.has(name) || value !== valueIn(base, name)) return false;
    if (pointed.has(name)) return true;
    const read = name === 'supplierId' ? undefined : detail.reading?.fields[name satisfies ReadingFieldName];
    return read !== undefined && read.source !== 'person' && read.confidence < detail.certainty;
  });
}

/** The doubtful field after (or before) the one that has the focus, around the end. */
export function nextDoubt(doubts: readonly Doubtable[], from: string | undefined, step: 1 | -1): Doubtable | undefined {
  if (doubts.length === 0) return undefined;
  const here = from === undefined ? -1 : VISITED.indexOf(from as Doubtable);
  const places = doubts.map((name) => VISITED.indexOf(name));
  const next =
    step === 1
      ? (places.find((place) => place > here) ?? places[0])
      : (places.findLast((place) => here === -1 || place < here) ?? places.at(-1));
  return next === undefined ? undefined : VISITED[next];
}
