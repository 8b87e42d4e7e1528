import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session.ts';
import { createSendings, type Sending, type Sendings } from './sendings.ts';

/** One a person: who signs in next in the same tab sees nothing of who signed out. */
const ofPeople = new Map<string, Sendings>();

export function useSendings(): Sendings {
  const t = useText();
  const { user } = useSession();
  const known = ofPeople.get(user.id);
  if (known) return known;
  const sendings = createSendings(sessionStorage, `comptoir.sendings.${user.id}`, {
    sentence: t('sending.unanswered'),
    stale: false,
    fields: {},
  });
  ofPeople.set(user.id, sendings);
  return sendings;
}

/** What was given to an invoice and is not taken yet. */
export function useSending(invoiceId: string): Sending | undefined {
  const sendings = useSendings();
  return useSyncExternalStore(sendings.subscribe, () => sendings.of(invoiceId));
}
