import type { Language } from '@comptoir/contracts';
import { type Browser, type BrowserContext, type Page, startChromium } from '@comptoir/testing';
import { afterAll, afterEach, expect, vi } from 'vitest';
import type { TestPortal } from '../test-portal.ts';

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', de: 'de-DE', ar: 'ar-EG' };
export const WIDE = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
/** Two busy cores: what takes a second alone takes many beside the other files. */
export const PATIENCE_MS = 60_000;
const TEST_MS = 240_000;
/** For a file's own invoices to be sent and read. */
export const SETUP_MS = 240_000;

export interface Visit {
  readonly language?: Language;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Errors in the console that the test provokes itself, as `text (address)`. */
  readonly provoked?: RegExp;
}

export interface PortalBrowser {
  /** A page of somebody who is not signed in. */
  open(path: string, visit?: Visit): Promise<Page>;
  /** A page of one of the demo's people, or of somebody a test made, signed in. */
  as(who: Parameters<TestPortal['as']>[0], path: string, visit?: Visit): Promise<Page>;
}

/**
 * A Chromium for a test file, ended with it. A test fails where a page of it threw, or wrote an error to the console
 * that was not provoked.
 */
export async function withBrowser(portal: Pick<TestPortal, 'url' | 'as'>): Promise<PortalBrowser> {
  vi.setConfig({ testTimeout: TEST_MS });
  const browser: Browser = await startChromium();
  afterAll(() => browser.close());
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    const heard = complaints.splice(0);
    expect(heard).toEqual([]);
  });

  async function contextOf({ language = 'en', viewport = WIDE, provoked }: Visit): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: portal.url,
      locale: LOCALES[language],
      timezoneId: 'Europe/Paris',
      viewport: { ...viewport },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE_MS);
    context.on('weberror', (error) => complaints.push(String(error.error().stack)));
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const complaint = `${message.text()} (${message.location().url})`;
      if (!provoked?.test(complaint)) complaints.push(complaint);
    });
    return context;
  }

  async function open(path: string, visit: Visit = {}): Promise<Page> {
    const page = await (await contextOf(visit)).newPage();
    await page.goto(path);
    return page;
  }

  return {
    open,
    async as(who, path, visit = {}) {
      const context = await contextOf(visit);
      const cookies = (await portal.as(who)).cookie().split('; ');
      await context.addCookies(
        cookies.map((pair) => {
          const [name = '', value = ''] = pair.split(/=(.*)/s);
          return { name, value, url: portal.url };
        }),
      );
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
  };
}
