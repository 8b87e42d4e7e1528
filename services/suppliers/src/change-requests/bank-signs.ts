import type { BankSign, BankSignCode } from '@comptoir/contracts';
import type { ChangeRequest } from './change-request.ts';
import { isFromBefore } from './contact-points.ts';
import type { ContactTrack } from './contact-track.ts';
import { maskEmail, maskPhone } from './masks.ts';

const LATELY_MS = 90 * 86_400_000;

/** What is known beside the request when somebody is about to accept it. */
export interface BankFacts extends Pick<ContactTrack, 'contactPoints'> {
  readonly countryCode: string;
  /** When the account on file was accepted, if it was changed before. */
  readonly changedAt?: Date;
  /** Names of other suppliers that have the same account, or ask for it. */
  readonly sharedWith: readonly string[];
}

/** What makes a bank change doubtful, the worst first; who accepts it is shown all of it. */
export function bankSigns(request: ChangeRequest, facts: BankFacts, now: Date): BankSign[] {
  const { before, after, typed, asked, confirmedAt, guesses, payee } = request;
  const [from, to] = [countryOf(before.iban), countryOf(after.iban)];
  const bank = after.bic?.slice(4, 6);
  const recent = facts.contactPoints.filter((point) => !isFromBefore(point, now));
  const wrong = guesses - (confirmedAt ? 1 : 0);
  const named = { asked: payee?.asked ?? '', name: payee?.name ?? '–' };
  return [
    sign('PAYEE_NO_MATCH', payee?.answer === 'NO_MATCH', named),
    sign('IBAN_ELSEWHERE', facts.sharedWith.length > 0, { names: facts.sharedWith.join(', ') }),
    sign('PAYEE_CLOSE_MATCH', payee?.answer === 'CLOSE_MATCH', named),
    sign('COUNTRY_CHANGED', from !== undefined && to !== undefined && from !== to, { from: from ?? '', to: to ?? '' }),
    sign('COUNTRY_FOREIGN', to !== undefined && to !== facts.countryCode, {
      iban: to ?? '',
      supplier: facts.countryCode,
    }),
    sign('BIC_COUNTRY', bank !== undefined && to !== undefined && bank !== to, { bic: bank ?? '', iban: to ?? '' }),
    sign('CONTACT_RECENT', recent.length > 0, { contacts: recent.map(shown).join(', ') }),
    sign('NOT_CONFIRMED', !confirmedAt),
    sign('TYPED_BY_STAFF', typed, { name: asked.by.name }),
    sign('WRONG_CODES', wrong > 0, { count: String(wrong) }),
    sign('CHANGED_LATELY', facts.changedAt !== undefined && now.getTime() - facts.changedAt.getTime() < LATELY_MS, {
      date: facts.changedAt?.toISOString().slice(0, 10) ?? '',
    }),
    sign('PAYEE_NOT_POSSIBLE', payee?.answer === 'NOT_POSSIBLE', named),
    sign('NO_RIB', !after.rib),
    sign('FIRST_IBAN', before.iban === undefined),
  ].flat();
}

const sign = (code: BankSignCode, holds: boolean, values?: Record<string, string>): BankSign[] =>
  holds ? [values ? { code, values } : { code }] : [];

const countryOf = (iban: string | undefined): string | undefined => iban?.slice(0, 2);

const shown = ({ channel, value }: ContactTrack['contactPoints'][number]): string =>
  channel === 'email' ? maskEmail(value) : maskPhone(value);
