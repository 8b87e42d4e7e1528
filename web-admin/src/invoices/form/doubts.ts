import type { InvoiceDetail, ReadingFieldName } from '@comptoir/contracts';
import { isAsRead } from './as-read.ts';
import { FORM_FIELDS, type FormField, type InvoiceForm } from './invoice-form.ts';
import { type LinePlace, lineOf } from './line-doubts.ts';

/** A place a person can be sent to: a field, or the choice of the supplier. */
export type Doubtable = FormField | 'supplierId';
/** Whatever asks for a person's eyes: a field, or a line. */
export type Doubt = Doubtable | LinePlace;

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
    detail.warningList.map(({ code, values }) =>
      code === 'XML_CONTRADICTS_PAGE' || code === 'CODE_CONTRADICTS_PAGE' ? values?.field : POINTED[code],
    ),
  );
  return VISITED.filter((name) => {
    const value = valueIn(form, name);
    if (value.trim() === '') return NEEDED.includes(name);
    if (seen.has(name) || value !== valueIn(base, name)) return false;
    if (pointed.has(name)) return true;
    const read = name === 'supplierId' ? undefined : detail.reading?.fields[name satisfies ReadingFieldName];
    // What a person corrected when it was verified before is not what was read.
    return read !== undefined && isAsRead(name, value, read.value) && read.confidence < detail.certainty;
  });
}

/** Where a place stands in the order they are visited: the fields, then line by line; -1 where it is none of them. */
function rankOf(place: string | undefined): number {
  const line = lineOf(place);
  return line === undefined ? VISITED.indexOf(place as Doubtable) : VISITED.length + line;
}

/** The doubt after (or before) what has the focus, around the end. */
export function nextDoubt(doubts: readonly Doubt[], from: string | undefined, step: 1 | -1): Doubt | undefined {
  const here = rankOf(from);
  return step === 1
    ? (doubts.find((doubt) => rankOf(doubt) > here) ?? doubts[0])
    : (doubts.findLast((doubt) => here === -1 || rankOf(doubt) < here) ?? doubts.at(-1));
}
