import { INTAKE_LIMITS, type IntakeRefusal } from '@comptoir/contracts';
import type { Sender } from './decide-sender.ts';
import type { Letter } from './letter.ts';

/** Why nothing of a message is taken; undefined where its files are looked at one by one. */
export function judgeLetter(
  { files }: Pick<Letter, 'files'>,
  { supplierId, isKnown }: Pick<Sender, 'supplierId' | 'isKnown'>,
  { takesUnknown }: { readonly takesUnknown: boolean },
): IntakeRefusal | undefined {
  if (supplierId === undefined && !isKnown && !takesUnknown) return 'SENDER_UNKNOWN';
  if (files.length === 0) return 'NO_FILE';
  // As at the drop zone: none of 31, so that nobody has to find out which 30.
  return files.length > INTAKE_LIMITS.files ? 'TOO_MANY_FILES' : undefined;
}
