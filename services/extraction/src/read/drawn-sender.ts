// Who sends an invoice by a letterhead that is drawn, where its print does not say so for certain.
import type { ReadField, ReadFields, ReadingFieldName } from '@comptoir/contracts';
import { withoutCertainty } from './calibration/doubted.ts';
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

/**
 * Whether a page's print leaves open who sends it: no VAT number says so for certain, and no name, or one alone that no form of law says to be
 * a company and that is the client's as often.
 */
export function lacksSender({ supplierName, supplierVatNumber, buyerName }: ReadFields): boolean {
  if (supplierVatNumber && supplierVatNumber.confidence >= CERTAIN) return false;
  if (!supplierName) return true;
  return supplierName.confidence < CERTAIN && !buyerName && !hasLegalForm(supplierName.value);
}

/** A word of letters: dirt and ornaments are read as signs. */
const WORD = /\p{L}{3}/u;
/** What is recognised with less is no more than a guess. */
const LEGIBLE = 0.7;
/** A letterhead stands above this share of a page; below it are adverts, banks and marks of quality. */
const HEAD = 0.35;

/**
 * A text layer's page with what is drawn in its head; undefined where that says nothing, and for a page that is read from right to left,
 * whose places are its mirror's.
 */
export function drawnPage(layer: PdfPageWords, words: readonly Word[]): DrawnPage | undefined {
  const { number, width, height, turned } = layer;
  const head = words.filter(({ y1, confidence }) => y1 < HEAD * height && confidence >= LEGIBLE);
  if (!head.some(({ text }) => WORD.test(text))) return undefined;
  const page = layOutPage({ number, width, height, words: [...layer.words, ...head], turned, source: 'text' });
  return page.isMirrored ? undefined : { page, words: head };
}

/** Whose parties are. */
const PARTIES = ['supplierName', 'supplierVatNumber', 'buyerName', 'buyerVatNumber'] as const;
/** Where the money goes. */
const ACCOUNT = ['iban', 'bic'] as const;
const OF_SENDER: readonly ReadingFieldName[] = [...PARTIES, ...ACCOUNT];

/**
 * What print says, with what a letterhead beside it adds: the parties where a name that is drawn is called in law or as a site of the page; a
 * name where print has none; an account where print has none. What is drawn is said to be recognised.
 * @param printed what the text layer says
 * @param whole what it says together with the letterhead
 */
export function withDrawnSender(printed: Understanding, whole: Understanding, drawn: DrawnPage): Understanding {
  const isDrawn = drawnOn(drawn);
  const isTold = isDrawn(whole.fields.supplierName) && saysSender(printed, whole);
  const fieldOf = (name: ReadingFieldName): ReadField | undefined => {
    const [print, both] = [printed.fields[name], whole.fields[name]];
    if (!isDrawn(both)) return isTold && isParty(name) ? (both ?? unlessSenders(print, whole)) : print;
    const isTaken = isBuyers(name) ? false : isParty(name) ? isTold || (name === 'supplierName' && !print) : !print;
    return isTaken && both ? { ...both, source: 'ocr' } : print;
  };
  const sender = OF_SENDER.flatMap((name) => {
    const field = fieldOf(name);
    return field ? [[name, field] as const] : [];
  });
  const rest = Object.entries(printed.fields).filter(([name]) => !OF_SENDER.some((one) => one === name));
  const { names, vatNumbers, ibans, bics } = whole.considered;
  const isAccountDrawn = printed.fields.iban === undefined && isDrawn(whole.fields.iban);
  return {
    ...printed,
    fields: Object.fromEntries([...rest, ...sender]),
    considered: { ...printed.considered, names, vatNumbers, ibans, bics },
    findings: isAccountDrawn
      ? [...printed.findings, ...whole.findings.filter(({ field }) => field === 'iban')]
      : printed.findings,
  };
}

/** Of a page with a text layer what is drawn is never certain: anybody can put a picture on it. */
export const neverCertain = (fields: ReadFields, { page }: DrawnPage): ReadFields =>
  withoutCertainty(fields, (_name, field) => field.source === 'ocr' && field.page === page.number);

const isParty = (name: ReadingFieldName): boolean => PARTIES.some((one) => one === name);
const isBuyers = (name: ReadingFieldName): boolean => name === 'buyerName' || name === 'buyerVatNumber';

/** What print gave a party, unless it is the sender's now. */
const unlessSenders = (print: ReadField | undefined, { fields }: Understanding): ReadField | undefined =>
  [fields.supplierName, fields.supplierVatNumber].some((sender) => sender?.value === print?.value) ? undefined : print;

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
