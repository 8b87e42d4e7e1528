// Pages as telephones and scanners take them, by what they suffer from: which of it costs the reader most.
import { PHOTOGRAPHS, photographPage } from '../../services/extraction/src/testing/photograph-page.ts';
import { RESCANS, rescanPage } from '../../services/extraction/src/testing/rescan-page.ts';
import { copyDocument, type Picture, seedOf, type TakePicture } from './copy-document.ts';

/** Ways a page is taken, each named after the one thing that it suffers from. */
export const TAKEN = [...PHOTOGRAPHS, ...RESCANS] as const;
export type Taken = (typeof TAKEN)[number];

/** Inches, of the paper that a photograph is taken to show: what its pixels are called in a PDF. */
const PAPER_HEIGHT = 11.69;

/**
 * A PDF as it was photographed or scanned again, drawn by its name alone.
 * @returns the path of the copy, in `folder`
 */
export async function takeDocument(path: string, name: string, folder: string, taken: Taken): Promise<string> {
  const called = `${taken} ${name}`;
  let page = 0;
  return copyDocument(path, called, folder, (draw) => take(draw, taken, seedOf(`${called} ${page++}`)));
}

async function take(draw: Parameters<TakePicture>[0], taken: Taken, seed: number): Promise<Picture> {
  if (isRescan(taken)) return rescanPage(draw, taken, seed);
  const { jpeg, image } = await photographPage((height) => draw(height / PAPER_HEIGHT), taken, seed);
  return { bytes: jpeg, format: 'jpg', dpi: image.height / PAPER_HEIGHT };
}

const isRescan = (taken: Taken): taken is (typeof RESCANS)[number] => (RESCANS as readonly string[]).includes(taken);
