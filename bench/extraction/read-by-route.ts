import { appendFile } from 'node:fs/promises';
import type { Reading } from '@comptoir/contracts';
import type { ReaderPool } from '../../services/extraction/src/worker/pool.ts';
import type { KnownDocument } from './manifest.ts';
import type { Route } from './routes.ts';

interface Reach {
  readonly folder: string;
  readonly scratch: string;
  /** A file that gets every reading, one JSON object a line. */
  readonly out?: string;
  /** Reading processes. */
  readonly atOnce: number;
  /** What becomes of each reading before it counts. */
  readonly finish?: (reading: Reading) => Reading;
}

/** Reads documents by a route: each one's reading by its file; what cannot be read is said and left out. */
export async function readByRoute(
  pool: ReaderPool,
  route: Route,
  documents: readonly KnownDocument[],
  { folder, scratch, out, atOnce, finish = (reading) => reading }: Reach,
): Promise<Map<string, Reading>> {
  const readings = new Map<string, Reading>();
  const left = [...documents];
  const work = async (): Promise<void> => {
    for (let document = left.shift(); document; document = left.shift()) {
      const { file } = document;
      const path = await route.fileOf(document, folder, scratch);
      try {
        const reading = finish(await pool.read({ path }, route.options));
        readings.set(file, reading);
        if (out) await appendFile(out, `${JSON.stringify({ file, ...reading })}\n`);
      } catch (error) {
        console.log(`${file} could not be read: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return readings;
}
