import { PDFDocument, PDFName, PDFRawStream, StandardFonts } from '@cantoo/pdf-lib';
import type { Caller, CutAnswer, PageRange, ServiceCaller, UploadAnswer } from '@comptoir/contracts';
import {
  aClerk,
  anAdmin,
  aSupplier,
  makeInvoice,
  mergePdfs,
  passwordProtected,
  pngBomb,
  renderFacturX,
  renderPdf,
  startService,
  truncated,
} from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';

const service = await startService('documents', createApp);
const invoices: ServiceCaller = { kind: 'service', id: 'invoices', language: 'fr' };
const rows = service.database.connection.collection('documents');

async function stored(bytes: Uint8Array, name = 'stack.pdf'): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await service.call(aClerk(), '/api/bill/upload', { method: 'POST', body: form });
  return ((await answer.json()) as UploadAnswer).documentId;
}

const cut = (id: string, parts: readonly PageRange[], key = 'k', caller: Caller = invoices) =>
  service.call(caller, `/internal/documents/${id}/parts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, parts }),
  });
const madeOf = async (answer: Response): Promise<CutAnswer> => {
  expect(answer.status).toBe(200);
  return (await answer.json()) as CutAnswer;
};
const contentOf = async (id: string): Promise<Uint8Array> =>
  new Uint8Array(await (await service.call(invoices, `/api/v1/documents/${id}/content`)).arrayBuffer());

/** All that is in a PDF's streams, unpacked where it is packed. */
async function innards(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return object.toString();
    return `${object.dict.toString()} ${Buffer.from(object.getContents()).toString('latin1')}`;
  });
  return objects.join('\n');
}

const three = async (): Promise<Uint8Array> =>
  mergePdfs(await Promise.all([1, 2, 3].map((seed) => renderPdf(makeInvoice(seed, { lineCount: 3 })))));

describe('a file that is cut', () => {
  it('gives each range as a document of its own, whole, in order, under a name that says which pages', async () => {
    const id = await stored(await three(), 'pile.PDF');
    const { pages, parts } = await madeOf(
      await cut(id, [
        { from: 1, to: 2 },
        { from: 3, to: 3 },
      ]),
    );
    expect([pages, parts.map(({ fileName }) => fileName)]).toEqual([3, ['pile p1-2.pdf', 'pile p3.pdf']]);
    const files = await Promise.all(parts.map(({ documentId }) => contentOf(documentId)));
    const lengths = await Promise.all(files.map(async (file) => (await PDFDocument.load(file)).getPageCount()));
    expect(lengths).toEqual([2, 1]);
    expect(files.map(({ length }) => length)).toEqual(parts.map(({ size }) => size));
    for (const { documentId } of parts) {
      const image = await service.call(invoices, `/api/v1/documents/${documentId}/pages/1?width=480`);
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect(Buffer.from(await contentOf(id)).equals(Buffer.from(await three()))).toBe(true);
  });

  it('tells nobody: whoever asked opens the invoices', async () => {
    const id = await stored(await three());
    const before = service.said.length;
    await madeOf(
      await cut(id, [
        { from: 1, to: 1 },
        { from: 2, to: 3 },
      ]),
    );
    expect(service.said.slice(before).filter(({ subject }) => subject !== id)).toEqual([]);
  });

  it('is cut once for each key and cuts, however often and at once it is asked', async () => {
    const id = await stored(await three());
    const parts = [
      { from: 1, to: 1 },
      { from: 2, to: 3 },
    ];
    const answers = await Promise.all([1, 2, 3].map(async () => madeOf(await cut(id, parts, 'once'))));
    const again = await madeOf(await cut(id, parts, 'once'));
    for (const answer of answers) expect(answer).toEqual(again);
    expect(await rows.countDocuments({ 'partOf.documentId': id })).toBe(2);
    const others = await madeOf(
      await cut(
        id,
        [
          { from: 1, to: 1 },
          { from: 2, to: 2 },
          { from: 3, to: 3 },
        ],
        'once',
      ),
    );
    expect(others.parts[0]?.documentId).not.toBe(again.parts[0]?.documentId);
    expect(others.parts[0]?.sha256).toBe(again.parts[0]?.sha256);
  });

  it('gives no part the XML that came with it: whose it is, it does not say', async () => {
    const invoice = makeInvoice(5, { lineCount: 40 });
    const id = await stored(await renderFacturX(invoice));
    const { parts } = await madeOf(
      await cut(id, [
        { from: 1, to: 1 },
        { from: 2, to: 2 },
      ]),
    );
    for (const { documentId } of parts) {
      const pdf = await PDFDocument.load(await contentOf(documentId));
      expect(pdf.catalog.has(PDFName.of('AF'))).toBe(false);
      expect(await innards(await contentOf(documentId))).not.toContain('EmbeddedFile');
    }
  });

  it('takes nothing of other pages along: neither by links, nor by shared resources', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const pages = [1, 2].map(() => pdf.addPage([300, 300]));
    for (const page of pages) page.drawText('A page', { font, size: 12, x: 20, y: 200 });
    const picture = pdf.context.register(
      pdf.context.stream('0 0 1 rg % PICTURE-OF-PAGE-2', {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 10, 10],
      }),
    );
    const shared = pdf.context.obj({ Font: { F1: font.ref }, XObject: { Own: picture } });
    for (const page of pages) page.node.set(PDFName.of('Resources'), shared);
    const [first, second] = pages;
    first?.node.set(
      PDFName.of('Annots'),
      pdf.context.obj([
        { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], Dest: [second?.ref ?? first.ref, 'Fit'] },
        { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'GoTo', D: [second?.ref ?? first.ref, 'Fit'] } },
      ]),
    );
    const id = await stored(await pdf.save({ useObjectStreams: false }));
    const { parts } = await madeOf(
      await cut(id, [
        { from: 1, to: 1 },
        { from: 2, to: 2 },
      ]),
    );
    const loaded = await PDFDocument.load(await contentOf(parts[0]?.documentId ?? ''));
    const leaves = loaded.context
      .enumerateIndirectObjects()
      .filter(([, object]) => /\/Type \/Page\b/.test(object.toString()));
    expect(leaves).toHaveLength(1);
    expect(await innards(await contentOf(parts[0]?.documentId ?? ''))).not.toContain('PICTURE-OF-PAGE-2');
  });

  it('gives its parts to whom it was sent for, and no person can ask for it', async () => {
    const id = await stored(await three());
    const supplierId = '01890000-0000-7000-8000-000000000001';
    const body = JSON.stringify({
      key: 'w',
      parts: [
        { from: 1, to: 2 },
        { from: 3, to: 3 },
      ],
      supplierId,
    });
    const headers = { 'content-type': 'application/json' };
    const path = `/internal/documents/${id}/parts`;
    const made = await madeOf(await service.call(invoices, path, { method: 'POST', headers, body }));
    const seenBy = async (caller: Caller) =>
      (await service.call(caller, `/api/v1/documents/${made.parts[0]?.documentId}`)).status;
    expect([await seenBy(aSupplier(supplierId)), await seenBy(aSupplier(id))]).toEqual([200, 404]);
    const parts = [
      { from: 1, to: 1 },
      { from: 2, to: 3 },
    ];
    for (const caller of [anAdmin(), aClerk(), { ...invoices, id: 'messaging' }])
      expect((await cut(id, parts, 'k', caller as Caller)).status).toBe(403);
    expect((await cut('01890000-0000-7000-8000-00000000dead', parts)).status).toBe(404);
  });
});

it.each([
  ['is locked by a password', () => passwordProtected(), 'document.uncuttable'],
  ['was cut off', async () => truncated(await three()), 'document.uncuttable'],
  ['is an image', async () => pngBomb(64), 'invoice.splitOnlyPdf'],
])('what %s is not cut, and leaves nothing behind', async (_what, make, code) => {
  const id = await stored(await make());
  const answer = await cut(id, [
    { from: 1, to: 1 },
    { from: 2, to: 3 },
  ]);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, code]);
  expect(await rows.countDocuments({ 'partOf.documentId': id })).toBe(0);
});

it('cuts that do not cover each page once are refused with how many there are', async () => {
  const id = await stored(await three());
  for (const parts of [
    [
      { from: 1, to: 1 },
      { from: 2, to: 2 },
    ],
    [
      { from: 1, to: 1 },
      { from: 3, to: 3 },
    ],
    [
      { from: 1, to: 2 },
      { from: 2, to: 3 },
    ],
    [
      { from: 1, to: 3 },
      { from: 4, to: 4 },
    ],
  ]) {
    const answer = await cut(id, parts);
    expect(await answer.json()).toMatchObject({ status: 422, code: 'invoice.splitRanges', params: { pages: 3 } });
  }
  expect(await rows.countDocuments({ 'partOf.documentId': id })).toBe(0);
});
