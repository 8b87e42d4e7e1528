import type { CookieSerializeOptions } from '@fastify/cookie';

export interface CookieNames {
  readonly session: string;
  readonly signIn: string;
  readonly options: CookieSerializeOptions;
}

/**
 * Cookies of one portal. On https they wear `__Host-`, so that no neighbour under the same domain can plant one;
 * on plain http (loopback) the port is in the name, since cookies ignore ports and two portals would collide.
 */
export function cookiesOf(origin: string): CookieNames {
  const { protocol, port } = new URL(origin);
  const https = protocol === 'https:';
  const name = (part: string): string => (https ? `__Host-comptoir${part}` : `comptoir${part}-${port || '80'}`);
  return {
    session: name(''),
    signIn: name('-sign-in'),
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: https },
  };
}

/** The Cookie header without the portal's own: what the issuer is given. */
export function withoutOwnCookies(header: string, { session, signIn }: CookieNames): string {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !pair.startsWith(`${session}=`) && !pair.startsWith(`${signIn}=`))
    .join('; ');
}
