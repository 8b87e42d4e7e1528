import { READING_FIELDS, type ReadingFieldName } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import { weightOf } from '../read/understand/labels/label.ts';
import type { Meaning } from '../read/understand/labels/vocabulary/phrase.ts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { squeeze } from '../read/understand/text/fold.ts';
import type { Understanding } from '../read/understand/understand.ts';
import { anchorsOf, measuresOf } from './anchors.ts';
import { sameValue } from './compare-reading.ts';
import { shownCurrency } from './currency-signs.ts';
import { placeOf, tryAnchors } from './find-by-anchors.ts';
import { isAmountField, type Location } from './locate-values.ts';
import { findPhrases, type Phrase } from './phrases.ts';
import { CONSTANT_FIELDS, type FieldRule, type FoundRule, type NumberShape, type Template } from './template.ts';
import type { VerifiedContent } from './verified-content.ts';

export type Lesson = {
  readonly text: DocumentText;
  readonly verified: VerifiedContent;
  readonly located: ReadonlyMap<ReadingFieldName, readonly Location[]>;
  readonly numbers: NumberShape;
  readonly labels: readonly Phrase[];
  /** Rows of the lines' table: a total that equals a line's amount is not learned there. */
  readonly inLines: ReadonlySet<number>;
  readonly generic: Understanding;
};

const LONGEST_NAME = 16;
const CONSTANT: ReadonlySet<ReadingFieldName> = new Set(CONSTANT_FIELDS);
/** The kind of document is told by its title, which the generic reader reads. */
const NOT_LEARNED: ReadonlySet<ReadingFieldName> = new Set(['typeCode']);
/** What labels say of a field where two values are equal: the total and what is to be paid, two dates of one day. */
const MEANING: Readonly<Partial<Record<ReadingFieldName, Meaning>>> = {
  invoiceNumber: 'invoiceNumber',
  issueDate: 'issueDate',
  dueDate: 'dueDate',
  netTotal: 'netTotal',
  vatTotal: 'vatTotal',
  grossTotal: 'grossTotal',
  amountDue: 'amountDue',
};

/** For each verified field, how it is found again on the next invoice. */
export function learnRules(lesson: Lesson): Template['fields'] {
  const { verified, located, generic } = lesson;
  const taken: Location[] = [];
  const rules: Partial<Record<ReadingFieldName, FieldRule>> = {};
  for (const name of READING_FIELDS) {
    const value = verified.fields[name];
    if (NOT_LEARNED.has(name) || value === undefined) continue;
    if (!value) {
      rules[name] = { rule: 'absent', misread: generic.fields[name] !== undefined };
      continue;
    }
    // Nothing to pay stands on a page in many places, and says little of where something would.
    const places = isAmountField(name) && Number(value) === 0 ? [] : (located.get(name) ?? []);
    const rule = CONSTANT.has(name)
      ? constant(lesson, name, value)
      : (learnFound(lesson, name, places, taken) ?? derive(name, value, verified, generic));
    if (rule) rules[name] = rule;
  }
  return rules;
}

function constant({ text, generic }: Lesson, name: ReadingFieldName, value: string): FieldRule {
  const shown = name === 'currency' ? shownCurrency(text, value) : shownText(text, value);
  const isMisread = generic.fields[name] !== undefined && generic.fields[name]?.value !== value;
  return {
    rule: 'constant',
    value: value.slice(0, 300),
    ...(shown && { shown: shown.slice(0, 300) }),
    ...(name === 'currency' && isMisread && { misread: true as const }),
  };
}

/** As many words of it as stand together somewhere, a third of its letters at least: a long name runs on in the next line. */
function shownText(text: DocumentText, value: string): string | undefined {
  const words = value.split(/\s+/).slice(0, LONGEST_NAME);
  for (let count = words.length; count > 0; count--) {
    for (let from = 0; from + count <= words.length; from++) {
      const squeezed = squeeze(words.slice(from, from + count).join(''));
      const isTelling = count === words.length || squeezed.length * 3 >= squeeze(value).length;
      if (squeezed && isTelling && findPhrases(text, new Set([squeezed])).size > 0) return squeezed;
    }
  }
  return undefined;
}

/** Of several places the best announced; a place that another field took is the last choice. */
function learnFound(
  { text, labels, inLines, numbers, generic, verified }: Lesson,
  name: ReadingFieldName,
  places: readonly Location[],
  taken: Location[],
): FoundRule | undefined {
  const measures = measuresOf(text);
  const ranked = places
    .map((place, index) => {
      const anchors = anchorsOf(text, place.at, labels, measures);
      const isTaken = taken.some((other) => other.at.cell === place.at.cell && other.at.from === place.at.from);
      const isLine = isAmountField(name) && inLines.has(place.at.cell.row);
      const score =
        meaningNear(labels, anchors[0]?.text, name) +
        (anchors.length > 0 ? 0.3 : 0) +
        (anchors[0]?.side === 'right' ? 0.2 : 0) -
        (isTaken ? 0.6 : 0) -
        (isLine ? 0.8 : 0) -
        0.01 * index;
      return { place, anchors, score };
    })
    .sort((a, b) => b.score - a.score);
  const best = ranked[0];
  if (!best) return undefined;
  taken.push(best.place);
  const { at, shape } = best.place;
  const { page } = at.cell;
  const phrases = findPhrases(text, new Set(best.anchors.map((anchor) => anchor.text)));
  const search = { text, phrases, measures, numbers };
  const read = generic.fields[name]?.value;
  return {
    rule: 'found',
    ...(read !== undefined && {
      generic: sameValue(name, read, verified.fields[name]) ? ('right' as const) : ('wrong' as const),
    }),
    ...(name === 'supplierVatNumber' && { known: squeeze(at.value).slice(0, 60) }),
    shape,
    anchors: tryAnchors(search, best.anchors, at, shape),
    place: placeOf(text, at, measures.get(page)?.width ?? 1),
    page: page === text.pages[0]?.number && !isAmountField(name) ? 'first' : 'last',
  };
}

function meaningNear(labels: readonly Phrase[], anchor: string | undefined, name: ReadingFieldName): number {
  const meaning = MEANING[name];
  if (!meaning || !anchor) return 0;
  const found = labels.find((label) => label.text === anchor);
  return Math.max(0, ...(found?.cell.labels ?? []).map((label) => weightOf(label, meaning)));
}

/** A total that is printed nowhere and follows from the others. */
function derive(
  name: ReadingFieldName,
  value: string,
  { fields }: VerifiedContent,
  generic: Understanding,
): FieldRule | undefined {
  const amount = (one: string | null | undefined) => new Decimal(one || 0);
  const [net, vat, gross] = [amount(fields.netTotal), amount(fields.vatTotal), amount(fields.grossTotal)];
  if (name === 'vatTotal' && Number(value) === 0) {
    const isMisread = Number(generic.fields.vatTotal?.value ?? 0) !== 0;
    return { rule: 'derived', by: 'nought', ...(isMisread && { misread: true }) };
  }
  if (name === 'amountDue' && gross.eq(value)) return { rule: 'derived', by: 'gross' };
  if (!net.plus(vat).eq(gross)) return undefined;
  if (name === 'netTotal') return { rule: 'derived', by: 'gross - vat' };
  if (name === 'vatTotal') return { rule: 'derived', by: 'gross - net' };
  return name === 'grossTotal' ? { rule: 'derived', by: 'net + vat' } : undefined;
}
