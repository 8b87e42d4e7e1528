import type { Model } from 'mongoose';
import { PAIRS_INDEX } from './pairs.ts';

const BATCH = 500;

type Versioned = { readonly _id: string; readonly version: number };

/**
 * Gives their pairs to the rows that a former release wrote without; answers how many. To be called at each start: while
 * instances are replaced one by one the former release writes on, and where no row is left it costs a look at the index.
 * Searches need not wait: they look at rows without pairs as well. Who is changed meanwhile is left for the next start.
 */
export async function fillPairs<Row extends Versioned>(
  model: Model<Row>,
  pairsOfRow: (row: Row) => readonly string[],
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
    batch.push(row);
    if (batch.length < BATCH) continue;
    await write(batch);
    batch = [];
  }
  if (batch.length > 0) await write(batch);
  return filled;
}
