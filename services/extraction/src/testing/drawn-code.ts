import { type PDFPage, rgb } from '@cantoo/pdf-lib';
import { type Modules, pictureOfCode } from '@comptoir/testing/barcodes';

/** Where on a page of a PDF a code is drawn, from its lower left corner, and how broad a module is, in points. */
type Place = { readonly x: number; readonly y: number; readonly module: number };

/** The ways in which programs draw a code. */
export const WAYS = {
  async 'as a picture'(page: PDFPage, modules: Modules, { x, y, module }: Place) {
    const picture = await page.doc.embedPng(await pictureOfCode(modules, 1));
    page.drawImage(picture, { x, y, width: picture.width * module, height: picture.height * module });
  },
  async 'a box for each module'(page: PDFPage, modules: Modules, { x, y, module }: Place) {
    for (const [row, column] of dark(modules))
      page.drawRectangle({
        x: x + column * module,
        y: y + (modules.length - 1 - row) * module,
        width: module,
        height: module,
        color: rgb(0, 0, 0),
      });
  },
  async 'one path of all modules'(page: PDFPage, modules: Modules, { x, y, module }: Place) {
    const path = [...dark(modules)].map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('');
    page.drawSvgPath(path, { x, y: y + modules.length * module, scale: module, color: rgb(0, 0, 0), borderWidth: 0 });
  },
  async 'a stroke for each module'(page: PDFPage, modules: Modules, { x, y, module }: Place) {
    for (const [row, column] of dark(modules)) {
      const height = y + (modules.length - 0.5 - row) * module;
      const [start, end] = [x + column * module, x + (column + 1) * module];
      page.drawLine({ start: { x: start, y: height }, end: { x: end, y: height }, thickness: module });
    }
  },
} as const;

function* dark(modules: Modules): Generator<readonly [row: number, column: number]> {
  for (const [row, cells] of modules.entries())
    for (const [column, isDark] of cells.entries()) if (isDark) yield [row, column];
}
