import { SCOPE_ALL, type Scope, type SecondFactorOffer } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Challenges } from '../passkey/challenge.store.ts';
import type { Passkeys } from '../passkey/passkey.store.ts';
import type { RelyingParty } from '../passkey/relying-party.ts';
import type { Throttle } from '../sign-in/throttle.store.ts';
import type { Passwords } from '../user/password.ts';
import { saveDecision, type UserParts } from '../user/save-decision.ts';
import { mayGive, maySignIn, type User } from '../user/user.ts';
import type { By } from '../user/user-decision.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { SecondFactors } from './second-factor.store.ts';
import { addressOf, newSecret, stepOf } from './totp.ts';

export type SecondFactorParts = UserParts & {
  readonly factors: SecondFactors;
  readonly passkeys: Passkeys;
  readonly challenges: Challenges;
  readonly relyingParty: RelyingParty;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly outsideIssuer: boolean;
  /** Whether the settings ask this user for a second factor. */
  readonly isRequired: (user: User) => boolean;
};

/** Makes a secret for somebody's app: not in use until a code of it comes back. */
export async function offerSecondFactor({ factors }: SecondFactorParts, user: User): Promise<SecondFactorOffer> {
  const secret = newSecret();
  await factors.offer(user.id, secret);
  return { secret, uri: addressOf(secret, user.email) };
}

/**
 * Puts into use what was offered, once a code proves that an app has it. Answers new recovery codes, which are not told
 * again; those that came with a passkey before it are over.
 * @throws Problem secondFactor.notOffered, login.codeIncorrect
 */
export async function turnOnSecondFactor(
  parts: SecondFactorParts,
  { userId, code, by }: { userId: string; code: string; by: By },
): Promise<string[]> {
  const { database, users, factors, clock } = parts;
  const { offered } = await factors.of(userId);
  if (offered === undefined) throw new Problem('secondFactor.notOffered');
  const step = stepOf(offered, code.replace(/\s/g, ''), clock.now());
  if (step === undefined) throw new Problem('login.codeIncorrect');
  const recoveryCodes = newRecoveryCodes();
  await database.withTransaction(async (session) => {
    const before = await users.load(SCOPE_ALL, session, userId);
    if (!maySignIn(before)) throw new Problem('session.required');
    if (!(await factors.turnOn(session, userId, offered, step))) throw new Problem('secondFactor.notOffered');
    await factors.giveRecoveryCodes(session, userId, recoveryCodes);
    const after = { ...before, secondFactor: true, version: before.version + 1 };
    await saveDecision(parts, session, { action: 'user.secondFactor.on', before, after, by });
  });
  return recoveryCodes;
}

/**
 * Turns one's own app off; passkeys stay, and with them the recovery codes.
 * @throws Problem secondFactor.required where there is no passkey and the settings ask for a second factor
 */
export async function turnOffSecondFactor(parts: SecondFactorParts, user: User, by: By): Promise<void> {
  const { database, users, factors, passkeys, isRequired } = parts;
  await database.withTransaction(async (session) => {
    const before = await users.load(SCOPE_ALL, session, user.id);
    if (!before) throw new Problem('session.required');
    const isLast = (await passkeys.of(user.id, session)).length === 0;
    if (isLast && isRequired(before)) throw new Problem('secondFactor.required');
    const { secret } = await factors.of(user.id, session);
    if (isLast) await factors.turnOff(session, user.id);
    else await factors.endApp(session, user.id);
    if (secret === undefined) return;
    const after = { ...before, secondFactor: !isLast, version: before.version + 1 };
    await saveDecision(parts, session, { action: 'user.secondFactor.off', before, after, by });
  });
}

/**
 * Takes app, passkeys and recovery codes from somebody who has lost them; never from oneself.
 * @throws Problem not.found, user.ownAccount, access.denied
 */
export async function resetSecondFactor(
  parts: SecondFactorParts,
  scope: Scope,
  { id, by }: { id: string; by: By },
): Promise<void> {
  if (by.id === id) throw new Problem('user.ownAccount');
  const { database, users, factors, passkeys } = parts;
  await database.withTransaction(async (session) => {
    const before = await users.load(scope, session, id);
    if (!before) throw new Problem('not.found');
    if (!mayGive(scope, before.supplierIds)) throw new Problem('access.denied');
    await factors.turnOff(session, id);
    await passkeys.removeAll(session, id);
    if (!before.secondFactor) return;
    const after = { ...before, secondFactor: false, version: before.version + 1 };
    await saveDecision(parts, session, { action: 'user.secondFactor.off', before, after, by });
  });
}

/**
 * The user who calls, once they typed their password again.
 * @throws Problem password.elsewhere, session.required, login.throttled, request.invalid
 */
export async function provenUser(
  { users, passwords, throttle, outsideIssuer }: SecondFactorParts,
  by: By,
  currentPassword: string,
): Promise<User> {
  if (outsideIssuer) throw new Problem('password.elsewhere');
  const user = await users.findSubject(by.id);
  if (!maySignIn(user)) throw new Problem('session.required');
  const address = by.address ?? '';
  const seconds = await throttle.begin(user.email, address);
  if (seconds > 0) throw new Problem('login.throttled', { seconds });
  if (!(await passwords.matches(user.passwordHash, currentPassword)))
    throw new Problem('request.invalid', {}, [{ field: 'currentPassword', code: 'currentPassword_wrong' }]);
  await throttle.succeed(user.email, address);
  return user;
}
