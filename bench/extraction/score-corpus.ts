import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reading, ReadingFieldName } from '@comptoir/contracts';
import { withToldSigns } from '../../services/extraction/src/read/told-signs.ts';
import { createReaderPool } from '../../services/extraction/src/worker/pool.ts';
import { isHeldOut, type KnownDocument, readManifest, sampleOf } from './manifest.ts';
import { readByRoute } from './read-by-route.ts';
import type { Route } from './routes.ts';
import { type Score, score } from './score.ts';

export interface ScoreOptions {
  readonly folder: string;
  /** By what each is called. */
  readonly routes: Readonly<Record<string, Route>>;
  /** Of a route's documents only so many, each of another layout. */
  readonly sample?: number;
  /** Reads one half only: `tuned` while working on the reader, so that the other stays unseen. */
  readonly half?: 'tuned' | 'held-out';
  /** Prints what the tuned half missed. What the other half missed is never printed. */
  readonly misses?: boolean;
  /** A file for every reading, one JSON object a line. */
  readonly out?: string;
  /** Reading processes. */
  readonly atOnce: number;
}

/** Reads a folder with known answers by each route and prints how right the values were, by halves. */
export async function scoreCorpus(options: ScoreOptions): Promise<void> {
  const documents = (await readManifest(options.folder)).filter(
    (document) => !options.half || isHeldOut(document) === (options.half === 'held-out'),
  );
  if (options.out) await writeFile(options.out, '');
  const scratch = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const pool = createReaderPool({ size: options.atOnce, timeoutMs: 120_000 });
  console.log(HEADER);
  try {
    for (const [name, route] of Object.entries(options.routes)) {
      const fitting = documents.filter(route.takes);
      const taken = options.sample ? sampleOf(fitting, options.sample) : fitting;
      // As `npm run extract` prints them.
      const readings = await readByRoute(pool, route, taken, { ...options, scratch, finish: withToldSigns });
      printRoute(name, taken, readings);
      if (options.misses) printMisses(score(taken.filter(isTuned), readings));
    }
  } finally {
    await pool.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

const isTuned = (document: KnownDocument): boolean => !isHeldOut(document);

const HEADER = `route     half       docs  fields  recall   wrong  certain (right)  lines  surplus   full (wrong)
                                    %       %        %       %        %        %`;

function printRoute(name: string, documents: readonly KnownDocument[], readings: ReadonlyMap<string, Reading>): void {
  const halves = { all: documents, tuned: documents.filter(isTuned), 'held out': documents.filter(isHeldOut) };
  for (const [half, some] of Object.entries(halves)) {
    if (some.length === 0) continue;
    const sum = score(some, readings);
    const cells = [
      share(sum.right, sum.shown).padStart(7),
      share(sum.wrong, sum.shown).padStart(8),
      share(sum.certain, sum.shown).padStart(9),
      share(sum.certainRight, sum.certain).padStart(8),
      share(sum.lines.right, sum.lines.shown).padStart(9),
      share(sum.lines.surplus, sum.lines.given).padStart(9),
      String(sum.full.all).padStart(7),
      `(${sum.full.wrong})`.padStart(8),
    ];
    const counts = `${String(some.length).padStart(5)} ${String(sum.shown).padStart(7)}`;
    console.log(`${name.padEnd(10)}${half.padEnd(9)} ${counts} ${cells.join('')}`);
    if (half !== 'all') continue;
    for (const [field, tally] of Object.entries(sum.byField)) {
      const { shown, right, wrong } = tally;
      console.log(
        `  ${(field as ReadingFieldName).padEnd(22)}${String(shown).padStart(9)} ${share(right, shown).padStart(7)}${share(wrong, shown).padStart(8)}`,
      );
    }
  }
}

function printMisses({ misses }: Score): void {
  for (const { file, field, answer, given, confidence } of misses)
    console.log(
      `  ${file}  ${field}: ${answer}  ${given === undefined ? 'not read' : `read ${given} (${confidence})`}`,
    );
}

const share = (part: number, whole: number): string => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));
