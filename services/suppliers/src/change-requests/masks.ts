import type { ChangeValues } from './change-request.ts';

const HIDDEN = '••••';

/** The country, and the last four signs: enough to know one's own account by. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} ${HIDDEN} ${iban.slice(-4)}`;

/** The first letter and the domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}${HIDDEN}${email.slice(at)}`;
}

/** The last two digits. */
export const maskPhone = (phone: string): string => `${HIDDEN} ${phone.slice(-2)}`;

/** The values of a request as histories, events and mails have them; null where there were none. */
export function maskValues({ email, phone, iban, bic, rib }: ChangeValues): string | null {
  if (email !== undefined) return maskEmail(email);
  if (phone !== undefined) return maskPhone(phone);
  const bank = [iban && maskIban(iban), bic, rib && `RIB ${rib.sha256.slice(0, 8)}`].filter(Boolean);
  return bank.length > 0 ? bank.join(' · ') : null;
}
