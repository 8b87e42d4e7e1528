import { type PageCounter, type PageFacts, squeezeCode } from './page-facts.ts';

/** Why a page is taken for the first one of another invoice. */
export type CutReason = 'NUMBER' | 'PAGE_ONE' | 'SUPPLIER';

/** Pages that stand together, and why they do not belong to those before. */
export type PageGroup = { readonly pages: readonly PageFacts[]; readonly why?: CutReason };

/**
 * Groups the pages of a file by what each says of itself. A page begins another group only where it speaks for that
 * itself and nothing speaks against it: what it does not say keeps it with the page before (terms, annexes, tables).
 */
export function groupPages(pages: readonly PageFacts[]): PageGroup[] {
  const groups: PageGroup[] = [];
  for (const page of pages) {
    const current = groups.at(-1);
    const why = current && cutBefore(page, current.pages);
    if (!current || why) groups.push({ pages: [page], ...(why && { why }) });
    else groups[groups.length - 1] = { ...current, pages: [...current.pages, page] };
  }
  return groups;
}

function cutBefore(page: PageFacts, group: readonly PageFacts[]): CutReason | undefined {
  const { counter, code, isOther, isHeaded } = page;
  if (isOther || (counter && counter.at > 1)) return undefined;
  // 'Page 1' alone tells more only where the pages before were counted too.
  const before = group.at(-1)?.counter;
  const beginsAnew = counter?.at === 1 && (counter.of !== undefined || isLast(before));
  const known = group.find((one) => one.code !== undefined && one.isCodeHigh)?.code;
  if (code !== undefined && known !== undefined) {
    if (isSameCode(code, known)) return undefined;
    // A page that names the number before as well refers to it, or has two numbers of its own.
    if (page.written.includes(squeezeCode(known)) && !beginsAnew) return undefined;
    return page.isCodeHigh && (isHeaded || beginsAnew) ? 'NUMBER' : undefined;
  }
  if (!isHeaded) return undefined;
  if (beginsAnew) return 'PAGE_ONE';
  return areStrangers(page, group) ? 'SUPPLIER' : undefined;
}

/** Equal but for what a recogniser mistakes, or one with a prefix that the other goes without. */
function isSameCode(one: string, other: string): boolean {
  const [a, b] = [squeezeCode(one), squeezeCode(other)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (short.length >= 4 && long.includes(short));
}

/** Both name VAT numbers, and no one is named on both sides. */
function areStrangers(page: PageFacts, group: readonly PageFacts[]): boolean {
  const known = group.flatMap(({ vatNumbers }) => vatNumbers);
  return known.length > 0 && page.vatNumbers.length > 0 && !page.vatNumbers.some((number) => known.includes(number));
}

const isLast = (counter: PageCounter | undefined): boolean =>
  counter !== undefined && (counter.of === undefined || counter.at === counter.of);
