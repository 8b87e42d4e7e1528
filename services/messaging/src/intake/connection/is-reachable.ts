import ipaddr from 'ipaddr.js';

/** What an address is of, by IANA's registries: `unicast` is the world's, all else is not. */
export const kindOfAddress = (address: ipaddr.IPv4 | ipaddr.IPv6): string => address.range();

/** Whether that address of a host may be connected to: one of the world's, or any where the configuration names the host. */
export function isReachable(host: string, address: string, allowed: readonly string[]): boolean {
  if (allowed.some((pattern) => matches(host, pattern))) return true;
  return ipaddr.isValid(address) && kindOfAddress(ipaddr.process(address)) === 'unicast';
}

function matches(host: string, pattern: string): boolean {
  const [name, wanted] = [host.toLowerCase(), pattern.toLowerCase()];
  return wanted.startsWith('*.') ? name.endsWith(wanted.slice(1)) : name === wanted;
}
