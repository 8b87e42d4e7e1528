import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Proxy = {
  readonly port: number;
  /** Where new connections go from now on. */
  leadTo(port: number): void;
  /** Breaks every connection, without a word to either side. */
  cut(): void;
  close(): void;
};

/** An address that stays while what is behind it moves, breaks and comes back. */
export async function startProxy(targetPort: number): Promise<Proxy> {
  let target = targetPort;
  const open = new Set<Socket>();
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      far.once('connect', () => from.pipe(to));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
    },
    cut,
    close() {
      cut();
      server.close();
    },
  };
}
