import { connect, createServer, type Socket } from 'node:net';

export interface Link {
  /** Where it listens, `127.0.0.1:port`. */
  readonly address: string;
  /** Resets every connection and refuses new ones. */
  cut(): void;
  /** Passes everything on later, in its order. */
  delay(ms: number): void;
  /** Passes on what is asked and swallows what is answered. */
  halve(): void;
  /** Cuts what other members of a replica set say to the one behind it, and nothing else. */
  part(): void;
  /** Passes everything on as it comes; connections whose answers were swallowed are reset. */
  heal(): void;
  close(): Promise<void>;
}

type Mode = { readonly kind: 'whole' | 'cut' | 'halved' | 'parted' } | { readonly kind: 'late'; readonly ms: number };
type Pair = { readonly client: Socket; readonly server: Socket; between?: 'members' | 'others'; swallowed?: true };

/** What a mongod says of itself when it greets another member; drivers do not. */
const MEMBER_SIGN = 'internalClient';

/** A TCP proxy on the loopback address that can be told to misbehave. */
export async function createLink(targetPort: number): Promise<Link> {
  const pairs = new Set<Pair>();
  let mode: Mode = { kind: 'whole' };

  const reset = (pair: Pair): void => {
    pairs.delete(pair);
    pair.client.resetAndDestroy();
    pair.server.resetAndDestroy();
  };
  const resetAll = (which: (pair: Pair) => boolean = () => true): void => {
    for (const pair of [...pairs].filter(which)) reset(pair);
  };

  function pass(pair: Pair, from: Socket, to: Socket): void {
    from.setNoDelay(true);
    from.on('data', (chunk: Buffer) => {
      if (from === pair.client && !pair.between) {
        pair.between = chunk.includes(MEMBER_SIGN) ? 'members' : 'others';
      }
      if (mode.kind === 'parted' && pair.between === 'members') return reset(pair);
      if (mode.kind === 'halved' && from === pair.server) {
        pair.swallowed = true;
        return undefined;
      }
      if (mode.kind === 'late') {
        from.pause();
        setTimeout(() => {
          from.resume();
          to.write(chunk);
        }, mode.ms);
      } else if (!to.write(chunk)) {
        from.pause();
        to.once('drain', () => from.resume());
      }
      return undefined;
    });
    from.on('end', () => to.end());
    from.on('error', () => reset(pair));
    from.on('close', () => {
      pairs.delete(pair);
      to.destroy();
    });
  }

  const server = createServer((client) => {
    if (mode.kind === 'cut') return client.resetAndDestroy();
    const pair: Pair = { client, server: connect({ host: '127.0.0.1', port: targetPort }) };
    pairs.add(pair);
    pass(pair, client, pair.server);
    pass(pair, pair.server, client);
    return undefined;
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', () => resolve()));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('no port from the system');

  return {
    address: `127.0.0.1:${place.port}`,
    cut() {
      mode = { kind: 'cut' };
      resetAll();
    },
    delay(ms) {
      mode = { kind: 'late', ms };
    },
    halve() {
      mode = { kind: 'halved' };
    },
    part() {
      mode = { kind: 'parted' };
      resetAll(({ between }) => between === 'members');
    },
    heal() {
      mode = { kind: 'whole' };
      resetAll(({ swallowed }) => swallowed === true);
    },
    async close() {
      resetAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
