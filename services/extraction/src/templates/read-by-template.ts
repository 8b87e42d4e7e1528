import {
  READING_FIELDS,
  type ReadField,
  type ReadFields,
  type ReadingFieldName,
  type ReadVat,
} from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import { fractionBox, type PageText, type Word } from '../read/page-model.ts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { toDocumentText } from '../read/understand/text/to-document-text.ts';
import type { Understanding } from '../read/understand/understand.ts';
import { measuresOf } from './anchors.ts';
import { sameValue } from './compare-reading.ts';
import { findByAnchors, type Search, type Sighting, shareOut } from './find-by-anchors.ts';
import { isAmountField } from './locate-values.ts';
import { findPhrases } from './phrases.ts';
import { readConstant } from './read-constant.ts';
import { readLines } from './read-lines.ts';
import { type SumName, settleByTemplate } from './settle-by-template.ts';
import { settleDue } from './settle-due.ts';
import type { Template } from './template.ts';

const SUMS: readonly SumName[] = ['netTotal', 'vatTotal', 'grossTotal'];
/** Three that add up prove one another; what does not is never certain. */
const PROVED = 0.97;
const UNPROVED = 0.7;
/** A label that was learned and is not there: what the generic reader found instead is not certain. */
const NOT_ANNOUNCED = 0.85;
const SAID_ABSENT = 0.6;

/**
 * The generic reading with what the template knows: its value wins where its anchor was found and the value has the
 * learned shape; what breaks net + VAT = total is not certain, and the generic value stays.
 */
export function readByTemplate(pages: readonly PageText[], template: Template, generic: Understanding): Understanding {
  const text = toDocumentText(pages);
  const wanted = Object.values(template.fields).flatMap((rule) =>
    rule.rule === 'found' ? rule.anchors.map((anchor) => anchor.text) : [],
  );
  const search: Search = {
    text,
    phrases: findPhrases(text, new Set(wanted)),
    measures: measuresOf(text),
    numbers: template.numbers,
  };
  const sightings = shareOut(
    new Map(
      READING_FIELDS.flatMap((name) => {
        const rule = template.fields[name];
        return rule?.rule === 'found' && !isAmountField(name) ? [[name, findByAnchors(search, rule)] as const] : [];
      }),
    ),
  );
  const fields: { [name in ReadingFieldName]?: ReadField } = { ...generic.fields };
  for (const name of READING_FIELDS) {
    if (isAmountField(name)) continue;
    const read = readField(search, template, name, sightings.get(name) ?? [], generic.fields[name]);
    if (read) fields[name] = read;
    else delete fields[name];
  }
  const totals = readTotals(search, template, generic);
  const all = withoutUndefined({ ...fields, ...totals });
  return {
    ...generic,
    fields: all,
    lines: readLines(text, template, generic.lines, all),
    vat: stillSumsUp(generic.vat, all) ? generic.vat : [],
  };
}

function readField(
  search: Search,
  template: Template,
  name: ReadingFieldName,
  sightings: readonly Sighting[],
  generic: ReadField | undefined,
): ReadField | undefined {
  const rule = template.fields[name];
  switch (rule?.rule) {
    case undefined:
    case 'derived':
      return generic;
    case 'absent':
      return rule.misread ? undefined : capped(generic, SAID_ABSENT);
    case 'constant':
      return readConstant(search.text, template, name, generic);
    case 'found': {
      const own = sightings[0] && toField(search.text, sightings[0], confidenceOf(sightings));
      if (!own) return name === 'iban' ? generic : capped(generic, NOT_ANNOUNCED);
      return agreeing(name, own, generic);
    }
  }
}

/** What both say is surer than either; where they differ the template's place decides if it is good. */
function agreeing(name: ReadingFieldName, own: ReadField, generic: ReadField | undefined): ReadField {
  if (!generic) return own;
  if (sameValue(name, own.value, generic.value))
    return { ...own, confidence: atMost(0.99, 1 - (1 - own.confidence) * (1 - 0.5 * generic.confidence)) };
  if (own.confidence >= UNPROVED || own.confidence >= generic.confidence) return own;
  return { ...generic, confidence: Math.min(NOT_ANNOUNCED, generic.confidence) };
}

/** By how well it stands to its labels, and how far behind the next other value is. */
function confidenceOf(sightings: readonly Sighting[]): number {
  const [first] = sightings;
  if (!first) return 0;
  const rival = sightings.find(({ at }) => at.value !== first.at.value);
  const lead = first.score - (rival?.score ?? 0);
  const base = first.score >= 0.68 ? 0.96 : first.score >= 0.6 ? 0.91 : first.score >= 0.45 ? 0.8 : 0.55;
  return lead < 0.06 ? Math.min(base, 0.75) : base;
}

function readTotals(
  search: Search,
  template: Template,
  generic: Understanding,
): { [name in ReadingFieldName]?: ReadField } {
  const sightings = (name: ReadingFieldName): readonly Sighting[] => {
    const rule = template.fields[name];
    return rule?.rule === 'found' ? findByAnchors(search, rule) : [];
  };
  const sums = settleByTemplate(template.fields, sightings);
  const printedMinus = sums.grossTotal?.value.isNegative() && generic.fields.typeCode?.value === '381';
  const written = (value: Decimal) =>
    (printedMinus ? value.negated() : value).toFixed(Math.max(2, value.decimalPlaces()));
  const read: { [name in ReadingFieldName]?: ReadField } = {};
  const genericAdds = addsUp(generic.fields);
  // Three figures on the page that add up say more than what follows from two of them, or from none having been there.
  const isPrinted = sums.adds && SUMS.every((name) => sums[name]?.sighting);
  for (const name of SUMS) {
    const sum = sums[name];
    const other = generic.fields[name];
    if (!sum || (genericAdds && !isPrinted)) continue;
    const field: ReadField = sum.sighting
      ? { ...toField(search.text, sum.sighting, sums.adds ? PROVED : UNPROVED, sums.adds), value: written(sum.value) }
      : { value: written(sum.value), confidence: PROVED, source: 'template' };
    // Whether a minus on a credit note is its sign or its custom the page does not say: no surer than without a template.
    if (printedMinus && other && sameValue(name, field.value, other.value)) {
      read[name] = other;
      continue;
    }
    read[name] =
      sums.adds || !other || sameValue(name, field.value, other.value) || field.confidence >= other.confidence
        ? field
        : other;
  }
  const gross = read.grossTotal ?? generic.fields.grossTotal;
  const sighted = (name: ReadingFieldName): ReadField | undefined => {
    const [first, ...others] = sightings(name);
    if (!first) return undefined;
    const field = toField(search.text, first, confidenceOf([first, ...others]));
    return { ...field, value: written(new Decimal(first.at.value)) };
  };
  for (const name of ['discount', 'charges'] as const) {
    const own = sighted(name);
    if (own) read[name] = agreeing(name, own, generic.fields[name]);
  }
  const isGross = template.fields.amountDue?.rule !== 'found';
  const due = settleDue(isGross && read.grossTotal ? { ...read.grossTotal } : sighted('amountDue'), gross, generic);
  const said = generic.fields.amountDue;
  if (due) read.amountDue = printedMinus && said && sameValue('amountDue', due.value, said.value) ? said : due;
  return read;
}

function addsUp({ netTotal, vatTotal, grossTotal }: ReadFields): boolean {
  if (!netTotal || !vatTotal || !grossTotal) return false;
  return new Decimal(netTotal.value).plus(vatTotal.value).minus(grossTotal.value).abs().lte('0.021');
}

/** The breakdown was settled against the generic totals: against others it may lead nowhere. */
function stillSumsUp(vat: readonly ReadVat[], { netTotal, vatTotal }: ReadFields): boolean {
  const isSum = (parts: readonly (string | undefined)[], whole: string | undefined) =>
    whole !== undefined &&
    parts
      .reduce((sum, part) => sum.plus(part ?? 0), new Decimal(0))
      .abs()
      .minus(new Decimal(whole).abs())
      .abs()
      .lte('0.011');
  return (
    isSum(
      vat.map(({ base }) => base),
      netTotal?.value,
    ) ||
    isSum(
      vat.map(({ amount }) => amount),
      vatTotal?.value,
    )
  );
}

function toField(text: DocumentText, { at }: Sighting, confidence: number, isProved = false): ReadField {
  const page = text.pages.find((one) => one.number === at.cell.page);
  return {
    value: at.value.slice(0, 2000),
    confidence: atMost(0.99, confidence * trust(at.cell.words.slice(at.from, at.to), isProved)),
    source: 'template',
    page: at.cell.page,
    ...(page && { box: fractionBox(at.box, page) }),
  };
}

/** What the recogniser thought of the words, softened: it doubts more than it errs, and sums prove it right. */
function trust(words: readonly Word[], isProved: boolean): number {
  const least = Math.min(1, ...words.map((word) => word.confidence));
  if (least >= 1) return 1;
  return isProved ? 0.9 + 0.1 * least : 0.6 + 0.35 * least;
}

function capped(field: ReadField | undefined, most: number): ReadField | undefined {
  return field && { ...field, confidence: Math.min(most, field.confidence) };
}

const atMost = (most: number, confidence: number) => Math.round(1000 * Math.min(most, confidence)) / 1000;

function withoutUndefined(fields: { [name in ReadingFieldName]?: ReadField | undefined }): ReadFields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
}
