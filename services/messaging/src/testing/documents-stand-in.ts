import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@comptoir/storage';

export interface StoredDocument {
  readonly id: string;
  readonly name: string;
  readonly sha256: string;
  readonly channel: string;
  readonly from: string;
  readonly supplierId: string | undefined;
}

/**
 * Answers as the documents service does to what is handed over: another room of the house, which this one may not import.
 * A file under a key that it knows is the document it made of it; what is no PDF is refused.
 */
export async function startDocumentsStandIn({ mostBytes = 2_000_000 } = {}) {
  const stored: StoredDocument[] = [];
  const byKey = new Map<string, StoredDocument>();
  const state = { down: false, calls: 0 };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    state.calls += 1;
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state.down) return void say(503, { code: 'service.unavailable' });
    const contentType = request.headers['content-type'] ?? '';
    const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': contentType } }).formData();
    const file = form.get('file') as File;
    const bytes = Buffer.from(await file.arrayBuffer());
    if (bytes.length === 0) return void say(400, { code: 'upload.emptyFile' });
    if (bytes.length > mostBytes) return void say(413, { code: 'upload.tooLarge' });
    if (!bytes.subarray(0, 1024).includes('%PDF-')) return void say(415, { code: 'upload.type' });
    const key = String(request.headers['idempotency-key']);
    const query = new URL(request.url ?? '/', 'http://documents').searchParams;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = byKey.get(key);
    if (known && known.sha256 !== sha256) return void say(422, { code: 'upload.keyReused' });
    const document = known ?? {
      ...{ id: newId(), name: file.name, sha256, channel: query.get('channel') ?? '', from: query.get('from') ?? '' },
      supplierId: query.get('supplierId') ?? undefined,
    };
    if (!known) {
      byKey.set(key, document);
      stored.push(document);
    }
    say(201, { nameFile: document.name, documentId: document.id });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stored,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
