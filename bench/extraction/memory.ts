// How much memory a reading process holds after many pages, against after the first hundred.
import { residentMemory } from '@comptoir/service-kit/child-pool';
import { makeInvoice, renderPdf, renderScan } from '@comptoir/testing/invoices';
import { createReaderPool, type ReaderPool } from '../../services/extraction/src/worker/pool.ts';

export interface MemoryOptions {
  readonly pages: number;
  /** One page in so many is a scan. */
  readonly scanEvery: number;
}

/** Pages after which the engines are warm and the heap has its size. */
const WARM = 100;
const DIFFERENT = 40;
const MB = 1024 ** 2;

/** Reads pages in one process that is never replaced, and prints what it held along the way. */
export async function measureMemory({ pages, scanEvery }: MemoryOptions): Promise<void> {
  const documents = await Promise.all(
    Array.from({ length: DIFFERENT }, async (_, seed) => {
      const invoice = makeInvoice(seed, { lineCount: 1 + (seed % 12) });
      return { text: await renderPdf(invoice), scan: await renderScan(invoice, { tilt: (seed % 5) - 2 }) };
    }),
  );
  const pool = createReaderPool({ size: 1, recycleAfter: Number.MAX_SAFE_INTEGER, maxRssMb: 4000 });
  try {
    const held: number[] = [];
    for (let read = 0; read < pages; ) {
      const document = documents[read % DIFFERENT];
      if (!document) break;
      const bytes = read % scanEvery === 0 ? document.scan : document.text;
      const before = read;
      read += Math.max(1, (await pool.read({ bytes })).pages);
      if (Math.floor(before / WARM) < Math.floor(read / WARM)) held.push(await memoryOf(pool));
    }
    const [first = Number.NaN] = held;
    const last = Math.max(...held.slice(-3));
    console.log(`memory of one reading process, MB, each ${WARM} pages (one in ${scanEvery} a scan):`);
    console.log(held.map((bytes) => (bytes / MB).toFixed(0)).join(' '));
    console.log(
      `drift from page ${WARM} to page ${pages}: ${((100 * (last - first)) / first).toFixed(1)} % (to reach: 5)`,
    );
  } finally {
    await pool.close();
  }
}

async function memoryOf(pool: ReaderPool): Promise<number> {
  const [pid = 0] = pool.pids();
  const bytes = await residentMemory(pid);
  if (bytes === undefined) throw new Error('the process is gone');
  return bytes;
}
