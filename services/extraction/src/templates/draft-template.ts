import { READING_FIELDS, type ReadingFieldName, type ReadKeys } from '@comptoir/contracts';
import type { PageText, Word } from '../read/page-model.ts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { toDocumentText } from '../read/understand/text/to-document-text.ts';
import { understand } from '../read/understand/understand.ts';
import { labelsOf, marksOf } from './find-marks.ts';
import { keysOf } from './keys-of.ts';
import { learnLines } from './learn-lines.ts';
import { learnRules } from './learn-rules.ts';
import { agreeOnDates, isAmountField, type Location, locateValue, numberShapeOf } from './locate-values.ts';
import { makes } from './read-lines.ts';
import { addsUp } from './settle-by-template.ts';
import { TEMPLATE_FORMAT, type Template } from './template.ts';
import type { VerifiedContent } from './verified-content.ts';

/**
 * Learns from one verified invoice where its layout has what. Undefined where there is nothing to recognise it by: pages
 * without a word, or with none that could be a label.
 */
export function draftTemplate(pages: readonly PageText[], verified: VerifiedContent): Template | undefined {
  const text = toDocumentText(pages);
  const numbers = numberShapeOf(text, amountsOf(verified));
  const located = locateAll(text, verified, numbers);
  const generic = understand(pages);
  const table = verified.lines && learnLines(text, verified.lines, numbers, generic.lines, wholeOf(verified));
  const values = new Set<Word>([...located.values()].flat().flatMap(({ at }) => at.cell.words.slice(at.from, at.to)));
  const inLines = new Set(table?.rows);
  const labels = labelsOf(text, (word) => values.has(word)).filter(({ cell }) => !inLines.has(cell.row));
  const marks = marksOf(text, labels);
  if (marks.length === 0) return undefined;
  return {
    format: TEMPLATE_FORMAT,
    keys: withoutBuyer(keysOf(pages), verified.fields.buyerVatNumber ?? generic.fields.buyerVatNumber?.value),
    numbers,
    marks,
    fields: learnRules({ text, verified, located, numbers, labels, inLines, generic }),
    ...(isApart(verified) && { apart: true as const }),
    ...(table && { lines: table.rule }),
  };
}

/** The buyer's numbers stand on the invoices of all its suppliers. */
function withoutBuyer(keys: ReadKeys, buyer: string | undefined): ReadKeys {
  if (!buyer) return keys;
  return {
    ...keys,
    vatNumbers: keys.vatNumbers.filter((one) => one !== buyer),
    sirens: keys.sirens.filter((one) => !buyer.endsWith(one)),
  };
}

/** The total that the lines make, if one. */
const wholeOf = ({ fields, lines = [] }: VerifiedContent) =>
  (['netTotal', 'grossTotal'] as const).find((name) => fields[name] && makes(lines, fields[name]));

function isApart({ fields: { netTotal, vatTotal, grossTotal } }: VerifiedContent): boolean {
  return Boolean(netTotal && vatTotal && grossTotal) && !addsUp(netTotal ?? 0, vatTotal ?? 0, grossTotal ?? 0);
}

function amountsOf({ fields, lines = [] }: VerifiedContent): string[] {
  const totals = READING_FIELDS.filter(isAmountField).map((name) => fields[name]);
  return [...totals, ...lines.flatMap((line) => [line.netTotal, line.unitPrice])].flatMap((value) =>
    value && Number.isFinite(Number(value)) ? [value] : [],
  );
}

function locateAll(
  text: DocumentText,
  verified: VerifiedContent,
  numbers: Template['numbers'],
): Map<ReadingFieldName, Location[]> {
  return agreeOnDates(
    new Map(
      READING_FIELDS.flatMap((name) => {
        const value = verified.fields[name];
        return value ? [[name, locateValue(text, name, value, numbers)] as const] : [];
      }),
    ),
  );
}
