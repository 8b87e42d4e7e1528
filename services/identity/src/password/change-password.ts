import { SCOPE_ALL } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { EndIssuerSessions } from '../issuer/issuer-records.store.ts';
import type { Throttle } from '../sign-in/throttle.store.ts';
import { hashPassword, type Passwords } from '../user/password.ts';
import { saveDecision, type UserParts } from '../user/save-decision.ts';
import { maySignIn, withPassword } from '../user/user.ts';
import type { By } from '../user/user-decision.ts';
import { problemsOfNewPassword } from './password-rules.ts';

export type ChangePasswordParts = UserParts & {
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly endIssuerSessions: EndIssuerSessions;
  readonly outsideIssuer: boolean;
};

/**
 * Changes one's own password; the session it is changed in goes on, every other is over. Guessing the current one is
 * as slow here as on the sign-in page.
 * @throws Problem request.invalid by field; login.throttled; password.elsewhere
 */
export async function changePassword(
  parts: ChangePasswordParts,
  {
    currentPassword = '',
    newPassword = '',
    confirmation = '',
    by,
    session: kept,
  }: { currentPassword?: string; newPassword?: string; confirmation?: string; by: By; session: string | null },
): Promise<void> {
  const { database, users, passwords, throttle, clock, outsideIssuer, endIssuerSessions } = parts;
  if (outsideIssuer) throw new Problem('password.elsewhere');
  const user = await users.findSubject(by.id);
  if (!maySignIn(user)) throw new Problem('session.required');
  const problems = problemsOfNewPassword({ newPassword, confirmation }, user);
  if (currentPassword === '') problems.unshift({ field: 'currentPassword', code: 'currentPassword_required' });
  else if (newPassword !== '' && newPassword === currentPassword)
    problems.push({ field: 'newPassword', code: 'password_same' });
  if (problems.length > 0) throw new Problem('request.invalid', {}, problems);

  const address = by.address ?? '';
  const seconds = await throttle.begin(user.email, address);
  if (seconds > 0) throw new Problem('login.throttled', { seconds });
  if (!(await passwords.matches(user.passwordHash, currentPassword)))
    throw new Problem('request.invalid', {}, [{ field: 'currentPassword', code: 'currentPassword_wrong' }]);
  await throttle.succeed(user.email, address);
  const passwordHash = await hashPassword(newPassword);

  await database.withTransaction(async (session) => {
    const before = await users.load(SCOPE_ALL, session, user.id);
    // Somebody else set another one meanwhile: what was typed as the current one is so no more.
    if (!maySignIn(before) || before.passwordHash !== user.passwordHash) throw new Problem('session.required');
    const after = withPassword(before, passwordHash, clock.now(), kept);
    await saveDecision(parts, session, { action: 'user.password', before, after, by });
    await endIssuerSessions(before.id, session);
  });
}
