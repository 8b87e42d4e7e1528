import {
  READING_FIELDS,
  type ReadField,
  type ReadFields,
  type ReadingFieldName,
  type ReadVat,
} from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import type { PageText } from '../read/page-model.ts';
import { toDocumentText } from '../read/understand/text/to-document-text.ts';
import type { Understanding } from '../read/understand/understand.ts';
import { measuresOf } from './anchors.ts';
import { findByAnchors, type Search, type Sighting, shareOut } from './find-by-anchors.ts';
import { isAmountField } from './locate-values.ts';
import { findPhrases } from './phrases.ts';
import { readConstant } from './read-constant.ts';
import { readLines } from './read-lines.ts';
import { readTotals } from './read-totals.ts';
import { agreeing, capped, confidenceOf, NOT_ANNOUNCED, toField } from './sighted-field.ts';
import type { Template } from './template.ts';

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
      const own = sightings[0] && toField(search.text, sightings[0], confidenceOf(sightings[0], sightings));
      if (!own) return name === 'iban' ? generic : capped(generic, NOT_ANNOUNCED);
      return agreeing(name, own, generic);
    }
  }
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
