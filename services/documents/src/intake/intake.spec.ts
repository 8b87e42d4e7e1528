import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { type Caller, type DocumentRecord, type EventEnvelope, PROBLEMS, type UploadAnswer } from '@comptoir/contracts';
import { aClerk, aSupplier, startService, windowsProgram } from '@comptoir/testing';
import { badInput } from '@comptoir/testing/bad-input';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';

const service = await startService('documents', createApp);
const { database } = service;
const events: EventEnvelope[] = [];
await service.bus.subscribe({
  group: 'spec',
  topics: ['comptoir.documents.v1'],
  handle: async (event) => void events.push(event),
});

const SUPPLIER = '01890000-0000-7000-8000-000000000001';
const OTHER = '01890000-0000-7000-8000-000000000002';
const supplier = aSupplier(SUPPLIER);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n');
const MEGABYTE = 1_000_000;

const collection = (name: string) => database.connection.collection(name);
const kept = async () => ({
  documents: await collection('documents').countDocuments(),
  files: await collection('files.files').countDocuments(),
  chunks: await collection('files.chunks').countDocuments(),
  pending: await collection('pending_files').countDocuments(),
  outbox: await collection('outbox_events').countDocuments(),
});

beforeEach(async () => {
  for (const name of ['documents', 'files.files', 'files.chunks', 'pending_files', 'settings_copy']) {
    await collection(name).deleteMany({});
  }
  events.length = 0;
});

type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

function upload(files: SentFile[], { caller = supplier as Caller, query = '', headers = {} } = {}): Promise<Response> {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('file', new Blob([bytes]), name);
  return service.call(caller, `/api/bill/upload${query}`, { method: 'POST', body: form, headers });
}

const send = (name: string, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(PDF), options = {}) =>
  upload([{ name, bytes }], options);

/** A form written by hand, for what FormData would not write. */
async function sendRaw(body: string | Buffer, contentType = 'multipart/form-data; boundary=cut'): Promise<Response> {
  return service.call(supplier, '/api/bill/upload', {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'content-type': contentType },
  });
}

const partOf = (disposition: string, content = PDF.toString('latin1')): string =>
  `--cut\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;

/** The answer is the table's; where the table has no state, nothing stays. */
async function expectRow(name: string, answer: Response): Promise<unknown> {
  const row = badInput(name);
  const body: unknown = await answer.json();
  expect({ status: answer.status, code: (body as { code?: string }).code }).toEqual({
    status: row.status,
    code: row.problem,
  });
  if (row.problem) {
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(PROBLEMS).toHaveProperty([row.problem]);
  }
  if (!row.state) await expect.poll(kept).toEqual({ documents: 0, files: 0, chunks: 0, pending: 0, outbox: 0 });
  return body;
}

const recordOf = async (id: string): Promise<DocumentRecord> =>
  (await service.call(supplier, `/api/v1/documents/${id}`)).json() as Promise<DocumentRecord>;

describe('an upload', () => {
  it('is answered 201 with its name, kept byte for byte, and told', async () => {
    const bytes = new Uint8Array(Buffer.concat([PDF, randomBytes(700_000)]));
    const answer = await send('Facture n° 12 – été.pdf', bytes);
    expect(answer.status).toBe(201);
    const { nameFile, documentId } = (await answer.json()) as UploadAnswer;
    expect(nameFile).toBe('Facture n° 12 – été.pdf');

    const content = await service.call(supplier, `/api/v1/documents/${documentId}/content`);
    expect(Buffer.from(await content.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    await expect
      .poll(() => events)
      .toMatchObject([
        {
          type: 'DocumentStored',
          subject: documentId,
          sequence: 1,
          supplierId: SUPPLIER,
          data: {
            fileName: nameFile,
            mediaType: 'application/pdf',
            size: bytes.length,
            sentBySupplier: true,
            by: { id: supplier.id },
          },
        },
      ]);
    await expect.poll(kept).toMatchObject({ documents: 1, files: 1, pending: 0, outbox: 0 });
  });

  it('sent again under its Idempotency-Key gives the same document and tells nothing more', async () => {
    const headers = { 'idempotency-key': 'drop-1-file-7' };
    const answers = await Promise.all([send('a.pdf', undefined, { headers }), send('a.pdf', undefined, { headers })]);
    answers.push(await send('a.pdf', undefined, { headers }));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as UploadAnswer).documentId));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(ids).size).toBe(1);
    await expect.poll(kept).toEqual({ documents: 1, files: 1, chunks: 1, pending: 0, outbox: 0 });
    expect(events).toHaveLength(1);
    const somebodyElse = await send('a.pdf', undefined, { headers, caller: aSupplier(SUPPLIER) });
    expect(somebodyElse.status).toBe(201);
    expect(((await somebodyElse.json()) as UploadAnswer).documentId).not.toBe(ids[0]);
  });

  it('is for the supplier named, the only one, or none where staff leave it open', async () => {
    const two = aSupplier(SUPPLIER, OTHER);
    expect((await send('a.pdf', undefined, { caller: two, query: `?idClient=${OTHER}` })).status).toBe(201);
    expect((await send('b.pdf', undefined, { caller: aClerk(), query: `?idClient=${SUPPLIER}` })).status).toBe(201);
    expect((await send('c.pdf', undefined, { caller: aClerk() })).status).toBe(201);
    const told = () => events.map(({ data }) => data as { supplierId: string | null; sentBySupplier: boolean });
    await expect
      .poll(() =>
        told()
          .map(({ supplierId, sentBySupplier }) => `${supplierId} ${sentBySupplier}`)
          .sort(),
      )
      .toEqual([`${SUPPLIER} false`, `${OTHER} true`, 'null false']);
  });

  it('of thirty at once are all kept and all told', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => send(`invoice-${n}.pdf`)));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as UploadAnswer).documentId));
    await expect.poll(() => events.map(({ subject }) => subject).sort(), { timeout: 10_000 }).toEqual(ids.sort());
  });
});

describe('bad input', () => {
  it('empty file', async () => {
    await expectRow('empty file', await send('a.pdf', new Uint8Array()));
  });

  it('empty name', async () => {
    await expectRow('empty name', await sendRaw(`${partOf('name="file"; filename=""')}--cut--\r\n`));
    await expectRow('empty name', await sendRaw(`${partOf('name="file"; filename="../.."')}--cut--\r\n`));
  });

  it('name with ../', async () => {
    const body = await expectRow(
      'name with ../',
      await sendRaw(`${partOf('name="file"; filename="../../etc/pass\u202Ewd.pdf"')}--cut--\r\n`),
    );
    expect(body).toMatchObject({ nameFile: 'passwd.pdf' });
  });

  it('name of 300 characters', async () => {
    const body = (await expectRow('name of 300 characters', await send(`${'é'.repeat(296)}.pdf`))) as UploadAnswer;
    expect([...body.nameFile]).toHaveLength(255);
    expect(body.nameFile).toMatch(/^é+…\.pdf$/);
  });

  it('PNG named .pdf', async () => {
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const body = (await expectRow('PNG named .pdf', await send('scan.pdf', new Uint8Array(png)))) as UploadAnswer;
    expect(await recordOf(body.documentId)).toMatchObject({ fileName: 'scan.pdf', mediaType: 'image/png' });
  });

  it('.exe named .pdf', async () => {
    const exe = new Uint8Array(Buffer.concat([windowsProgram(), randomBytes(300_000)]));
    await expectRow('.exe named .pdf', await send('invoice.pdf', exe));
    await expectRow('.exe named .pdf', await send('small.pdf', new Uint8Array(windowsProgram())));
    await expectRow('.exe named .pdf', await send('short.pdf', new Uint8Array(Buffer.from('MZ'))));
  });

  it('web page named .xml', async () => {
    const page = Buffer.from('<!-- no XML --><!DOCTYPE html><html><script>alert(1)</script></html>');
    await expectRow('web page named .xml', await send('invoice.xml', new Uint8Array(page)));
  });

  it('several files in one call', async () => {
    const two = [1, 2].map((n) => ({ name: `${n}.pdf`, bytes: new Uint8Array(PDF) }));
    await expectRow('several files in one call', await upload(two));
    const three = [1, 2, 3].map((n) => ({ name: `${n}.pdf`, bytes: new Uint8Array(randomBytes(500_000)) }));
    await expectRow(
      'several files in one call',
      await upload([{ name: '0.pdf', bytes: new Uint8Array(PDF) }, ...three]),
    );
  });

  it('no file in the form', async () => {
    await expectRow('no file in the form', await upload([]));
    await expectRow(
      'no file in the form',
      await sendRaw('--cut\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--cut--\r\n'),
    );
  });

  it('not multipart', async () => {
    await expectRow('not multipart', await sendRaw('{}', 'application/json'));
    await expectRow('not multipart', await sendRaw(PDF, 'application/pdf'));
  });

  it('form without boundary', async () => {
    await expectRow('form without boundary', await sendRaw(PDF, 'multipart/form-data'));
  });

  it('form that ends too early', async () => {
    await expectRow('form that ends too early', await sendRaw(partOf('name="file"; filename="a.pdf"')));
  });

  it('Idempotency-Key of another file', async () => {
    const headers = { 'idempotency-key': 'k' };
    await send('a.pdf', undefined, { headers });
    const answer = await send('b.pdf', new Uint8Array(Buffer.from('%PDF-1.4 another')), { headers });
    const { status, problem } = badInput('Idempotency-Key of another file');
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: problem });
    await expect.poll(kept).toMatchObject({ documents: 1, files: 1, chunks: 1, pending: 0 });
  });

  it('supplier without reach', async () => {
    for (const idClient of [OTHER, '01890000-0000-7000-8000-00000000ffff', '42']) {
      await expectRow('supplier without reach', await send('a.pdf', undefined, { query: `?idClient=${idClient}` }));
    }
  });

  it('several suppliers and none named', async () => {
    await expectRow(
      'several suppliers and none named',
      await send('a.pdf', undefined, { caller: aSupplier(SUPPLIER, OTHER) }),
    );
  });
});

/** Streams a form's file chunk by chunk and stops when an answer is there, or after `bytes`. */
async function stream(bytes: number, { breakOffAt = Infinity } = {}) {
  const head = Buffer.from(
    '--cut\r\nContent-Disposition: form-data; name="file"; filename="big.pdf"\r\n\r\n%PDF-1.7\n',
  );
  const chunk = Buffer.alloc(64_000, 'x');
  const headers = { ...(await service.headersOf(supplier)), 'content-type': 'multipart/form-data; boundary=cut' };
  const request = httpRequest(`${service.url}/api/bill/upload`, {
    method: 'POST',
    headers: { ...headers, 'transfer-encoding': 'chunked' },
  });
  let sent = 0;
  let peak = 0;
  let ended = false;
  const answered = new Promise<{ status: number; body: string; endedBefore: boolean } | undefined>((resolve) => {
    request.on('error', () => resolve(undefined));
    request.on('response', (response) => {
      const endedBefore = ended;
      let body = '';
      response.on('data', (text: Buffer) => {
        body += text.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, endedBefore }));
      response.on('error', () => resolve(undefined));
    });
  });
  let answer: Awaited<typeof answered>;
  void answered.then((value) => {
    answer = value;
  });
  request.write(head);
  while (sent < bytes && sent < breakOffAt && answer === undefined && !request.destroyed) {
    if (!request.write(chunk)) await Promise.race([new Promise((resolve) => request.once('drain', resolve)), answered]);
    sent += chunk.length;
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  if (sent >= breakOffAt) request.destroy();
  if (sent >= bytes && answer === undefined) {
    ended = true;
    request.end('\r\n--cut--\r\n');
  }
  const final = await answered;
  request.destroy();
  return { answer: final, sent, peak };
}

describe('a large upload', () => {
  it('larger than INVOICE_MAXIMUM_SIZE is refused while it streams, and grows memory by less than 64 MB', async () => {
    await stream(4 * MEGABYTE);
    const before = process.memoryUsage().rss;
    const { answer, sent, peak } = await stream(200 * MEGABYTE);
    const { status, problem } = badInput('larger than INVOICE_MAXIMUM_SIZE');
    expect(answer).toMatchObject({ status, endedBefore: false });
    expect(JSON.parse(answer?.body ?? '{}')).toMatchObject({ code: problem, params: { name: 'big.pdf', maximum: 2 } });
    expect(sent).toBeLessThan(20 * MEGABYTE);
    expect(peak - before).toBeLessThan(64 * MEGABYTE);
    await expect.poll(kept).toEqual({ documents: 0, files: 0, chunks: 0, pending: 0, outbox: 0 });
  });

  it('upload broken off leaves nothing', async () => {
    expect(badInput('upload broken off')).toMatchObject({ status: undefined, state: undefined });
    const { answer } = await stream(2 * MEGABYTE, { breakOffAt: MEGABYTE });
    expect(answer).toBeUndefined();
    await expect.poll(kept).toEqual({ documents: 0, files: 0, chunks: 0, pending: 0, outbox: 0 });
    expect(events).toEqual([]);
  });
});
