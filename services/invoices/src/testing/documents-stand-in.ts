import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DocumentsStandIn {
  readonly url: string;
  /** What it was asked, in order: method, path and body. */
  readonly asked: Array<{
    method: string;
    path: string;
    body: string;
    token: string | undefined;
    range: string | undefined;
  }>;
  close(): Promise<void>;
}

/**
 * Answers like the documents service on the two calls that invoices makes of it: another room of the house, which this
 * one may not import. `missing` are the documents it does not have.
 */
export async function documentsStandIn(missing: readonly string[] = []): Promise<DocumentsStandIn> {
  const asked: DocumentsStandIn['asked'] = [];
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url: path = '', headers } = request;
    const token = headers['x-comptoir-token'];
    asked.push({
      method,
      path,
      body: Buffer.concat(chunks).toString(),
      token: typeof token === 'string' ? token : undefined,
      range: headers.range,
    });
    if (missing.some((id) => path.includes(id))) return void response.writeHead(404).end('{}');
    if (path === '/internal/archive')
      return void response.writeHead(200, { 'content-type': 'application/zip' }).end('PK zip');
    const part = headers.range ? { 'content-range': 'bytes 0-3/9' } : {};
    response.writeHead(headers.range ? 206 : 200, {
      'content-type': 'application/pdf',
      etag: '"sha"',
      'content-disposition': 'attachment; filename="a.pdf"',
      ...part,
    });
    response.end(headers.range ? '%PDF' : '%PDF-1.7\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
