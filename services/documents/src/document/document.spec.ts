import { createHash, randomBytes } from 'node:crypto';
import type { DocumentRecord, ServiceCaller, UploadAnswer } from '@comptoir/contracts';
import { aClerk, aSupplier, eventually, startService } from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';

const service = await startService('documents', createApp);
const SUPPLIER = '01890000-0000-7000-8000-000000000001';
const OTHER = '01890000-0000-7000-8000-000000000002';
const owner = aSupplier(SUPPLIER);
const extraction: ServiceCaller = { kind: 'service', id: 'extraction', language: 'fr' };
const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(600_000)]);

async function stored(name: string, caller = owner): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await service.call(caller, '/api/bill/upload', { method: 'POST', body: form });
  return ((await answer.json()) as UploadAnswer).documentId;
}
const content = (
  id: string,
  headers: Record<string, string> = {},
  caller: Parameters<typeof service.call>[0] = owner,
) => service.call(caller, `/api/v1/documents/${id}/content`, { headers });
const bodyOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

describe('a document', () => {
  it('is described by its record', async () => {
    const id = await stored('a.pdf');
    const record = (await (await service.call(owner, `/api/v1/documents/${id}`)).json()) as DocumentRecord;
    expect(record).toEqual({
      id,
      fileName: 'a.pdf',
      mediaType: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      supplierId: SUPPLIER,
      storedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('comes back byte for byte under its own name, and can do nothing where it is opened', async () => {
    const answer = await content(await stored('Façade «n° 1» 100%.pdf'));
    expect((await bodyOf(answer)).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition':
        'attachment; filename="Facade _n_ 1_ 100_.pdf"; filename*=UTF-8\'\'Fa%C3%A7ade%20%C2%ABn%C2%B0%201%C2%BB%20100%25.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('comes in parts, and not at all to who has it', async () => {
    const id = await stored('a.pdf');
    const etag = (await content(id)).headers.get('etag') ?? '';
    expect((await content(id, { 'if-none-match': etag })).status).toBe(304);
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 10],
      ['bytes=261000-262200', 261_000, 262_201],
      ['bytes=600000-', 600_000, bytes.length],
      ['bytes=-5', bytes.length - 5, bytes.length],
    ] as const) {
      const part = await content(id, { range });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${bytes.length}`);
      expect((await bodyOf(part)).equals(bytes.subarray(start, end))).toBe(true);
    }
    expect((await content(id, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    const whole = await content(id, { range: 'bytes=0-1', 'if-range': '"another"' });
    expect([whole.status, (await bodyOf(whole)).length]).toEqual([200, bytes.length]);
  });

  it('is read by staff, its supplier’s people and the service that reads it, and is not there for others', async () => {
    const id = await stored('a.pdf');
    for (const caller of [aClerk(), extraction]) expect((await content(id, {}, caller)).status).toBe(200);
    const missing = await (await content('01890000-0000-7000-8000-00000000ffff')).text();
    for (const stranger of [aSupplier(OTHER), aSupplier(), aClerk({ supplierIds: [OTHER] })]) {
      const answer = await content(id, {}, stranger);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(missing);
    }
    expect((await content(id, {}, { kind: 'service', id: 'messaging', language: 'fr' })).status).toBe(403);
  });

  it('follows the supplier its invoice is verified for, never back to an older version', async () => {
    const id = await stored('a.pdf', aClerk());
    const verified = (supplierId: string | null, sequence: number) =>
      service.say('invoices', {
        type: 'InvoiceVerified',
        subject: '01890000-0000-7000-8000-0000000000aa',
        sequence,
        data: {
          from: 'TO_VERIFY',
          status: 'TO_CONTROL',
          action: 'VERIFY',
          by: { id: 'u', name: 'U', kind: 'user' },
          fileName: 'a.pdf',
          documentId: id,
          supplierId,
          supplierName: null,
          invoiceNumber: null,
          currency: null,
          grossTotal: null,
          amountDue: null,
          content: { lines: [], vat: [] },
          corrected: [],
        },
      });
    expect((await content(id)).status).toBe(404);
    await verified(SUPPLIER, 5);
    await eventually(async () => (await content(id)).status === 200);
    await verified(OTHER, 4);
    await verified(OTHER, 6);
    await eventually(async () => (await content(id)).status === 404);
    expect((await content(id, {}, aSupplier(OTHER))).status).toBe(200);
  });

  it('is nobody’s of the suppliers any more where its invoice was split and left to none; other moves change nothing', async () => {
    const id = await stored('a.pdf');
    const moved = (action: 'KEEP' | 'SPLIT', sequence: number) =>
      service.say('invoices', {
        type: 'InvoiceMoved',
        subject: '01890000-0000-7000-8000-0000000000ab',
        sequence,
        data: {
          from: 'TO_VERIFY',
          status: action === 'SPLIT' ? 'CANCELED' : 'TO_VERIFY',
          action,
          by: { id: 'u', name: 'U', kind: 'user' },
          fileName: 'a.pdf',
          documentId: id,
          supplierId: null,
          supplierName: null,
          invoiceNumber: null,
          currency: null,
          grossTotal: null,
          amountDue: null,
          reason: null,
        },
      });
    await moved('KEEP', 1);
    expect((await content(id)).status).toBe(200);
    await moved('SPLIT', 2);
    await eventually(async () => (await content(id)).status === 404);
    expect((await content(id, {}, aClerk())).status).toBe(200);
  });
});
