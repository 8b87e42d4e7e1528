const MAX_LENGTH = 2000;

/**
 * Where to go after sign-in: a path of the portal, or `/` for anything that a browser could read as another place,
 * or that would only sign in again.
 */
export function redirectTarget(wanted: string | undefined, origin: string): string {
  if (!wanted || wanted.length > MAX_LENGTH || !wanted.startsWith('/') || wanted.startsWith('//')) return '/';
  if (/[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.username !== '' || /^\/(api|oidc|login)(\/|$)/.test(url.pathname)) return '/';
  // Dot segments may have left a path that a browser reads as another host.
  if (url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
