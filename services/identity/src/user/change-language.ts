import { type Language, SCOPE_ALL } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { saveDecision, type UserParts } from './save-decision.ts';
import type { User } from './user.ts';
import type { By } from './user-decision.ts';

/** The language of one's own mails. @throws Problem password.elsewhere for who is no user of ours */
export async function changeLanguage(
  parts: UserParts,
  { language, by }: { language: Language; by: By },
): Promise<User> {
  return parts.database.withTransaction(async (session) => {
    const before = await parts.users.load(SCOPE_ALL, session, by.id);
    if (!before) throw new Problem('password.elsewhere');
    if (before.language === language) return before;
    const after = { ...before, language, version: before.version + 1 };
    await saveDecision(parts, session, { action: 'user.language', before, after, by });
    return after;
  });
}
