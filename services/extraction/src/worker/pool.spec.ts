import { once } from 'node:events';
import { crowdedPage, makeInvoice, pdfBomb, renderPdf, renderScan, renderUbl, startProgram } from '@comptoir/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createReaderPool, type ReaderPool } from './pool.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const pools: ReaderPool[] = [];
const poolOf = (options: Parameters<typeof createReaderPool>[0]) => {
  const pool = createReaderPool(options);
  pools.push(pool);
  return pool;
};
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('a pool of reading processes', { timeout: 60_000 }, () => {
  it('reads more documents than it has processes', async () => {
    const pool = poolOf({ size: 2 });
    const invoices = [1, 2, 3, 4, 5].map((seed) => makeInvoice(seed));
    const readings = await Promise.all(invoices.map((invoice) => pool.read({ bytes: encode(renderUbl(invoice)) })));
    expect(readings.map((reading) => reading.fields.invoiceNumber?.value)).toEqual(
      invoices.map((invoice) => invoice.invoiceNumber),
    );
    expect(pool.pids()).toHaveLength(2);
  });

  it('passes on why a document cannot be read, and reads the next', async () => {
    const pool = poolOf({ size: 1 });
    await expect(pool.read({ bytes: new Uint8Array() })).rejects.toMatchObject({
      name: 'ReadRefusal',
      code: 'EMPTY_FILE',
    });
    await expect(pool.read({ bytes: await renderPdf(makeInvoice(3)) })).resolves.toMatchObject({ route: 'text' });
  });

  it('lets no process read on whose engine a document brought down', async () => {
    const pool = poolOf({ size: 1 });
    const good = await renderPdf(makeInvoice(6));
    await pool.read({ bytes: good });
    const [before] = pool.pids();
    await expect(pool.read({ bytes: pdfBomb(1_100) })).rejects.toMatchObject({ code: 'OUT_OF_MEMORY' });
    await expect(pool.read({ bytes: good })).resolves.toMatchObject({ route: 'text', level: 'FULLY' });
    expect(pool.pids()).not.toContain(before);
  });

  it('ends a page of 20,000 words within its bounds, and reads the next', async () => {
    const pool = poolOf({ size: 1, timeoutMs: 20_000, maxRssMb: 1200 });
    const [pid] = await pool.read({ bytes: await renderPdf(makeInvoice(8)) }).then(() => pool.pids());
    const reading = await pool.read({ bytes: await crowdedPage(20_000) });
    expect(reading.pages).toBe(1);
    await expect(pool.read({ bytes: await renderPdf(makeInvoice(9)) })).resolves.toMatchObject({ level: 'FULLY' });
    expect(pool.pids()).toEqual([pid]);
  });

  it('kills what takes too long', async () => {
    const pool = poolOf({ size: 1, timeoutMs: 400 });
    const reading = pool.read({ bytes: await renderScan(makeInvoice(4)) });
    const [pid = 0] = pool.pids();
    await expect(reading).rejects.toMatchObject({ name: 'ReadRefusal', code: 'TIMED_OUT' });
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('kills what takes too much memory', async () => {
    const pool = poolOf({ size: 1, maxRssMb: 40 });
    await expect(pool.read({ bytes: await renderScan(makeInvoice(5)) })).rejects.toMatchObject({
      code: 'OUT_OF_MEMORY',
    });
  });

  it('fails a document whose process died so that it can be tried again, and goes on', async () => {
    const pool = poolOf({ size: 1 });
    await pool.read({ bytes: encode(renderUbl(makeInvoice(6))) });
    const [pid = 0] = pool.pids();
    const reading = pool.read({ bytes: await renderScan(makeInvoice(6)) });
    process.kill(pid, 'SIGKILL');
    await expect(reading).rejects.toMatchObject({ name: 'ReaderCrashed' });
    await expect(pool.read({ bytes: encode(renderUbl(makeInvoice(6))) })).resolves.toMatchObject({ route: 'xml' });
    expect(pool.pids()).not.toContain(pid);
  });

  it('replaces a process after so many documents', async () => {
    const pool = poolOf({ size: 1, recycleAfter: 2 });
    const document = { bytes: encode(renderUbl(makeInvoice(7))) };
    await pool.read(document);
    const before = pool.pids();
    await pool.read(document);
    await pool.read(document);
    expect(pool.pids()).not.toEqual(before);
  });

  it('ends with its parent, even a killed one', async () => {
    const script = `import { createReaderPool } from ${JSON.stringify(new URL('./pool.ts', import.meta.url).href)};
      const pool = createReaderPool({ size: 1 });
      await pool.read({ path: process.argv[1] }).catch(() => undefined);
      process.stdout.write(String(pool.pids()[0]));`;
    const parent = startProgram(['--input-type=module', '-e', script, '/nowhere']);
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    await parent.crash();
    await expect.poll(() => isAlive(Number(pid.toString())), { timeout: 10_000 }).toBe(false);
  });

  it('leaves no process when closed, not even under a document', async () => {
    const pool = poolOf({ size: 2 });
    await pool.read({ bytes: encode(renderUbl(makeInvoice(8))) });
    const pids = pool.pids();
    const unfinished = pool.read({ bytes: await renderScan(makeInvoice(8)) });
    const outcome = expect(unfinished).rejects.toBeInstanceOf(Error);
    await pool.close();
    await outcome;
    expect(pids.filter(isAlive)).toEqual([]);
  });
});
