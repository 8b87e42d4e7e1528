// Reading invoices: how fast by route (beside native tesseract); with --score how right by route, with --peers beside
// other readers; with --memory how much a process holds after a thousand pages.
import { parseArgs } from 'node:util';
import { measureMemory } from './memory.ts';
import { comparePeers } from './peers.ts';
import { ROUTE_NAMES, type RouteName } from './routes.ts';
import { scoreCorpus } from './score-corpus.ts';
import { measureSpeed } from './speed.ts';

const USAGE = `usage: npm run bench -- extraction --corpus DIR [--pages N] [--rounds N]
       npm run bench -- extraction --corpus DIR --score [--routes ${ROUTE_NAMES.join(',')}] [--degraded]
                                   [--half tuned|held-out] [--misses] [--out FILE] [--at-once N]
       npm run bench -- extraction --corpus DIR --peers [--invoice2data COMMAND]
       npm run bench -- extraction --memory [--pages N] [--scan-every N]`;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      corpus: { type: 'string' },
      pages: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      score: { type: 'boolean', default: false },
      routes: { type: 'string' },
      memory: { type: 'boolean', default: false },
      'scan-every': { type: 'string', default: '10' },
      peers: { type: 'boolean', default: false },
      invoice2data: { type: 'string', default: 'invoice2data' },
      degraded: { type: 'boolean', default: false },
      half: { type: 'string' },
      misses: { type: 'boolean', default: false },
      out: { type: 'string' },
      'at-once': { type: 'string', default: '2' },
    },
  });
  const { corpus, half, out } = values;
  if (values.memory) {
    await measureMemory({ pages: Number(values.pages ?? 1000), scanEvery: Number(values['scan-every']) });
    return;
  }
  if (!corpus || (half !== undefined && half !== 'tuned' && half !== 'held-out')) throw new Error(USAGE);
  if (values.peers) {
    await comparePeers(corpus, values.invoice2data);
    return;
  }
  if (!values.score && !values.degraded) {
    await measureSpeed({ folder: corpus, pages: Number(values.pages ?? 20), rounds: Number(values.rounds) });
    return;
  }
  const routes = values.degraded ? ['degraded'] : (values.routes?.split(',') ?? ROUTE_NAMES);
  if (!routes.every((route): route is RouteName => (ROUTE_NAMES as string[]).includes(route))) throw new Error(USAGE);
  await scoreCorpus({
    folder: corpus,
    routes,
    atOnce: Number(values['at-once']),
    misses: values.misses,
    ...(half && { half }),
    ...(out && { out }),
  });
}
