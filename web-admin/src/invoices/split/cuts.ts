import type { PageRange, ReadPart } from '@comptoir/contracts';
import type { Text } from '../../i18n/use-text.ts';
import { isolated } from '../../shared/isolated.ts';

/** The pages that begin another invoice; the first page always does, and is not among them. */
export type Cuts = ReadonlySet<number>;

/** Where the reading proposes to cut; nowhere where it proposes nothing. */
export const cutsOf = (parts: readonly ReadPart[] = []): Cuts => new Set(parts.slice(1).map(({ from }) => from));

export function toggled(cuts: Cuts, page: number): Cuts {
  const after = new Set(cuts);
  if (!after.delete(page)) after.add(page);
  return after;
}

/** The parts between the cuts: each page once, in order. */
export function partsBetween(cuts: Cuts, pages: number): PageRange[] {
  const starts = [1, ...[...cuts].filter((page) => page > 1 && page <= pages).sort((a, b) => a - b)];
  return starts.map((from, at) => ({ from, to: (starts[at + 1] ?? pages + 1) - 1 }));
}

/** 'page 3' or 'pages 3–5'. */
export const pagesText = (t: Text, { from, to }: PageRange): string =>
  isolated(from === to ? t('split.onPage', { from }) : t('split.onPages', { from, to }));
