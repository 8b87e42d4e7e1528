import type { ServiceName, UserCaller } from '@comptoir/contracts';
import { type Clock, INTERNAL_TOKEN_HEADER } from '@comptoir/service-kit';
import type { Portal } from '../portal.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './accounts.ts';

/** Calls services as one of the demo's people would through the gateway. */
export interface DemoClient {
  json<T>(service: ServiceName, path: string, init?: RequestInit): Promise<T>;
  post<T>(service: ServiceName, path: string, body: unknown): Promise<T>;
}

export const demoAccount = (email: string): DemoAccount => {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.email === email);
  if (!account) throw new Error(`the demo has no ${email}`);
  return account;
};

export function createDemoClient(
  portal: Pick<Portal, 'urls' | 'tokens'>,
  account: DemoAccount,
  clock: Clock,
): DemoClient {
  const caller: UserCaller = {
    kind: 'user',
    id: account.id,
    name: `${account.firstName} ${account.lastName}`,
    email: account.email,
    roles: account.roles,
    supplierIds: account.supplierIds,
    language: account.language,
    authenticatedAt: Math.floor(clock.now().getTime() / 1000),
  };

  async function json<T>(service: ServiceName, path: string, init: RequestInit = {}): Promise<T> {
    const headers = new Headers(init.headers);
    headers.set(INTERNAL_TOKEN_HEADER, await portal.tokens.sign(caller, service));
    const response = await fetch(new URL(path, portal.urls[service]), { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  }

  return {
    json,
    post: (service, path, body) =>
      json(service, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
