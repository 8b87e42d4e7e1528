// The codes of a page, as a picture or as a PDF draws them.
import { cutOut, type GreyImage, shrinkTo } from '../ocr/grey-image.ts';
import { fractionBox, type PageCode } from '../page-model.ts';
import type { PdfPageWords } from '../pdf/page-words.ts';
import { densePlaces } from './dense-places.ts';
import { type DrawnCode, readCodes } from './read-codes.ts';

/** The codes of a picture of a page. */
export async function codesOfPicture(image: GreyImage): Promise<PageCode[]> {
  const codes: PageCode[] = [];
  for (const place of densePlaces(image))
    for (const { payload, symbology, box } of await readCodes(cutOut(image, place)))
      codes.push({
        ...{ payload, symbology },
        box: fractionBox(
          { x0: place.x0 + box.x0, x1: place.x0 + box.x1, y0: place.y0 + box.y0, y1: place.y0 + box.y1 },
          image,
        ),
      });
  return codes;
}

/** The codes that a page of a PDF draws beside its text. */
export async function codesOfPdfPage({
  width,
  height,
  codePictures,
}: Pick<PdfPageWords, 'width' | 'height' | 'codePictures'>): Promise<PageCode[]> {
  const codes: PageCode[] = [];
  for (const { box, image } of codePictures)
    for (const { payload, symbology } of await readSharpOrSoft(image))
      if (!codes.some((known) => known.payload === payload))
        codes.push({ payload, symbology, box: fractionBox(box, { width, height }) });
  return codes;
}

/** Modules drawn one by one have hairs of paper between them, which are gone at half of the size. */
async function readSharpOrSoft(image: GreyImage): Promise<DrawnCode[]> {
  const sharp = await readCodes(image);
  return sharp.length > 0 ? sharp : readCodes(shrinkTo(image, Math.max(image.width, image.height) / 2));
}
