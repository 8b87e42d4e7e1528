import { setTimeout as sleep } from 'node:timers/promises';
import { type DemoRole, demoAccount } from '../../e2e/demo-account.ts';
import { type Session, signIn } from '../../e2e/session.ts';
import type { Ledger } from './ledger.ts';

/** The people of the demo, each signed in, who try again what was not answered. */
export interface People {
  /** One try; undefined where no answer came, or one that says to come back. Others are the caller's to judge. */
  attempt(role: DemoRole, path: string, init?: RequestInit): Promise<Response | undefined>;
  /** Tries until an answer comes that says neither 5xx nor 401. @throws Error when none does within the time */
  insist(role: DemoRole, path: string, init?: () => RequestInit): Promise<Response>;
  json<T>(role: DemoRole, path: string): Promise<T>;
}

const ANSWER_WITHIN_MS = 15_000;
const INSIST_FOR_MS = 120_000;
const PAUSE_MS = 250;
/** Where something is away, and where there is no room: to be tried again, and no fault of anybody's. */
const COME_BACK = [503, 507, 429];

export function createPeople(url: string, ledger: Ledger): People {
  const sessions = new Map<DemoRole, Promise<Session>>();
  const sessionOf = (role: DemoRole): Promise<Session> => {
    const session = sessions.get(role) ?? signIn(url, demoAccount(role));
    sessions.set(role, session);
    session.catch(() => sessions.delete(role));
    return session;
  };

  async function attempt(role: DemoRole, path: string, init: RequestInit = {}): Promise<Response | undefined> {
    try {
      const session = await sessionOf(role);
      const answer = await session.call(path, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      if (answer.status === 401) sessions.delete(role);
      else if (!COME_BACK.includes(answer.status)) {
        if (answer.status >= 500) ledger.wrong.push(`${init.method ?? 'GET'} ${path}: ${await wordsOf(answer)}`);
        else return answer;
      }
      await answer.body?.cancel();
    } catch {
      // Cut off, refused or too late: what became of it is for the next try to find out.
    }
    ledger.retries += 1;
    return undefined;
  }

  async function insist(role: DemoRole, path: string, init: () => RequestInit = () => ({})): Promise<Response> {
    const end = performance.now() + INSIST_FOR_MS;
    while (performance.now() < end) {
      const answer = await attempt(role, path, init());
      if (answer) return answer;
      await sleep(PAUSE_MS);
    }
    throw new Error(`${path} was not answered for ${INSIST_FOR_MS} ms`);
  }

  return {
    attempt,
    insist,
    async json<T>(role: DemoRole, path: string) {
      for (;;) {
        const answer = await insist(role, path);
        if (!answer.ok) throw new Error(`${path}: ${await wordsOf(answer)}`);
        // The rest of an answer may be cut off after its status.
        const body = (await answer.json().catch(() => undefined)) as T | undefined;
        if (body !== undefined) return body;
      }
    },
  };
}

export async function wordsOf(answer: Response): Promise<string> {
  return `${answer.status} ${(await answer.text().catch(() => '')).slice(0, 300)}`;
}
