import { SCOPE_ALL, SYSTEM } from '@comptoir/contracts';
import type { Logger } from '@comptoir/service-kit';
import type { SupplierParts } from '../supplier/supplier-parts.ts';
import { decideChange, isRefused } from './decide-change.ts';
import { dropUnconfirmedRib, moveRequest } from './move-request.ts';

const BY_ITSELF = { id: SYSTEM.id, name: SYSTEM.id, kind: 'service' } as const;

/** Ends the requests whose code ran out; answers how many. Nothing depends on when: a late code is refused at once. */
export async function expireChanges(parts: SupplierParts): Promise<number> {
  const { database, requests, suppliers, clock } = parts;
  let ended = 0;
  for (const { id, supplierId } of await requests.expired(SCOPE_ALL, clock.now())) {
    const request = await database.withTransaction(async (session) => {
      const [before, supplier] = [
        await requests.load(SCOPE_ALL, session, id),
        await suppliers.load(SCOPE_ALL, session, supplierId),
      ];
      const outcome = before && decideChange(before, { name: 'expire' }, clock.now());
      if (!before || !supplier || !outcome || isRefused(outcome)) return undefined;
      return moveRequest(parts, session, { before, outcome, supplier, by: BY_ITSELF });
    });
    if (!request) continue;
    await dropUnconfirmedRib(parts, request);
    ended += 1;
  }
  return ended;
}

/** Looks for them now and then, until stopped. */
export function createExpiry(parts: SupplierParts, { logger, everyMs }: { logger: Logger; everyMs: number }) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      const ended = await expireChanges(parts);
      if (ended > 0) logger.info({ ended }, 'change requests expired');
    } catch (error) {
      logger.warn({ err: error }, 'expired change requests could not be ended');
    }
  };
  return {
    start(): void {
      timer = setInterval(() => {
        running = running.then(look);
      }, everyMs);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
