import type { ReadPart } from '@comptoir/contracts';
import type { KeptTemplate } from '../../templates/template.ts';
import { type DocumentText, onPages } from '../understand/text/document-text.ts';
import { type CutReason, groupPages } from './group-pages.ts';
import { factsOf, type PageFacts } from './page-facts.ts';
import { type ReadPart as Read, readPartWith } from './read-part.ts';

/** More than these are left with the last. */
const MOST_PARTS = 100;

/** Pages that may be an invoice of their own, with what was read on them alone. */
type Claim = {
  /** Numbers in the file, in order. */
  readonly pages: readonly number[];
  readonly why?: CutReason;
  readonly number?: string;
  readonly total?: string;
  readonly date?: string;
};

/**
 * The invoices that a file of several pages holds, as page ranges that cover each of its `pageCount` pages once; none
 * where it holds one, or where that is not sure. Each part has to be an invoice by itself: a number or a date, and a
 * total, read on its pages alone and not those of the part before. `templates` are those that the file may have been
 * made with: a layout that was learned says where its number stands. Pure.
 */
export function findParts(text: DocumentText, pageCount: number, templates: readonly KeptTemplate[] = []): ReadPart[] {
  if (text.pages.length < 2 || pageCount < 2) return [];
  const read = readPartWith(templates);
  const facts = text.pages.map(({ number }) => {
    const own = onPages(text, new Set([number]));
    return templates.length > 0 ? asLearned(factsOf(own), read(own)) : factsOf(own);
  });
  const groups = groupPages(facts);
  if (groups.length < 2) return [];
  const claimOf = createClaims(text, read);
  const claims = groups.map(({ pages, why }) =>
    claimOf(
      pages.map(({ page }) => page),
      why,
    ),
  );
  const parts = claims.reduce<Claim[]>(settle, []).slice(0, MOST_PARTS);
  if (parts.length < 2 || !parts.every(stands)) return [];
  return parts.map(({ pages: own, number, why }, at) => ({
    from: at === 0 ? 1 : firstOf(own),
    to: (parts[at + 1] ? firstOf(parts[at + 1]?.pages ?? []) : pageCount + 1) - 1,
    ...(number !== undefined && { number }),
    ...(at > 0 && why && { why }),
  }));
}

/** A page of a learned layout with the number where it was learned: the head of an invoice, whatever its words. */
function asLearned(facts: PageFacts, { fields, isLearned }: ReturnType<Read>): PageFacts {
  const code = fields.invoiceNumber?.value;
  return isLearned && code !== undefined ? { ...facts, code, isCodeHigh: true, isHeaded: true, isOther: false } : facts;
}

/** Joins what is no invoice by itself, or is the same one again, to the part before. */
function settle(parts: Claim[], claim: Claim): Claim[] {
  const before = parts.at(-1);
  if (!before) return [claim];
  if (stands(before) && stands(claim) && !isSame(before, claim)) return [...parts, claim];
  const { why: _why, ...goesOn } = claim;
  return [...parts.slice(0, -1), { ...goesOn, ...before, pages: [...before.pages, ...claim.pages] }];
}

/** What pages of the file say, read without the others. */
const createClaims =
  (text: DocumentText, read: Read) =>
  (pages: readonly number[], why: CutReason | undefined): Claim => {
    const own = onPages(text, new Set(pages));
    const { invoiceNumber, grossTotal, amountDue, issueDate } = read(own).fields;
    const total = grossTotal?.value ?? amountDue?.value;
    return {
      pages,
      ...(why && { why }),
      ...(invoiceNumber && { number: invoiceNumber.value }),
      ...(total !== undefined && { total }),
      ...(issueDate && { date: issueDate.value }),
    };
  };

const stands = ({ number, total, date }: Claim): boolean =>
  total !== undefined && (number !== undefined || date !== undefined);

/** A copy: the same number, or no number to tell them apart and the same total on the same day. */
function isSame(one: Claim, other: Claim): boolean {
  if (one.number !== undefined && other.number !== undefined) return one.number === other.number;
  return one.total === other.total && one.date === other.date;
}

const firstOf = ([first = 1]: readonly number[]): number => first;
