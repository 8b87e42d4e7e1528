import { SCOPE_ALL } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { SecondFactorParts } from '../second-factor/turn-second-factor.ts';
import { saveDecision } from '../user/save-decision.ts';
import type { By } from '../user/user-decision.ts';

/**
 * Takes one of one's own passkeys out of use; with the last second factor go the recovery codes.
 * @throws Problem not.found; secondFactor.required where it is the last and the settings ask for one
 */
export async function removePasskey(
  parts: SecondFactorParts,
  { userId, id, by }: { userId: string; id: string; by: By },
): Promise<void> {
  const { database, users, factors, passkeys, isRequired } = parts;
  await database.withTransaction(async (session) => {
    const before = await users.load(SCOPE_ALL, session, userId);
    if (!before) throw new Problem('session.required');
    const has = await passkeys.of(userId, session);
    const passkey = has.find((one) => one.id === id);
    if (!passkey) throw new Problem('not.found');
    const { secret } = await factors.of(userId, session);
    const isLast = has.length === 1 && secret === undefined;
    if (isLast && isRequired(before)) throw new Problem('secondFactor.required');
    await passkeys.remove(session, userId, id);
    if (isLast) await factors.turnOff(session, userId);
    const after = { ...before, secondFactor: !isLast, version: before.version + 1 };
    const facts = { before: { passkey: passkey.name } };
    await saveDecision(parts, session, { action: 'user.passkey.remove', before, after, by, facts });
  });
}
