import type { PageText, Word } from '../page-model.ts';
import { believable, wordsOf } from './believable.ts';
import { binarise } from './binarise.ts';
import { layOutScan, type ReadPicture } from './lay-out-scan.ts';
import type { OrientedBox } from './lines/oriented-box.ts';
import type { PreparedImage } from './prepare-image.ts';
import type { Recognizer } from './recognizer.ts';

/** Whether a page, with the looks that were taken at it, leaves a value in doubt. */
export type LeavesDoubt = (page: PageText) => boolean;

type Look = (prepared: PreparedImage, lines: readonly OrientedBox[], recognizer: Recognizer) => Promise<Word[]>;

/**
 * The other ways to read a receipt, those first that err otherwise most: its lines by a recogniser of another make; and ink parted from
 * paper by what is around it. The same recogniser would say the same of the same picture again, and be no second witness.
 */
const LOOKS: readonly Look[] = [
  async (prepared, lines, { witness }) => believable(await witness.read(prepared, lines)),
  async (prepared, _lines, { latin }) => believable(wordsOf(await latin.read(binarise(prepared)))),
];

/** A receipt with as many looks at it as it takes until none of its values is in doubt, or there are no more. */
export async function lookAgain(
  page: PageText,
  { lines, ...picture }: ReadPicture & { readonly lines: readonly OrientedBox[] },
  recognizer: Recognizer,
  leavesDoubt: LeavesDoubt,
): Promise<PageText> {
  let seen = page;
  for (const look of LOOKS) {
    if (!leavesDoubt(seen)) break;
    const words = await look(picture.prepared, lines, recognizer);
    seen = { ...seen, again: [...(seen.again ?? []), layOutScan(page.number, words, picture)] };
  }
  return seen;
}
