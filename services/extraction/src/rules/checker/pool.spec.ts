import { makeInvoice, renderCii, renderFacturX } from '@comptoir/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { type CheckerPool, createCheckerPool } from './pool.ts';

const pools: CheckerPool[] = [];
const poolOf = (options: Parameters<typeof createCheckerPool>[0]) => {
  const pool = createCheckerPool(options);
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const invoice = makeInvoice(71, { language: 'fr' });
const good = { bytes: new TextEncoder().encode(renderCii(invoice)) };
const notChecked = (reason: string) => [{ code: 'RULES_NOT_CHECKED', severity: 'warning', values: { reason } }];

describe('the checking process', { timeout: 90_000 }, () => {
  it('checks one document after the other, warm', async () => {
    const pool = poolOf({});
    expect(await pool.check(good)).toEqual([]);
    const pids = pool.pids();
    const wrong = await renderFacturX(invoice, { attachmentName: 'x.xml' });
    expect(await pool.check({ bytes: wrong })).toMatchObject([{ code: 'CONTAINER_NAME', severity: 'error' }]);
    expect(pool.pids()).toEqual(pids);
  });

  it.each([
    ['takes too long', { timeoutMs: 1 }, 'TIMED_OUT'],
    ['takes too much memory', { maxRssMb: 60 }, 'OUT_OF_MEMORY'],
    ['has no engine', { script: new URL('./absent.ts', import.meta.url) }, 'CRASHED'],
  ])('that %s leaves a document unchecked, and says so', async (_what, options, reason) => {
    expect(await poolOf(options).check(good)).toEqual(notChecked(reason));
  });

  it('that fails on a document says so, and checks the next', async () => {
    const pool = poolOf({});
    const truncated = { bytes: good.bytes.subarray(0, 500) };
    expect(await pool.check(truncated)).toEqual(notChecked('FAILED'));
    expect(await pool.check(good)).toEqual([]);
  });

  it('gives up what it has in hand when it closes: the document is another’s', async () => {
    const pool = poolOf({});
    const checking = pool.check(good);
    await pool.close();
    await expect(checking).rejects.toMatchObject({ reason: 'CLOSED' });
  });
});
