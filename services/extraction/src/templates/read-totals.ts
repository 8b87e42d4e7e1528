import type { ReadField, ReadFields, ReadingFieldName } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import { CERTAIN } from '../read/calibration/certainty.ts';
import { DOUBTED, doubted } from '../read/calibration/doubted.ts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import type { Understanding } from '../read/understand/understand.ts';
import { sameValue } from './compare-reading.ts';
import { findByAnchors, type Search, type Sighting } from './find-by-anchors.ts';
import { addsUp, SUMS, type Sum, type Sums, settleByTemplate } from './settle-by-template.ts';
import { settleDue } from './settle-due.ts';
import { agreeing, confidenceOf, toField, UNPROVED } from './sighted-field.ts';
import type { FieldRule, Template } from './template.ts';

type Fields = { [name in ReadingFieldName]?: ReadField };

/** Three that add up prove one another; what does not is never certain. */
const PROVED = 0.97;

/** The amounts as the template and the page have them: what breaks net + VAT = total is not certain. */
export function readTotals(search: Search, template: Template, generic: Understanding): Fields {
  const sightings = (name: ReadingFieldName): readonly Sighting[] => {
    const rule = template.fields[name];
    return rule?.rule === 'found' ? findByAnchors(search, rule) : [];
  };
  const sums = settleByTemplate(template.fields, sightings, isTaxed(template, generic.fields));
  const printedMinus = sums.grossTotal?.value.isNegative() && generic.fields.typeCode?.value === '381';
  const written = (value: Decimal) =>
    (printedMinus ? value.negated() : value).toFixed(Math.max(2, value.decimalPlaces()));
  const read: Fields = {};
  const { netTotal, vatTotal, grossTotal } = generic.fields;
  const genericAdds = netTotal && vatTotal && grossTotal && addsUp(netTotal.value, vatTotal.value, grossTotal.value);
  // A table of rates adds up row by row: of two totals that are proved so the greater is the invoice's, and neither is sure.
  const isPart = genericAdds && grossTotal.confidence >= CERTAIN && isLess(sums.grossTotal, grossTotal.value);
  const isProvable = !template.apart && SUMS.every((name) => isPrintedOrDerived(template.fields[name]));
  const own = toFields(
    search.text,
    sums,
    confidenceOfSums(sums, sightings, generic.fields, written, search.text.source === 'ocr'),
    written,
  );
  for (const name of SUMS) {
    const field = own[name];
    const other = generic.fields[name];
    if (isPart && other) {
      read[name] = doubted(other);
      continue;
    }
    // Three figures on the page that add up say more than what follows from two of them, or from none having been there.
    if (!field || (genericAdds && sums.proof !== 'printed' && isProvable)) continue;
    // Whether a minus on a credit note is its sign or its custom the page does not say: no surer than without a template.
    if (printedMinus && other && sameValue(name, field.value, other.value)) {
      read[name] = other;
      continue;
    }
    if (other && sameValue(name, field.value, other.value)) {
      // Where the verified invoice proved no sum either, a place and the generic reader are two witnesses.
      const sighting = isProvable || sums.proof !== 'none' ? undefined : sums[name]?.sighting;
      const placed = sighting ? toField(search.text, sighting, confidenceOf(sighting, sightings(name))) : field;
      read[name] = agreeing(name, { ...placed, value: field.value }, other);
      continue;
    }
    read[name] = sums.proof !== 'none' || !other || field.confidence >= other.confidence ? field : other;
  }
  const gross = read.grossTotal ?? generic.fields.grossTotal;
  const sighted = (name: ReadingFieldName): ReadField | undefined => {
    const all = sightings(name);
    const [first] = all;
    if (!first) return undefined;
    return { ...toField(search.text, first, confidenceOf(first, all)), value: written(new Decimal(first.at.value)) };
  };
  for (const name of ['discount', 'charges'] as const) {
    const own = sighted(name);
    if (own) read[name] = agreeing(name, own, generic.fields[name]);
  }
  const isGross = template.fields.amountDue?.rule !== 'found';
  const net = read.netTotal ?? generic.fields.netTotal;
  const due = settleDue(
    isGross && read.grossTotal ? { ...read.grossTotal } : sighted('amountDue'),
    gross,
    net,
    generic,
  );
  const said = generic.fields.amountDue;
  if (due) read.amountDue = printedMinus && said && sameValue('amountDue', due.value, said.value) ? said : due;
  return read;
}

const isLess = (sum: Sum | undefined, than: string) => sum?.value.abs().lt(new Decimal(than).abs()) ?? false;
const isPrintedOrDerived = (rule: FieldRule | undefined) => rule?.rule === 'found' || rule?.rule === 'derived';

/** Each sum as a field; one that is printed nowhere is no surer than the least sure of those it is made of. */
function toFields(text: DocumentText, sums: Sums, confidence: number, written: (value: Decimal) => string): Fields {
  const fields: Fields = {};
  for (const name of SUMS) {
    const sum = sums[name];
    if (!sum?.sighting) continue;
    const seen = toField(text, sum.sighting, confidence, sums.proof === 'printed');
    fields[name] = { ...seen, value: written(sum.value) };
  }
  const least = Math.min(confidence, ...Object.values(fields).map((field) => field.confidence));
  for (const name of SUMS) {
    const sum = sums[name];
    if (sum && !sum.sighting) fields[name] = { value: written(sum.value), confidence: least, source: 'template' };
  }
  return fields;
}

/** Whether the page shows a VAT where the template learned that there is none; what was misread there before is none. */
function isTaxed({ fields: { vatTotal: rule } }: Template, { vatTotal }: ReadFields): boolean {
  const isMisread = rule?.rule === 'derived' && rule.misread === true;
  return !isMisread && vatTotal !== undefined && !new Decimal(vatTotal.value).isZero();
}

/**
 * Three printed figures that add up prove one another. Of what is derived the weakest place decides, and nothing is certain
 * where the generic reader sees another figure than the template, or a VAT where it was taught to see none.
 */
function confidenceOfSums(
  sums: Sums,
  sightings: (name: ReadingFieldName) => readonly Sighting[],
  generic: ReadFields,
  written: (value: Decimal) => string,
  isRecognised: boolean,
): number {
  if (sums.proof !== 'derived') return sums.proof === 'printed' ? PROVED : UNPROVED;
  const isDenied = SUMS.some((name) => {
    const [own, other] = [sums[name], generic[name]];
    const isSaid = (other?.confidence ?? 0) >= CERTAIN || (name === 'vatTotal' && own?.value.isZero() === true);
    return own && other && isSaid && !sameValue(name, written(own.value), other.value);
  });
  if (isDenied) return UNPROVED;
  // A VAT that was not recognised looks like none.
  const isUnseen = sums.vatTotal?.value.isZero() && !sums.vatTotal.sighting && !generic.vatTotal;
  const most = isUnseen && isRecognised ? DOUBTED : PROVED;
  return Math.min(
    most,
    ...SUMS.flatMap((name) => {
      const sighting = sums[name]?.sighting;
      return sighting ? [confidenceOf(sighting, sightings(name))] : [];
    }),
  );
}
