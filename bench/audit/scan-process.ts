// Reads a chain to its end, verifying it or digesting its bytes alone; says how long it took and the most memory it held.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createAuditChain, verifyChain } from '@comptoir/settings/audit';
import { openDatabase } from '@comptoir/storage';

export interface Scan {
  readonly entries: number;
  readonly seconds: number;
  readonly rssMb: number;
}

const [uri = '', name = '', how] = process.argv.slice(2);
const database = await openDatabase({ uri, name });
const chain = createAuditChain(database);

async function verify(): Promise<number> {
  const found = await verifyChain({ ...chain.stored(), head: await chain.head(), anchors: [], now: new Date() });
  if (found.broken) throw new Error(JSON.stringify(found));
  return found.entries;
}

/** The peer: the same rows, as the database sends them, through the same digest. */
async function digestAlone(): Promise<number> {
  let entries = 0;
  for (const collection of ['audit_chain', 'audit_origins']) {
    const rows = database.connection
      .collection(collection)
      .find({}, { raw: true, sort: { _id: 1 }, batchSize: 1_000 }) as unknown as AsyncIterable<Buffer>;
    for await (const row of rows) {
      createHash('sha256').update(row).digest('hex');
      if (collection === 'audit_chain') entries += 1;
    }
  }
  return entries;
}

const began = performance.now();
const entries = how === 'verify' ? await verify() : await digestAlone();
const seconds = (performance.now() - began) / 1_000;
const status = await readFile('/proc/self/status', 'utf8');
const rssMb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024;
await database.close();
process.send?.({ entries, seconds, rssMb } satisfies Scan);
process.disconnect();
