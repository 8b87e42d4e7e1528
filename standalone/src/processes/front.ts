import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isReady } from './service-process.ts';

export interface Front {
  readonly port: number;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 250;

/**
 * What stands before several gateways: hands each connection to the next of those that say they are ready, to any where
 * none does. It looks at nothing that passes.
 */
export async function startFront(options: { port: number; host: string; gateways: readonly string[] }): Promise<Front> {
  const { gateways } = options;
  const places = gateways.map((url) => new URL(url));
  let inRotation: readonly URL[] = places;
  let turn = 0;
  const open = new Set<Socket>();
  const closing = new AbortController();

  async function look(): Promise<void> {
    while (!closing.signal.aborted) {
      const ready = await Promise.all(gateways.map(isReady));
      const those = places.filter((_, index) => ready[index]);
      inRotation = those.length > 0 ? those : places;
      await sleep(LOOK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  function pass(browser: Socket): void {
    turn += 1;
    const first = inRotation[turn % inRotation.length] as URL;
    const others = places.filter((place) => place !== first);
    browser.pause();
    void reach([first, ...others]).then((gateway) => {
      if (!gateway || browser.destroyed) {
        gateway?.destroy();
        return browser.destroy();
      }
      browser.resume();
      join(browser, gateway);
      join(gateway, browser);
      return undefined;
    });
  }

  function join(from: Socket, to: Socket): void {
    open.add(from);
    from.setNoDelay(true);
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  }

  const server = createServer({ allowHalfOpen: false }, (browser) => {
    // Until it is joined: a browser that goes away early is its own affair.
    browser.on('error', () => browser.destroy());
    pass(browser);
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port, options.host, () => resolve()),
  );
  const looking = look();
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    async close() {
      closing.abort();
      for (const socket of open) socket.destroy();
      await Promise.all([looking, new Promise((resolve) => server.close(resolve))]);
    },
  };
}

/** The first of them that takes a connection. */
async function reach(places: readonly URL[]): Promise<Socket | undefined> {
  for (const { hostname, port } of places) {
    const socket = connect({ host: hostname, port: Number(port) });
    const reached = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    if (reached) return socket;
  }
  return undefined;
}
