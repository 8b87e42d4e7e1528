import type { MessageKey } from '../i18n/catalogue.ts';

export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmation'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
export type PasswordDraft = Readonly<Record<PasswordField, string>>;

export const NO_PASSWORDS: PasswordDraft = { currentPassword: '', newPassword: '', confirmation: '' };

/** What is missing or differs (specification 000 §5); whether the new one will do, the server says. */
export function problemsOf(draft: PasswordDraft): Readonly<Partial<Record<PasswordField, MessageKey>>> {
  const { currentPassword, newPassword, confirmation } = draft;
  return {
    ...(currentPassword === '' && { currentPassword: 'profile.password.currentRequired' as const }),
    ...(newPassword === '' && { newPassword: 'profile.password.newRequired' as const }),
    ...(confirmation === ''
      ? { confirmation: 'profile.password.confirmationRequired' as const }
      : confirmation !== newPassword && { confirmation: 'profile.password.differ' as const }),
  };
}
