import type { Between } from '../src/processes/engines.ts';
import { createLink, type Link } from './link.ts';
import type { LinkName } from './schedule.ts';

export interface Links {
  /** Puts a link before each engine as it is started. */
  readonly between: Between;
  each(name: LinkName, act: (link: Link) => void): void;
  /** The one that listens there, `127.0.0.1:port`. */
  at(address: string): Link | undefined;
  heal(): void;
  close(): Promise<void>;
}

/** A link before each mongod, before the broker and before the mail server. */
export function createLinks(): Links {
  const links: Record<LinkName, Link[]> = { mongo: [], kafka: [], smtp: [] };
  const place = async (name: LinkName, port: number): Promise<string> => {
    const link = await createLink(port);
    links[name].push(link);
    return link.address;
  };
  const all = (): Link[] => Object.values(links).flat();
  return {
    between: {
      mongo: (port) => place('mongo', port),
      kafka: (port) => place('kafka', port),
      smtp: async (url) => `smtp://${await place('smtp', Number(new URL(url).port))}`,
    },
    each(name, act) {
      for (const link of links[name]) act(link);
    },
    at: (address) => all().find((link) => link.address === address),
    heal() {
      for (const link of all()) link.heal();
    },
    async close() {
      await Promise.all(all().map((link) => link.close()));
    },
  };
}
