import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Export {
  readonly resourceSpans?: ReadonlyArray<{
    readonly scopeSpans?: ReadonlyArray<{ readonly spans?: readonly ReceivedSpan[] }>;
  }>;
}

/** A collector of traces by OTLP over HTTP, as far as a test needs one. */
export async function receiveTraces(): Promise<{
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** What came, to the letter. */
  readonly texts: string[];
  close(): Promise<void>;
}> {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    texts.push(text);
    const { resourceSpans = [] } = JSON.parse(text) as Export;
    spans.push(...resourceSpans.flatMap(({ scopeSpans = [] }) => scopeSpans.flatMap((scope) => scope.spans ?? [])));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    texts,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
