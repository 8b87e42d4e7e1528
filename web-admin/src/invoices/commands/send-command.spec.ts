import { afterEach, expect, it, vi } from 'vitest';
import { sendCommand } from './send-command.ts';

afterEach(() => vi.unstubAllGlobals());

/** A portal that gives this answer, and what it was asked. */
function portal(answer: unknown) {
  const asked: unknown[] = [];
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    asked.push([method, url, body === undefined ? undefined : JSON.parse(String(body))]);
    return Response.json(answer);
  });
  return asked;
}

it('answers the invoice as it is after the command', async () => {
  const after = { id: 'a', version: 4, status: 'TO_PAY' };
  const asked = portal(after);
  expect(await sendCommand({ id: 'a', version: 3 }, 'sendBack', { reason: 'twice' })).toEqual(after);
  expect(asked).toEqual([['POST', '/api/v1/invoices/a/send-back', { reason: 'twice', version: 3 }]]);
});

it('answers nothing of one that is gone', async () => {
  const asked = portal({ id: 'a', version: 4 });
  expect(await sendCommand({ id: 'a', version: 3 }, 'delete', {})).toBeUndefined();
  expect(asked).toEqual([['DELETE', '/api/v1/invoices/a?version=3', undefined]]);
});
