/** Where a request that names another host than the portal's goes: on, to the portal's address, or nowhere. */
export type HostVerdict = 'welcome' | 'redirect' | 'refused';

/** Cookies, redirects and the issuer all go by one address: a request by another name is led there. */
export function judgeHost(
  request: { method: string; host: string; protocol: string },
  portal: { host: string; https: boolean },
): HostVerdict {
  const hostFits = request.host.toLowerCase() === portal.host;
  const protocolFits = !portal.https || request.protocol === 'https';
  if (hostFits && protocolFits) return 'welcome';
  return request.method === 'GET' || request.method === 'HEAD' ? 'redirect' : 'refused';
}
