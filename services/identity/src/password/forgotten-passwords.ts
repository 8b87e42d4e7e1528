import { SCOPE_ALL } from '@comptoir/contracts';
import { createTaskWorker, type Logger, Problem } from '@comptoir/service-kit';
import { createJobQueue, type Database, newId } from '@comptoir/storage';
import type { Throttle } from '../sign-in/throttle.store.ts';
import { byThemselves, type FromWhere } from '../user/by.ts';
import type { UserStore } from '../user/user.store.ts';
import { normalEmail } from '../user/user.ts';
import { serves } from './password-link.ts';
import { type LinkParts, requestLink } from './request-link.ts';

interface Forgotten extends FromWhere {
  readonly email: string;
}

const LEASE_MS = 30_000;
const MAX_ATTEMPTS = 5;

export interface ForgottenPasswords {
  /**
   * Takes note that somebody forgot the password of an email. Whether there is such a user is found out later, by
   * nobody who waits for an answer: here the work is the same for every email.
   * @throws Problem login.throttled with the seconds to wait, of an email or an address that asked often
   */
  note(forgotten: Forgotten): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export function createForgottenPasswords(
  parts: LinkParts & {
    readonly database: Database;
    readonly users: UserStore;
    readonly throttle: Throttle;
    readonly logger: Logger;
  },
): ForgottenPasswords {
  const { database, users, links, throttle, clock, logger, outsideIssuer } = parts;
  const queue = createJobQueue<Forgotten>(database, {
    name: 'forgotten_passwords',
    leaseMs: LEASE_MS,
    maxAttempts: MAX_ATTEMPTS,
  });

  /** Nothing for who is unknown or disabled, nor while a link that was sent still serves. */
  async function answer({ email, ...from }: Forgotten): Promise<void> {
    if (outsideIssuer) return;
    const known = await users.findByEmail(email);
    if (!known) return;
    await database.withTransaction(async (session) => {
      const user = await users.load(SCOPE_ALL, session, known.id);
      if (!user || serves(await links.ofUser(session, user.id), user, clock.now())) return;
      await requestLink(parts, session, { user, by: byThemselves(user, from) });
    });
  }

  const worker = createTaskWorker({ name: 'forgotten_passwords', database, queue, work: answer, logger });
  return {
    async note({ email, ...from }) {
      const account = normalEmail(email);
      const seconds = await throttle.begin(`forgotten ${account}`, `forgotten ${from.address}`);
      if (seconds > 0) throw new Problem('login.throttled', { seconds });
      await database.withTransaction((session) =>
        queue.enqueue(session, { key: newId(), payload: { email: account, ...from } }),
      );
    },
    start: worker.start,
    stop: worker.stop,
  };
}
