import { ROLES_OF_JOB, type UserCaller } from '@comptoir/contracts';
import type { Clock } from '@comptoir/service-kit';
import type { Database } from '@comptoir/storage';
import { aClerk, type startService } from '@comptoir/testing';
import { seedUsers } from '../app.ts';

/** What everybody's password is. */
export const PASSWORD = 'parapluie volcan citron';

interface Where {
  readonly identity: Awaited<ReturnType<typeof startService>>;
  readonly database: Database;
  readonly clock: Clock;
}

/** Accounts one after another, each with an email and an address of its own, and their calls of identity. */
export function createPeople({ identity, database, clock }: Where, [firstName, lastName]: readonly [string, string]) {
  let people = 0;
  return {
    async aUser(roles = ROLES_OF_JOB.regular): Promise<UserCaller> {
      people += 1;
      const email = `${firstName.toLowerCase()}${people}@x.example`;
      const seed = { email, firstName, lastName, roles, language: 'en' as const, password: PASSWORD };
      const [id = ''] = await seedUsers(database, [seed], clock);
      return { ...aClerk({ id }), email, roles };
    },
    /** A call from the address of the newest account. */
    async send<T = object>(caller: UserCaller, method: string, path: string, json?: unknown) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${people}` };
      const answer = await identity.call(caller, path, {
        method,
        ...(json !== undefined && { headers, body: JSON.stringify(json) }),
      });
      return { status: answer.status, body: (await answer.json()) as T & { code?: string } };
    },
  };
}
