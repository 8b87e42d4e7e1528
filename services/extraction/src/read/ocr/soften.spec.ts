import { makeInvoice, renderPdf } from '@comptoir/testing';
import { expect, it } from 'vitest';
import { rescanPage } from '../../testing/rescan-page.ts';
import { defaultLimits } from '../limits.ts';
import { withPdf } from '../pdf/open-pdf.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import { renderPage } from '../pdf/render-page.ts';
import { decodeImage } from './prepare-image.ts';
import { soften } from './soften.ts';

it('a fax gets soft edges, a drawn page and a scan are handed back as they are', async () => {
  const pdf = await renderPdf(makeInvoice(73));
  await withPdf(await loadPdfium(), pdf, defaultLimits, async (open) => {
    const draw = (dpi: number) => renderPage(open, 1, dpi, defaultLimits.ocrPixels);
    const imageOf = async (kind: 'fax' | 'faint') =>
      (await decodeImage((await rescanPage(draw, kind, 5)).bytes, defaultLimits))[0] ?? draw(72);
    const fax = await imageOf('fax');
    const softened = await soften(fax);
    expect(new Set(fax.pixels).size).toBe(2);
    expect(new Set(softened.pixels).size).toBeGreaterThan(50);
    expect({ ...softened, pixels: 0 }).toEqual({ ...fax, pixels: 0 });
    for (const other of [draw(300), draw(150), await imageOf('faint')])
      expect((await soften(other)) === other).toBe(true);
  });
});
