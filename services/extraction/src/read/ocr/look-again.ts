import { layOutPage } from '../layout.ts';
import type { PageText } from '../page-model.ts';
import { binarise } from './binarise.ts';
import { fuseDots } from './fuse-dots.ts';
import type { GreyImage } from './grey-image.ts';
import type { OcrLanguage } from './languages.ts';
import { type PreparedImage, placeOf } from './prepare-image.ts';
import type { Recognizer } from './recognizer.ts';

/** Whether a page, with the looks that were taken at it, leaves a value in doubt. */
export type LeavesDoubt = (page: PageText) => boolean;

type Look = {
  readonly image: (prepared: PreparedImage) => GreyImage | Promise<GreyImage>;
  readonly language: OcrLanguage;
};

/** How a page was read: the language that its words tell, and the one whose model's words were kept, which were better. */
export type SpokenIn = { readonly language: OcrLanguage; readonly kept: OcrLanguage };

/**
 * The other ways to recognise a receipt, those first that err otherwise most: ink parted from paper by what is around
 * it; and by the model of another language than the words were read with, which was taught apart and knows the same
 * letters and figures; last with its dots run together, as they are on the paper of a worn thermal head. The same model would
 * say the same again, and be no second witness.
 */
const looksAfter = ({ language, kept }: SpokenIn): readonly Look[] =>
  language === 'ara'
    ? []
    : [
        { image: binarise, language },
        { image: (prepared) => prepared, language: kept !== language ? language : kept === 'eng' ? 'deu' : 'eng' },
        { image: fuseDots, language },
      ];

/** A receipt with as many looks at it as it takes until none of its values is in doubt, or there are no more. */
export async function lookAgain(
  page: PageText,
  { prepared, ...spoken }: SpokenIn & { readonly prepared: PreparedImage },
  recognizer: Recognizer,
  leavesDoubt: LeavesDoubt,
): Promise<PageText> {
  const { number, source } = page;
  let seen = page;
  for (const look of looksAfter(spoken)) {
    if (!leavesDoubt(seen)) break;
    const words = await recognizer.recognize(await look.image(prepared), look.language, 'receipt');
    seen = {
      ...seen,
      again: [...(seen.again ?? []), layOutPage({ number, words, source, ...placeOf(prepared) })],
    };
  }
  return seen;
}
