// Who sends an invoice by a letterhead that is drawn, where its print does not say so for certain.
import type { ReadField, ReadFields, ReadingFieldName } from '@comptoir/contracts';
import { layOutPage } from './layout.ts';
import { fractionBox, type PageText, type Word } from './page-model.ts';
import type { PdfPageWords } from './pdf/page-words.ts';
import { domainCores, sharesDomain } from './understand/parties/domains.ts';
import { hasLegalForm, withoutForm } from './understand/parties/names/party-names.ts';
import { squeeze } from './understand/text/fold.ts';
import type { Understanding } from './understand/understand.ts';

/** A page with a text layer laid out together with what is drawn on it, and that alone. */
export type DrawnPage = { readonly page: PageText; readonly words: readonly Word[] };

/** A value with less may be another's. */
const CERTAIN = 0.9;

/** Whether a page's print leaves open who sends it: neither a name nor a VAT number says so for certain. */
export const lacksSender = ({ supplierName, supplierVatNumber }: ReadFields): boolean =>
  [supplierName, supplierVatNumber].every((field) => field === undefined || field.confidence < CERTAIN);

/** A word of letters: dirt and ornaments are read as signs. */
const WORD = /\p{L}{3}/u;

/** A text layer's page with words that are drawn on it; undefined where they say nothing. */
export function drawnPage(layer: PdfPageWords, words: readonly Word[]): DrawnPage | undefined {
  if (!words.some(({ text }) => WORD.test(text))) return undefined;
  const { number, width, height, turned } = layer;
  return {
    page: layOutPage({ number, width, height, words: [...layer.words, ...words], turned, source: 'text' }),
    words,
  };
}

/** What is the sender's, or tells the sender from the buyer. */
const OF_PARTIES = ['supplierName', 'supplierVatNumber', 'buyerName', 'buyerVatNumber'] as const;

/**
 * What print says, with what the drawing beside it adds: the parties where a name that is drawn is called in law or as a site of the page;
 * a name where print has none; and values that print lacks. Of all else print is surer.
 * @param printed what the text layer says
 * @param whole what it says together with the drawing
 */
export function withDrawnSender(printed: Understanding, whole: Understanding, drawn: DrawnPage): Understanding {
  const isDrawn = drawnOn(drawn);
  const isTold = isDrawn(whole.fields.supplierName) && saysSender(printed, whole);
  const isTaken = (name: ReadingFieldName, field: ReadField): boolean => {
    if (isTold && isParty(name)) return !isBuyers(name) || !isDrawn(field);
    return isDrawn(field) && printed.fields[name] === undefined && (!isParty(name) || name === 'supplierName');
  };
  const kept = entriesOf(printed.fields).filter(([name]) => !(isTold && isParty(name)));
  const taken = entriesOf(whole.fields)
    .filter(([name, field]) => isTaken(name, field))
    .map(([name, field]) => [name, isDrawn(field) ? { ...field, source: 'ocr' } : field] as const);
  const { names, vatNumbers, ibans, bics } = whole.considered;
  return {
    ...printed,
    fields: Object.fromEntries([...kept, ...taken]),
    considered: { ...printed.considered, names, vatNumbers, ibans, bics },
  };
}

const isBuyers = (name: ReadingFieldName): boolean => name === 'buyerName' || name === 'buyerVatNumber';
const isParty = (name: ReadingFieldName): boolean => OF_PARTIES.some((one) => one === name);

const entriesOf = (fields: ReadFields): (readonly [ReadingFieldName, ReadField])[] =>
  Object.entries(fields) as [ReadingFieldName, ReadField][];

/** A name in law, or a site's, that print calls nobody in law by. */
function saysSender({ fields }: Understanding, { fields: { supplierName }, considered }: Understanding): boolean {
  if (!supplierName) return false;
  const before = fields.supplierName?.value ?? '';
  if (squeeze(withoutForm(before)) === squeeze(withoutForm(supplierName.value))) return false;
  if (hasLegalForm(supplierName.value)) return true;
  return !hasLegalForm(before) && sharesDomain(supplierName.value, domainCores(considered.text));
}

/** Whether a value stands on words that are drawn. */
function drawnOn({ page, words }: DrawnPage): (field: ReadField | undefined) => boolean {
  const boxes = words.map((word) => fractionBox(word, page));
  return (field) => {
    if (!field?.box || field.page !== page.number) return false;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = field.box;
    return boxes.some(([left, top, right, bottom]) => left < x1 && right > x0 && top < y1 && bottom > y0);
  };
}
