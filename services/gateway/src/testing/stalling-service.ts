// A thread: a service that, told to stall, is too busy to take the connections the kernel takes for it, then closes and
// comes back on the same port.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

const STALL_MS = 300;

async function listen(port: number): Promise<Server> {
  const server = createServer((_request, response) => response.end('answered'));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

let server = await listen(0);
const { port } = server.address() as AddressInfo;
parentPort?.on('message', async () => {
  parentPort?.postMessage('stalling');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL_MS);
  server.close().closeAllConnections();
  server = await listen(port);
});
parentPort?.postMessage(port);
