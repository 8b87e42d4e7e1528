import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CutRequest, coversOnce } from '@comptoir/contracts';

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
 * Answers like the documents service on the three calls that invoices makes of it: another room of the house, which this
 * one may not import. `missing` are the documents it does not have.
 */
export async function documentsStandIn(
  missing: readonly string[] = [],
  cut: Cutting = { pages: 3 },
): Promise<DocumentsStandIn> {
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
    if (path.endsWith('/parts')) {
      const [status, answer] = cutAnswer(path, asked.at(-1)?.body ?? '', cut);
      return void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }
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

interface Cutting {
  readonly pages: number;
  readonly uncuttable?: readonly string[];
  /** Answers one document for all parts, which no two invoices may have. */
  readonly isConfused?: boolean;
}

/** The same documents for the same key and ranges; ranges that do not cover its pages are refused, as files named. */
function cutAnswer(
  path: string,
  body: string,
  { pages, uncuttable = [], isConfused = false }: Cutting,
): [number, object] {
  const problem = (code: string, params = {}): [number, object] => [
    422,
    { type: 'urn', title: '', status: 422, detail: '', message: '', code, params },
  ];
  if (uncuttable.some((id) => path.includes(id))) return problem('document.uncuttable');
  const { key, parts } = JSON.parse(body) as CutRequest;
  if (!coversOnce(parts, pages)) return problem('invoice.splitRanges', { pages });
  return [
    200,
    {
      pages,
      parts: parts.map(({ from, to }) => {
        const sha256 = createHash('sha256')
          .update(`${path} ${key} ${body} ${isConfused ? '' : `${from}-${to}`}`)
          .digest('hex');
        const documentId = `${sha256.slice(0, 8)}-${sha256.slice(8, 12)}-7000-8000-${sha256.slice(12, 24)}`;
        return { documentId, fileName: `stack p${from}-${to}.pdf`, size: 100, sha256 };
      }),
    },
  ];
}
