import { useSession } from '../../session.ts';
import { createDrafts, type Drafts } from './drafts.ts';

/** One a person: who signs in next in the same tab sees nothing of who signed out. */
const ofPeople = new Map<string, Drafts>();

export function useDrafts(): Drafts {
  const { user } = useSession();
  const known = ofPeople.get(user.id);
  if (known) return known;
  const drafts = createDrafts(sessionStorage, `comptoir.drafts.${user.id}`);
  ofPeople.set(user.id, drafts);
  // A page that is left is found again with them; a tab that is closed takes them along.
  window.addEventListener('pagehide', () => void drafts.save());
  window.addEventListener('beforeunload', (event) => {
    if (!drafts.isEmpty()) event.preventDefault();
  });
  return drafts;
}
