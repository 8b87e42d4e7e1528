// Reading invoices: how fast by route (beside native tesseract); with --score how right by route, with --peers beside
// other readers; with --memory how much a process holds after a thousand pages.
import { parseArgs } from 'node:util';
import { measureMemory } from './memory.ts';
import { comparePeers } from './peers.ts';
import { ROUTE_NAMES, ROUTES, type Route, TAKEN_ROUTES } from './routes.ts';
import { scoreCorpus } from './score-corpus.ts';
import { measureSpeed } from './speed.ts';

const USAGE = `usage: npm run bench -- extraction --corpus DIR [--pages N] [--rounds N]
       npm run bench -- extraction --corpus DIR --score [--routes ${ROUTE_NAMES.join(',')}] [--degraded]
                                   [--half tuned|held-out] [--misses] [--out FILE] [--at-once N]
       npm run bench -- extraction --corpus DIR --taken all|${Object.keys(TAKEN_ROUTES).join(',')}
                                   [--sample N] [--half …] [--misses] [--out FILE] [--at-once N]
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
      taken: { type: 'string' },
      sample: { type: 'string' },
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
  const routes = values.taken ? takenRoutes(values.taken) : scoredRoutes(values);
  if (!routes) {
    await measureSpeed({ folder: corpus, pages: Number(values.pages ?? 20), rounds: Number(values.rounds) });
    return;
  }
  await scoreCorpus({
    folder: corpus,
    routes,
    atOnce: Number(values['at-once']),
    misses: values.misses,
    ...(values.sample && { sample: Number(values.sample) }),
    ...(half && { half }),
    ...(out && { out }),
  });
}

/** The routes that were asked for; undefined where none is to be scored. */
function scoredRoutes(asked: { score: boolean; degraded: boolean; routes?: string }) {
  if (asked.degraded) return named(ROUTES, ['degraded']);
  return asked.score ? named(ROUTES, asked.routes?.split(',') ?? ROUTE_NAMES) : undefined;
}

const takenRoutes = (asked: string) => (asked === 'all' ? TAKEN_ROUTES : named(TAKEN_ROUTES, asked.split(',')));

function named(routes: Readonly<Record<string, Route>>, names: readonly string[]): Record<string, Route> {
  return Object.fromEntries(
    names.map((name) => {
      const route = routes[name];
      if (!route) throw new Error(USAGE);
      return [name, route];
    }),
  );
}
