import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Problem } from '@comptoir/service-kit';
import ipaddr from 'ipaddr.js';
import { isReachable, kindOfAddress } from './is-reachable.ts';

/** Where to connect: an address that was looked at, so that no second answer of a name server takes its place. */
export interface ReachedHost {
  readonly address: string;
  /** What its certificate must be for; a host that is an address has that one. */
  readonly servername: string;
  readonly isLoopback: boolean;
}

export type ReachHost = (host: string) => Promise<ReachedHost>;

/**
 * Finds the address of a host that an administrator named. A name that leads into the firm's own network would let its
 * owner look around there: only the hosts that the configuration names may.
 * @param allowed host names; `*.firm.example` is every name below
 * `reach` throws Problem intake.hostUnknown, intake.hostPrivate
 */
export const createReachHost =
  (allowed: readonly string[]): ReachHost =>
  async (host) => {
    const addresses = isIP(host) ? [host] : await addressesOf(host);
    const [address] = addresses;
    if (address === undefined) throw new Problem('intake.hostUnknown', { host });
    // One address of several that may not be reached is one too many: which of them answers is not ours to say.
    if (!addresses.every((each) => isReachable(host, each, allowed))) throw new Problem('intake.hostPrivate', { host });
    return { address, servername: host, isLoopback: kindOfAddress(ipaddr.process(address)) === 'loopback' };
  };

async function addressesOf(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') {
      throw new Problem('intake.hostUnknown', { host });
    }
    throw error;
  }
}
