// What the codes on an invoice add to what its words say, and where they say another thing.
import type { Finding, ReadField, ReadFields, ReadingFieldName } from '@comptoir/contracts';
import { CERTAIN } from '../calibration/certainty.ts';
import { DOUBTED, doubted, withoutCertainty } from '../calibration/doubted.ts';
import type { PageCode, PageText } from '../page-model.ts';
import { squeeze } from '../understand/text/fold.ts';
import type { Understanding } from '../understand/understand.ts';
import { asPrinted } from './as-printed.ts';
import type { CodeFacts } from './code-facts.ts';
import { factsOf } from './facts-of.ts';

/**
 * What a value is worth that a code of the invoice and its words say alike, or that such a code says and the words leave in doubt: on 110 papers of strangers
 * 322 of 326 numbers, days, tax numbers, VATs and totals of such codes were right (docs/extraction.md, 'Codes').
 */
const TOLD_TWICE = 0.99;

type Fact = CodeFacts & { readonly page: number; readonly box: PageCode['box'] };
type Told = { readonly value: string; readonly fact: Fact };

/** What is derived in the code, or has several right forms: it is no reason to say that words are wrong. */
const SOFT: ReadonlySet<ReadingFieldName> = new Set([
  'supplierName',
  'buyerName',
  'netTotal',
  'paymentTerms',
  'country',
]);
/** What is said to contradict where the page shows nothing of what the code says: it costs money, or sends it elsewhere. */
const HARD: ReadonlySet<ReadingFieldName> = new Set([
  'invoiceNumber',
  'issueDate',
  'grossTotal',
  'vatTotal',
  'supplierVatNumber',
  'iban',
]);
/** A part may be asked for by a code: more or less than is due is no contradiction. */
const OF_PAYMENT: ReadonlySet<ReadingFieldName> = new Set(['iban', 'bic', 'currency']);

/**
 * The fields with what the pages' codes say of them. A code counts only where the words confirm one of its facts: any code can be printed on
 * any paper. A value that both say is certain; one that words leave in doubt, or do not say, is the code's; where words are certain of another, and show
 * the code's nowhere, somebody changed one of the two: both are told, and nothing is certain.
 */
export function withCodes(read: Understanding, pages: readonly PageText[]): Pick<Understanding, 'fields' | 'findings'> {
  const shows = printedOn(read, pages);
  const facts = factsOn(pages).filter((fact) => agreements(fact, read.fields, shows) > 0);
  const fields: ReadFields = { ...read.fields };
  const findings: Finding[] = [];
  for (const [name, { value, fact }] of toldBy(facts)) {
    const seen = read.fields[name];
    const isPayment = fact.about === 'payment';
    const own = codeField(
      name === 'invoiceNumber' ? asPrinted(value, pages) : value,
      fact,
      isTrusted(name, fact, read.fields, shows) ? TOLD_TWICE : DOUBTED,
    );
    if (!seen) fields[name] = own;
    else if (isSame(name, seen.value, value)) fields[name] = surer(seen);
    else if (SOFT.has(name) || (isPayment && !OF_PAYMENT.has(name))) continue;
    else if (seen.confidence < CERTAIN) fields[name] = own;
    else if (shows(name, value) || !HARD.has(name)) fields[name] = doubted(seen);
    else {
      fields[name] = doubted(seen);
      const values = { code: value, page: seen.value, standard: fact.standard };
      findings.push({ code: 'CODE_CONTRADICTS_PAGE', severity: 'warning', field: name, values });
    }
  }
  return {
    fields: findings.length > 0 ? withoutCertainty(fields) : fields,
    findings: [...read.findings, ...findings],
  };
}

function factsOn(pages: readonly PageText[]): Fact[] {
  return pages.flatMap(({ number, codes = [] }) =>
    codes.flatMap(({ payload, symbology, box }): Fact[] => {
      const facts = factsOf(payload, symbology);
      return facts ? [{ ...facts, page: number, box }] : [];
    }),
  );
}

/** What codes say of each field: those of the invoice first; what two of a kind say otherwise is nobody's word. */
function toldBy(facts: readonly Fact[]): Map<ReadingFieldName, Told> {
  const told = new Map<ReadingFieldName, Told>();
  const torn = new Set<ReadingFieldName>();
  for (const about of ['invoice', 'payment'] as const)
    for (const fact of facts.filter((one) => one.about === about))
      for (const [name, value] of Object.entries(fact.values) as [ReadingFieldName, string][]) {
        const known = told.get(name);
        if (!known) told.set(name, { value, fact });
        else if (known.fact.about === about && !isSame(name, known.value, value)) torn.add(name);
      }
  for (const name of torn) told.delete(name);
  return told;
}

type Shows = (name: ReadingFieldName, value: string) => boolean;

/** How many facts of a code the words confirm: as the same field, or printed somewhere. A currency is everybody's. */
const agreements = ({ values }: Fact, fields: ReadFields, shows: Shows): number =>
  (Object.entries(values) as [ReadingFieldName, string][]).filter(
    ([name, value]) =>
      name !== 'currency' &&
      name !== 'typeCode' &&
      (isSame(name, fields[name]?.value ?? '', value) || shows(name, value)),
  ).length;

/**
 * Whether what a code alone says is certain: an invoice's own code of which the words confirm two other facts, or of which they show this one.
 * An account that no word names is none to pay to unseen, and a part may be asked for.
 */
function isTrusted(name: ReadingFieldName, fact: Fact, fields: ReadFields, shows: Shows): boolean {
  if (fact.about === 'payment' || SOFT.has(name) || isRoundedOn(name, fact.values[name], shows)) return false;
  const { [name]: value, ...others } = fact.values;
  return agreements({ ...fact, values: others }, fields, shows) >= (value && shows(name, value) ? 1 : 2);
}

/** A total in rupees is often rounded to a whole one on paper, and not in the code: what is to be paid is the whole. */
const isRoundedOn = (name: ReadingFieldName, value: string | undefined, shows: Shows): boolean =>
  value !== undefined && isAmount(name) && Number(value) % 1 !== 0 && shows(name, String(Math.round(Number(value))));

const codeField = (value: string, { page, box }: Fact, confidence: number): ReadField => ({
  ...{ value, confidence, source: 'code' as const, page },
  box: [...box],
});

const surer = (field: ReadField): ReadField => ({ ...field, confidence: Math.max(field.confidence, TOLD_TWICE) });

/** Shorter than this, signs stand on any page. */
const TELLING = 5;

/** Whether a value stands among the pages' words. */
function printedOn({ shownAmounts, considered }: Understanding, pages: readonly PageText[]): Shows {
  const text = squeeze(pages.flatMap(({ rows }) => rows.map((row) => row.text)).join(' '));
  const days = new Set(considered.days.map(({ value }) => value));
  return (name, value) => {
    if (isAmount(name)) return shownAmounts.has(Math.abs(Number(value)).toFixed(2));
    if (name === 'issueDate' || name === 'dueDate') return days.has(value);
    const sought = squeeze(value);
    return sought.length >= TELLING && text.includes(sought);
  };
}

const isAmount = (name: ReadingFieldName): boolean => /Total$|^amountDue$|^discount$|^charges$/.test(name);

/** Whether two values are the same: amounts by their size, numbers without what is written before them ('FT A/35' and 'A/35', '000.000.012' and '12'). */
function isSame(name: ReadingFieldName, seen: string, told: string): boolean {
  if (isAmount(name)) return seen !== '' && Math.abs(Number(seen)) === Math.abs(Number(told));
  const [a, b] = [squeeze(seen), squeeze(told)];
  if (a === b) return a !== '';
  const isNumber = name === 'invoiceNumber' || name === 'supplierVatNumber' || name === 'buyerVatNumber';
  if (name === 'invoiceNumber' && withoutNoughts(a) === withoutNoughts(b)) return true;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return isNumber && shorter.length >= 3 && (longer.endsWith(shorter) || longer.endsWith(shorter.replace(/^0+/, '')));
}

/** The figures of a number behind its letters and the noughts that fill it up; of '2026A35', with letters between them, all of it. */
const withoutNoughts = (number: string): string => /^\p{L}*0*([1-9]\d*)$/u.exec(number)?.[1] ?? number;
