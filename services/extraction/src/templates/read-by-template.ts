import {
  READING_FIELDS,
  type ReadField,
  type ReadFields,
  type ReadingFieldName,
  type ReadVat,
} from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import { CERTAIN } from '../read/calibration/certainty.ts';
import { doubted } from '../read/calibration/doubted.ts';
import type { PageText } from '../read/page-model.ts';
import { isOneTaxNumber } from '../read/understand/parties/vat-numbers/lettered-numbers.ts';
import { toDocumentText } from '../read/understand/text/to-document-text.ts';
import type { Understanding } from '../read/understand/understand.ts';
import { measuresOf } from './anchors.ts';
import { sameValue } from './compare-reading.ts';
import { findByAnchors, type Search, type Sighting, shareOut } from './find-by-anchors.ts';
import { isAmountField } from './locate-values.ts';
import { findPhrases } from './phrases.ts';
import { readConstant } from './read-constant.ts';
import { readLines } from './read-lines.ts';
import { readTotals } from './read-totals.ts';
import { agreeing, capped, confidenceOf, NOT_ANNOUNCED, toField } from './sighted-field.ts';
import type { FoundRule, Template } from './template.ts';

const SAID_ABSENT = 0.6;
/** As sure as a number is that was the supplier's before. */
const SEEN_AGAIN = 0.97;

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
      const { known } = rule;
      if (known) return readKnown(search, { ...rule, known }, sightings, generic);
      const own = sightings[0] && toField(search.text, sightings[0], confidenceOf(sightings[0], sightings));
      if (!own) return name === 'iban' ? generic : capped(generic, NOT_ANNOUNCED);
      if (generic && generic.confidence >= CERTAIN && !sameValue(name, own.value, generic.value))
        return contradicted(rule, own, generic);
      return agreeing(name, own, generic);
    }
  }
}

/**
 * The generic reader is certain of another value. Where a person corrected it the template is right, and where both read one place: in
 * which order a day is written was learned. Where it was right neither is sure, and its value is given; where it had none, the template's.
 */
function contradicted({ generic: was }: FoundRule, own: ReadField, generic: ReadField): ReadField {
  if (was === 'wrong' || isOnePlace(own, generic)) return own;
  return doubted(was === 'right' ? generic : own);
}

/** Boxes are left, top, right and bottom. */
function isOnePlace(own: ReadField, generic: ReadField): boolean {
  const [a = [], b = []] = [own.box, generic.box];
  const overlaps = (from: number, to: number) =>
    Math.min(a[to] ?? 0, b[to] ?? 0) > Math.max(a[from] ?? 0, b[from] ?? 0);
  return own.page === generic.page && overlaps(0, 2) && overlaps(1, 3);
}

/** The number that a supplier had before, wherever it is seen; another in its place is a doubt, and no more than that. */
function readKnown(
  search: Search,
  rule: FoundRule & { readonly known: string },
  sightings: readonly Sighting[],
  generic: ReadField | undefined,
): ReadField | undefined {
  const isKnown = (value: string) => isOneTaxNumber(value, rule.known);
  const same = sightings.find(({ at }) => isKnown(at.value));
  if (!same && generic && isKnown(generic.value))
    return { ...generic, confidence: Math.max(SEEN_AGAIN, generic.confidence) };
  const [first] = sightings;
  const own = same
    ? toField(search.text, same, SEEN_AGAIN)
    : capped(first && toField(search.text, first, confidenceOf(first, sightings)), NOT_ANNOUNCED);
  if (!own || !generic) return own ?? capped(generic, NOT_ANNOUNCED);
  if (generic.confidence >= CERTAIN && !isOneTaxNumber(own.value, generic.value))
    return contradicted(rule, own, generic);
  return same
    ? agreeing('supplierVatNumber', own, generic)
    : capped(agreeing('supplierVatNumber', own, generic), NOT_ANNOUNCED);
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

function withoutUndefined(fields: { [name in ReadingFieldName]?: ReadField | undefined }): ReadFields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
}
