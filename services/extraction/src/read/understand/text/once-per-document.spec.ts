import { expect, it, vi } from 'vitest';
import type { DocumentText } from './document-text.ts';
import { oncePerDocument } from './once-per-document.ts';

const empty = (): DocumentText => ({ pages: [], rows: [], cells: [], source: 'text' });

it('works a thing out once for each document, be it that there is none', () => {
  const none = vi.fn((_: DocumentText) => undefined);
  const known = oncePerDocument(none);
  const [one, other] = [empty(), empty()];
  expect([one, one, other, one].map(known)).toEqual([undefined, undefined, undefined, undefined]);
  expect(none.mock.calls.map(([text]) => text)).toEqual([one, other]);
});
