import type { Locator, Page } from '@comptoir/testing';
import { expect } from 'vitest';
import { PATIENCE_MS } from './with-browser.ts';

const WITHIN = { timeout: PATIENCE_MS, interval: 100 } as const;

/** Waits until it is shown. */
export const seen = (what: Locator): Promise<void> => what.first().waitFor({ state: 'visible' });

/** Waits until `ask` answers as expected: what moves by itself is never slept for. */
export const becomes = (ask: () => Promise<unknown>): ReturnType<typeof expect.poll> => expect.poll(ask, WITHIN);

/** The input of that label in view: the next invoice's desk is in the page too, unseen. */
export const inView = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

/** Counts how often the page's document was loaded from now on: a reload, or another one. */
export function watchLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}
