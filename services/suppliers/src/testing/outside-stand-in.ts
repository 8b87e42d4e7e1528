import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

interface Heard {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answering = (response: ServerResponse, heard: Heard) => void;

/** Somebody outside who is asked over HTTP, and answers what a test says. */
export async function startOutside() {
  const heard: Heard[] = [];
  let answering: Answering = (response) => void response.writeHead(500).end();
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    const one = { method, path: url, headers, body: await text(request) };
    heard.push(one);
    answering(response, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answer(how: Answering): void {
      answering = how;
    },
    /** Answers JSON, or text where that is what a test has. */
    say(body: unknown, status = 200): void {
      const sent = typeof body === 'string' ? body : JSON.stringify(body);
      answering = (response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(sent);
    },
  };
}

/** Ways of answering that are no answer, each within the time that is waited. */
export const NO_ANSWERS: ReadonlyArray<readonly [what: string, how: Answering]> = [
  ['an error of its own', (response) => void response.writeHead(503).end('{"results":[],"valid":true}')],
  ['too many questions', (response) => void response.writeHead(429, { 'retry-after': '60' }).end('{}')],
  ['no JSON', (response) => void response.writeHead(200).end('<html>sign in</html>')],
  ['JSON of another kind', (response) => void response.writeHead(200).end('[null, 7]')],
  ['nothing', (response) => void response.writeHead(200).end()],
  ['a redirect', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/metadata' }).end()],
  ['a connection that breaks', (response) => void response.destroy()],
  [
    'a body without an end',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = setInterval(() => response.write(' '.repeat(65_536)), 1);
      response.on('close', () => clearInterval(more));
    },
  ],
];
