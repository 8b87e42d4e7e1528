// A document with known answers, as a person would have verified it: what it shows, and nothing else.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadingFieldName, ReadLine } from '@comptoir/contracts';
import { sameValue } from '../../services/extraction/src/templates/compare-reading.ts';
import type { VerifiedContent } from '../../services/extraction/src/templates/verified-content.ts';

export type KnownDocument = {
  readonly file: string;
  readonly layout: string;
  readonly bytes: Uint8Array;
  readonly verified: VerifiedContent;
};

/** What the bench reads of manifest.json: each document with its layout, its answers and what of them it shows. */
type Entry = {
  readonly file: string;
  readonly kind: string;
  readonly layout?: string;
  readonly groundTruth: {
    readonly invoiceNumber?: string;
    readonly issueDate?: string;
    readonly dueDate?: string;
    readonly currency?: string;
    readonly supplier?: { readonly name?: string; readonly vatId?: string };
    readonly payeeIban?: string;
    readonly totals?: Readonly<Partial<Record<'net' | 'tax' | 'gross' | 'due', number>>>;
    readonly lines?: readonly {
      readonly name?: string;
      readonly qty?: number | null;
      readonly unitPrice?: number | null;
      readonly vatRate?: number | null;
      readonly net?: number | null;
    }[];
  };
  readonly visibleInText?: Readonly<Record<string, unknown>>;
};

/** The PDFs of each layout that the manifest knows two or more of. */
export async function documentsByLayout(folder: string): Promise<Map<string, KnownDocument[]>> {
  const entries: Entry[] = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const layouts = new Map<string, KnownDocument[]>();
  for (const entry of entries) {
    if (!entry.layout || !entry.kind.startsWith('pdf')) continue;
    const bytes = await readFile(join(folder, entry.file));
    const { file, layout } = entry;
    layouts.set(layout, [...(layouts.get(layout) ?? []), { file, layout, bytes, verified: verifiedOf(entry) }]);
  }
  return new Map([...layouts].filter(([, documents]) => documents.length > 1));
}

function verifiedOf({ groundTruth: truth, visibleInText: shown = {} }: Entry): VerifiedContent {
  const amount = (value: number | undefined) => value?.toFixed(2);
  const answers: [ReadingFieldName, string | undefined, string][] = [
    ['invoiceNumber', truth.invoiceNumber, 'invoiceNumber'],
    ['issueDate', truth.issueDate?.slice(0, 10), 'issueDate'],
    ['dueDate', truth.dueDate?.slice(0, 10), 'dueDate'],
    ['currency', truth.currency, 'currency'],
    ['supplierName', truth.supplier?.name?.replace(/\s+/g, ' '), 'supplierName'],
    ['supplierVatNumber', truth.supplier?.vatId, 'supplierVatId'],
    ['netTotal', amount(truth.totals?.net), 'net'],
    ['vatTotal', amount(truth.totals?.tax), 'tax'],
    ['grossTotal', amount(truth.totals?.gross), 'gross'],
    ['amountDue', amount(truth.totals?.due), 'due'],
    ['iban', truth.payeeIban, 'iban'],
  ];
  const lines = truth.lines ?? [];
  return {
    fields: Object.fromEntries(
      answers.flatMap(([name, value, visible]) => (value && shown[visible] === true ? [[name, value]] : [])),
    ),
    ...(lines.length > 0 && shown.linesVisible === lines.length && { lines: lines.map(lineOf) }),
  };
}

function lineOf(line: NonNullable<Entry['groundTruth']['lines']>[number]): ReadLine {
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? undefined : String(value);
  const said = {
    designation: line.name,
    quantity: text(line.qty),
    unitPrice: text(line.unitPrice),
    vatRate: text(line.vatRate),
    netTotal: text(line.net),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** Whether a value read is the answer; a name is where it is most of the other, as people write names. */
export function isAnswer(name: string, read: string, answer: string): boolean {
  if (sameValue(name, read, answer)) return true;
  if (name !== 'supplierName') return false;
  const [a, b] = [read, answer].map((one) => one.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) as [string, string];
  return (
    a !== '' &&
    b !== '' &&
    (a.includes(b) || b.includes(a)) &&
    Math.min(a.length, b.length) * 2 >= Math.max(a.length, b.length)
  );
}
