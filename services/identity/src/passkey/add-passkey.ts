import { type NewPasskey, type PasskeyAdded, SCOPE_ALL } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { isDuplicateKey, newId } from '@comptoir/storage';
import { newRecoveryCodes } from '../second-factor/recovery-codes.ts';
import type { SecondFactorParts } from '../second-factor/turn-second-factor.ts';
import { saveDecision } from '../user/save-decision.ts';
import { maySignIn } from '../user/user.ts';
import type { By } from '../user/user-decision.ts';
import { toRegister } from './challenge.store.ts';
import { MOST_PASSKEYS, passkeyView } from './passkey.ts';

/**
 * Puts into use what a browser made of the offer. Somebody's first second factor comes with recovery codes, which are
 * not told again.
 * @throws Problem passkey.notOffered, passkey.refused, passkey.taken, passkey.tooMany
 */
export async function addPasskey(
  parts: SecondFactorParts,
  { userId, name, credential, by }: NewPasskey & { userId: string; by: By },
): Promise<PasskeyAdded> {
  const { database, users, factors, passkeys, challenges, relyingParty, clock } = parts;
  const challenge = await challenges.take(toRegister(userId), userId);
  if (challenge === undefined) throw new Problem('passkey.notOffered');
  const made = await relyingParty.readMade(credential, challenge);
  if (!made) throw new Problem('passkey.refused');
  const passkey = { ...made, id: newId(), userId, name: name.trim(), createdAt: clock.now(), lastUsedAt: null };
  try {
    return await database.withTransaction(async (session) => {
      const before = await users.load(SCOPE_ALL, session, userId);
      if (!maySignIn(before)) throw new Problem('session.required');
      if ((await passkeys.of(userId, session)).length >= MOST_PASSKEYS)
        throw new Problem('passkey.tooMany', { most: MOST_PASSKEYS });
      await passkeys.insert(session, passkey);
      const recoveryCodes = before.secondFactor ? undefined : newRecoveryCodes();
      if (recoveryCodes) await factors.giveRecoveryCodes(session, userId, recoveryCodes);
      const after = { ...before, secondFactor: true, version: before.version + 1 };
      const facts = { after: { passkey: passkey.name } };
      await saveDecision(parts, session, { action: 'user.passkey.add', before, after, by, facts });
      return { passkey: passkeyView(passkey), ...(recoveryCodes && { recoveryCodes }) };
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new Problem('passkey.taken');
    throw error;
  }
}
