// How much more memory a reading process holds after many pages.
import { residentMemory } from '@comptoir/service-kit/child-pool';
import { makeInvoice, renderPdf, renderScan } from '@comptoir/testing/invoices';
import { createReaderPool, type ReaderPool } from '../../services/extraction/src/worker/pool.ts';

export interface MemoryOptions {
  readonly pages: number;
  /** One page in so many is a scan. */
  readonly scanEvery: number;
}

/** Pages before the count begins: each language has its engine by then, and the heap its size. */
const WARM = 300;
/** Memory is looked at each so many pages. It goes up and down with what is collected: the mean of a few looks tells. */
const LOOK = 100;
const LOOKS = 3;
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
    for (let read = 0; read < WARM + pages; read++) {
      const document = documents[read % DIFFERENT];
      if (document)
        await pool.read({
          bytes: Math.floor(read / DIFFERENT) % scanEvery === read % scanEvery ? document.scan : document.text,
        });
      if (read >= WARM && (read + 1) % LOOK === 0) held.push(await memoryOf(pool));
    }
    const [first, last] = [mean(held.slice(0, LOOKS)), mean(held.slice(-LOOKS))];
    console.log(`memory of one reading process, MB, each ${LOOK} pages after ${WARM} (one in ${scanEvery} a scan):`);
    console.log(held.map((bytes) => (bytes / MB).toFixed(0)).join(' '));
    console.log(`drift over ${pages} pages: ${((100 * (last - first)) / first).toFixed(1)} % (to reach: 5)`);
  } finally {
    await pool.close();
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

async function memoryOf(pool: ReaderPool): Promise<number> {
  const [pid = 0] = pool.pids();
  const bytes = await residentMemory(pid);
  if (bytes === undefined) throw new Error('the process is gone');
  return bytes;
}
