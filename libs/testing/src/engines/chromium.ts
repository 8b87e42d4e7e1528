import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright-core';

export type { Browser, BrowserContext, Download, Locator, Page } from 'playwright-core';

/** What keeps Chromium quiet and off every network but the loopback. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Starts a headless Chromium: CHROMIUM_PATH (`npm test` sets it), else one on the PATH.
 * @throws Error where there is none
 */
export async function startChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || NAMES.find(starts);
  if (!executablePath) throw new Error('This test needs Chromium: run it by `npm test` or set CHROMIUM_PATH.');
  // Loaded here, since most tests load this file and few need a browser: it costs them 0.7 s each.
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: resolved(executablePath), args: FLAGS, headless: true });
}

const starts = (name: string): boolean => resolvedOrNothing(name) !== undefined;

function resolvedOrNothing(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // `which` ends with 1 when there is no such program.
    return undefined;
  }
}

const resolved = (path: string): string =>
  path.includes('/') || path.includes('\\') ? path : (resolvedOrNothing(path) ?? path);
