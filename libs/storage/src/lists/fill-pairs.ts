import type { Model } from 'mongoose';
import type { Logger } from '../logger.ts';
import { PAIRS_INDEX } from './pairs.ts';

const BATCH = 500;
/** Longer than it takes to replace the instances of a former release. */
const EVERY_MS = 600_000;

type Versioned = { readonly _id: string; readonly version: number };

/**
 * Gives their pairs to the rows that a former release wrote without, a batch at a time until `signal`; answers how many.
 * Who is changed meanwhile is left for another time. Where no row is without, it costs a look at the index.
 */
export async function fillPairs<Row extends Versioned>(
  model: Model<Row>,
  pairsOfRow: (row: Row) => readonly string[],
  signal: AbortSignal,
): Promise<number> {
  let filled = 0;
  const write = async (rows: readonly Row[]): Promise<void> => {
    const updates = rows.map((row) => ({
      updateOne: {
        filter: { _id: row._id, version: row.version, pairs: null },
        update: { $set: { pairs: pairsOfRow(row) } },
      },
    }));
    const { modifiedCount } = await model.collection.bulkWrite(updates as never[], { ordered: false });
    filled += modifiedCount;
  };
  const without = model.collection.find<Row>({ pairs: null }, { hint: PAIRS_INDEX, batchSize: BATCH });
  let batch: Row[] = [];
  for await (const row of without) {
    if (signal.aborted) return filled;
    batch.push(row);
    if (batch.length < BATCH) continue;
    await write(batch);
    batch = [];
  }
  if (batch.length > 0) await write(batch);
  return filled;
}

/**
 * Fills every ten minutes, the first time ten minutes after the start: by then no instance of the former release is there
 * any more, to write rows without or not to know what they are. Nothing waits for it: a search looks at rows without
 * pairs as well.
 */
export function createPairFiller(
  fill: (signal: AbortSignal) => Promise<number>,
  { logger, everyMs = EVERY_MS }: { logger: Logger; everyMs?: number },
): { start(): void; stop(): Promise<void> } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let filling: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      const rows = stopping.signal.aborted ? 0 : await fill(stopping.signal);
      if (rows > 0) logger.info({ rows }, 'rows of a former release have their pairs of words');
    } catch (error) {
      logger.warn({ err: error }, 'not all rows have their pairs of words yet');
    }
  };
  return {
    start() {
      timer = setInterval(() => {
        filling = filling.then(look);
      }, everyMs);
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await filling;
    },
  };
}
