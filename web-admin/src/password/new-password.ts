import { PASSWORD_LENGTH } from '@comptoir/contracts';
import type { PasswordTexts } from './texts.ts';

/** What is missing or differs before anything is sent (specification 000 §5); whether it is common the server knows. */
export function problemsOf(
  { newPassword, confirmation }: { newPassword: string; confirmation: string },
  texts: PasswordTexts,
): { newPassword: string; confirmation: string } {
  const length = [...newPassword].length;
  return {
    newPassword: length === 0 ? texts.newRequired : length < PASSWORD_LENGTH.least ? texts.short : '',
    confirmation: confirmation === '' ? texts.confirmationRequired : confirmation === newPassword ? '' : texts.differ,
  };
}
