import { SCOPE_ALL } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { EndIssuerSessions } from '../issuer/issuer-records.store.ts';
import type { Throttle } from '../sign-in/throttle.store.ts';
import { byThemselves, type FromWhere } from '../user/by.ts';
import { hashPassword } from '../user/password.ts';
import { saveDecision, type UserParts } from '../user/save-decision.ts';
import { withPassword } from '../user/user.ts';
import type { PasswordLinks } from './password-link.store.ts';
import { serves } from './password-link.ts';
import { problemsOfNewPassword } from './password-rules.ts';

export type SetPasswordParts = UserParts & {
  readonly links: PasswordLinks;
  readonly throttle: Throttle;
  readonly endIssuerSessions: EndIssuerSessions;
};

/** Whether a link's token still sets a password. */
export async function isTokenGood({ links, users, clock }: SetPasswordParts, token: string): Promise<boolean> {
  const link = await links.byToken(token);
  return serves(link, link && (await users.findSubject(link.userId)), clock.now());
}

/**
 * Sets the password of whom a link was mailed to. The token is used up with it, every session of theirs is over, and
 * who waited for it is in.
 * @throws Problem password.tokenUsed; request.invalid by field
 */
export async function setPassword(
  parts: SetPasswordParts,
  {
    token,
    newPassword,
    confirmation,
    from,
  }: { token: string; newPassword?: string; confirmation?: string; from: FromWhere },
): Promise<void> {
  const { database, users, links, throttle, clock, endIssuerSessions } = parts;
  const link = await links.byToken(token);
  const owner = link && (await users.findSubject(link.userId));
  // Before the costly work: who has no token gets none of it.
  if (!owner || !serves(link, owner, clock.now())) throw new Problem('password.tokenUsed');
  const problems = problemsOfNewPassword({ newPassword, confirmation }, owner);
  if (problems.length > 0) throw new Problem('request.invalid', {}, problems);
  const passwordHash = await hashPassword(newPassword ?? '');

  await database.withTransaction(async (session) => {
    const now = clock.now();
    const used = await links.use(session, token, now);
    const before = used && (await users.load(SCOPE_ALL, session, used.userId));
    if (!before || !serves({ ...used, usedAt: null }, before, now)) throw new Problem('password.tokenUsed');
    const after = withPassword(before, passwordHash, now, null);
    await saveDecision(parts, session, {
      action: 'user.password',
      before,
      after,
      by: byThemselves(before, from),
    });
    await endIssuerSessions(before.id, session);
  });
  await throttle.forgive(owner.email);
}
