// The codes of a page, as a picture or as a PDF draws them.
import { type GreyImage, shrinkTo } from '../ocr/grey-image.ts';
import { fractionBox, type PageCode } from '../page-model.ts';
import type { PdfPageWords } from '../pdf/page-words.ts';
import { type DrawnCode, readCodes } from './read-codes.ts';

/** The codes of a picture of a page. */
export async function codesOfPicture(image: GreyImage): Promise<PageCode[]> {
  return (await readCodes(image)).map(({ payload, symbology, box }) => ({
    ...{ payload, symbology },
    box: fractionBox(box, image),
  }));
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
