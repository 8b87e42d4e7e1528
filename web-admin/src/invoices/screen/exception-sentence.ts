import { READING_REFUSALS } from '@comptoir/contracts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import type { Text } from '../../i18n/use-text.ts';

/** What may go better the next time: it was the reading that failed, not the file. */
const WORTH_ANOTHER_TRY = ['TIMED_OUT', 'OUT_OF_MEMORY', 'GAVE_UP'];
const REASONS = [...READING_REFUSALS, 'NOT_AN_INVOICE'] as const;

/** Whether it is by this reason that a document came to nothing. */
export const isExceptionReason = (reason: string | undefined): reason is (typeof REASONS)[number] =>
  REASONS.some((known) => known === reason);

/** Why a document came to nothing, in the reader's language; a reason that has no sentence is named as it is. */
export const sentenceOfException = (t: Text, reason: string): string =>
  isExceptionReason(reason) ? t(`exception.${reason}`) : t('exception.other', { reason });

/** What to do with a document that is no invoice, by whoever may cancel it or may not. */
export const todoOfOtherPaper = (mayCancel: boolean): MessageKey =>
  mayCancel ? 'finding.kind.todo' : 'finding.kind.todo.noCancel';

/** What to do with a document that came to nothing. */
export function todoOfException(reason: string, mayCancel: boolean): MessageKey {
  if (reason === 'NOT_AN_INVOICE') return todoOfOtherPaper(mayCancel);
  return WORTH_ANOTHER_TRY.includes(reason) ? 'exception.todo.again' : 'exception.todo.file';
}
