import { PDFDocument } from '@cantoo/pdf-lib';
import { type DocumentPages, type DocumentRecord, PAGE_WIDTHS, type UploadAnswer } from '@comptoir/contracts';
import {
  aClerk,
  aSupplier,
  catPhoto,
  makeInvoice,
  manyPages,
  passwordProtected,
  pdfBomb,
  pdfOfHugeImage,
  pngBomb,
  renderPdf,
  startService,
  truncated,
} from '@comptoir/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { plainPdf } from '../fixtures/sample-files.ts';

const service = await startService('documents', createApp, { env: { PREVIEW_TIMEOUT_MS: '5000' } });
const clerk = aClerk();

async function stored(bytes: Uint8Array, name = 'file'): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await service.call(clerk, '/api/bill/upload', { method: 'POST', body: form });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as UploadAnswer).documentId;
}

const pagesOf = async (id: string) =>
  (await service.call(clerk, `/api/v1/documents/${id}/pages`)).json() as Promise<DocumentPages>;
const image = (id: string, number = 1, width: number | string = 480) =>
  service.call(clerk, `/api/v1/documents/${id}/pages/${number}?width=${width}`);
const picture = async (answer: Response) => {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { ...(await sharp(bytes).metadata()), bytes };
};
const problemOf = async (answer: Response) => ({
  status: answer.status,
  code: ((await answer.json()) as { code: string }).code,
});

describe('the pages of a document', () => {
  it('are drawn with what was typed into the fields of a form', async () => {
    const formOf = async (typed: string) => {
      const pdf = await PDFDocument.create();
      const field = pdf.getForm().createTextField('number');
      field.setText(typed);
      field.addToPage(pdf.addPage([595, 842]), { x: 60, y: 600, width: 400, height: 40, borderWidth: 0 });
      return stored(await pdf.save());
    };
    const darkest = async (id: string) =>
      (await sharp((await picture(await image(id))).bytes).stats()).channels[0]?.min ?? 255;
    expect(await darkest(await formOf(''))).toBeGreaterThan(200);
    expect(await darkest(await formOf('F-2026-0412'))).toBeLessThan(100);
  });

  it('are listed with their sizes, and drawn in the widths offered', async () => {
    const id = await stored(plainPdf({ pages: 3 }));
    expect(await pagesOf(id)).toEqual({
      total: 3,
      pages: [1, 2, 3].map((number) => ({ number, width: 595, height: 842 })),
    });
    for (const width of PAGE_WIDTHS) {
      const answer = await image(id, 3, width);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toMatch(/private.*immutable/);
      expect(await picture(answer)).toMatchObject({ format: 'webp', width, height: Math.round((842 / 595) * width) });
    }
    const record = (await (await service.call(clerk, `/api/v1/documents/${id}`)).json()) as DocumentRecord;
    expect(record.pages).toBe(3);
    expect((await image(id, 4)).status).toBe(404);
    expect((await image(id, 1, 481)).status).toBe(400);
    expect((await image(id, 0)).status).toBe(400);
  });

  it('show what is on them, upright: a page that is turned is drawn turned', async () => {
    const upright = await picture(await image(await stored(plainPdf())));
    const { data, info } = await sharp(upright.bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      data[Math.round(y * info.height) * info.width + Math.round(x * info.width)] ?? 0;
    // The bar is at x 60…360, y 700…740 of 595 × 842, counted from the bottom.
    expect(at(0.35, 1 - 720 / 842)).toBeLessThan(40);
    expect(at(0.35, 0.5)).toBeGreaterThan(230);

    const turned = await stored(plainPdf({ rotate: 90 }));
    expect((await pagesOf(turned)).pages).toEqual([{ number: 1, width: 842, height: 595 }]);
    expect(await picture(await image(turned))).toMatchObject({ width: 480, height: Math.round((595 / 842) * 480) });
  });

  it('are drawn once and kept: the second look reads what the first made', async () => {
    const id = await stored(plainPdf());
    const images = service.database.connection.collection('page_images');
    const [first, again] = await Promise.all([image(id), image(id)]);
    const third = await image(id);
    const bytes = await Promise.all(
      [first, again, third].map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64')),
    );
    expect(new Set(bytes).size).toBe(1);
    expect(await images.countDocuments({ _id: `${id}/1/480` as never })).toBe(1);
    expect(await service.database.connection.collection('pending_files').countDocuments()).toBe(0);
  });

  it('of an image are the image: turned as its camera says, a TIFF page by page, never larger than it is', async () => {
    const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#888' } });
    const turned = await stored(await photo.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer());
    expect(await pagesOf(turned)).toEqual({ total: 1, pages: [{ number: 1, width: 800, height: 1200 }] });
    expect(await picture(await image(turned))).toMatchObject({ width: 480, height: 720 });
    expect(await picture(await image(turned, 1, 1600))).toMatchObject({ width: 800, height: 1200 });

    const tiff = await sharp([await photo.clone().png().toBuffer(), await photo.clone().png().toBuffer()], {
      join: { animated: true },
    })
      .tiff()
      .toBuffer();
    const several = await stored(tiff);
    expect((await pagesOf(several)).total).toBe(2);
    expect(await picture(await image(several, 2))).toMatchObject({ width: 480, height: 320 });
  });

  it('are none for XML, and refused with the reason for what cannot be drawn', async () => {
    const xml = await stored(Buffer.from('<?xml version="1.0"?><Invoice/>'));
    expect(await pagesOf(xml)).toEqual({ total: 0, pages: [] });
    expect(await problemOf(await image(xml))).toEqual({ status: 422, code: 'preview.none' });

    const locked = await stored(passwordProtected());
    expect(await problemOf(await image(locked))).toEqual({ status: 422, code: 'preview.encrypted' });
    const cut = await stored(Buffer.from('%PDF-1.7\nnothing follows'));
    expect(await problemOf(await image(cut))).toEqual({ status: 422, code: 'preview.damaged' });
    expect(await problemOf(await service.call(clerk, `/api/v1/documents/${cut}/pages`))).toEqual({
      status: 422,
      code: 'preview.damaged',
    });
  });

  it('of a picture that unfolds to more than memory holds are refused before a pixel is decoded', async () => {
    expect(await problemOf(await image(await stored(pngBomb(16_000))))).toEqual({
      status: 422,
      code: 'preview.tooHeavy',
    });
  });

  it.each([
    ['a content that unpacks to 300 MB', () => pdfBomb(300)],
    ['an image of gigabytes', () => pdfOfHugeImage(40_000)],
  ])(
    'of a PDF with %s are drawn within bounds or refused, and the next document is drawn as ever',
    async (_what, make) => {
      const before = process.memoryUsage().rss;
      const answer = await image(await stored(make()));
      if (answer.status !== 200) expect(await problemOf(answer)).toEqual({ status: 422, code: 'preview.tooHeavy' });
      expect(process.memoryUsage().rss - before).toBeLessThan(64_000_000);
      expect((await image(await stored(plainPdf()))).status).toBe(200);
    },
  );

  it('of a truncated invoice are drawn as far as they go, or refused as damaged', async () => {
    const answer = await image(await stored(truncated(await renderPdf(makeInvoice(7)))));
    if (answer.status !== 200) expect(await problemOf(answer)).toEqual({ status: 422, code: 'preview.damaged' });
  });

  it('of an invoice and of a cat are pictures with something on them', async () => {
    for (const bytes of [await renderPdf(makeInvoice(8)), catPhoto()]) {
      const { bytes: drawn } = await picture(await image(await stored(bytes), 1, 960));
      const { channels } = await sharp(drawn).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(5);
    }
  });

  it('of 5,000 are listed up to 500 and drawn one by one', async () => {
    const id = await stored(await manyPages(5000));
    const listed = await pagesOf(id);
    expect(listed.total).toBe(5000);
    expect(listed.pages).toHaveLength(500);
    expect((await image(id, 5000)).status).toBe(200);
    // A file of very many pages must not fill the store with their images.
    const kept = service.database.connection.collection('page_images');
    expect(await kept.countDocuments({ _id: `${id}/5000/480` as never })).toBe(0);
  });

  it('are within reach of the supplier’s people and staff only', async () => {
    const id = await stored(plainPdf());
    const path = `/api/v1/documents/${id}/pages`;
    for (const stranger of [aSupplier('s-1'), aSupplier()]) {
      expect((await service.call(stranger, path)).status).toBe(404);
      expect((await service.call(stranger, `${path}/1`)).status).toBe(404);
    }
    expect((await service.call(undefined, path)).status).toBe(401);
  });

  it('come within 300 ms from a process that is warm, the first look at a document included', async () => {
    await image(await stored(plainPdf()));
    const took: number[] = [];
    for (let look = 0; look < 5; look += 1) {
      const id = await stored(plainPdf({ pages: 2 }));
      const begun = performance.now();
      await (await image(id, 1, 960)).arrayBuffer();
      took.push(performance.now() - begun);
    }
    expect(Math.min(...took)).toBeLessThan(300);
  });
});
