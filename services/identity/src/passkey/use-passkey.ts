import { decisionOf, type EventData, type NewEvent, type PasskeyRequest, type PasskeyUsed } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import type { SecondFactorParts } from '../second-factor/turn-second-factor.ts';
import type { User } from '../user/user.ts';
import { type By, subjectOf } from '../user/user-decision.ts';
import { toSignIn } from './challenge.store.ts';
import { isCounterBehind, type StoredPasskey } from './passkey.ts';

/** What a browser is to ask of one of these passkeys, in this interaction and no other. */
export async function requestPasskey(
  { challenges, relyingParty }: SecondFactorParts,
  { userId, passkeys, interaction }: { userId: string; passkeys: readonly StoredPasskey[]; interaction: string },
): Promise<PasskeyRequest> {
  const request = await relyingParty.request(passkeys);
  await challenges.put(toSignIn(interaction), userId, request.challenge);
  return request;
}

/**
 * Takes what a passkey signed, once. Answers how the passkey is kept (RFC 8176).
 * @throws Problem login.passkeyRefused, whatever is wrong with it
 */
export async function usePasskey(
  parts: SecondFactorParts,
  { user, used, interaction, by }: { user: User; used: PasskeyUsed; interaction: string; by: By },
): Promise<'hwk' | 'swk'> {
  const { passkeys, challenges, relyingParty, clock } = parts;
  const challenge = await challenges.take(toSignIn(interaction), user.id);
  const passkey = (await passkeys.of(user.id)).find(({ credentialId }) => credentialId === used.id);
  if (challenge === undefined || !passkey) throw new Problem('login.passkeyRefused');
  const counter = await relyingParty.readUsed(used, passkey, challenge);
  if (counter === undefined) throw new Problem('login.passkeyRefused');
  if (isCounterBehind(passkey.counter, counter)) {
    await tellOfCopy(parts, { user, passkey, counter, by });
    throw new Problem('login.passkeyRefused');
  }
  if (!(await passkeys.use(passkey, counter, clock.now()))) throw new Problem('login.passkeyRefused');
  return passkey.synced ? 'swk' : 'hwk';
}

/** Somebody may have copied the key: the audit trail keeps it. */
async function tellOfCopy(
  { database, outbox }: SecondFactorParts,
  { user, passkey, counter, by }: { user: User; passkey: StoredPasskey; counter: number; by: By },
): Promise<void> {
  const decision = decisionOf(by, {
    action: 'user.passkey.behind',
    about: subjectOf(user),
    before: { passkey: passkey.name, counter: passkey.counter },
    after: { passkey: passkey.name, counter },
  });
  const told: NewEvent<EventData<'DecisionTaken'>> = {
    type: 'DecisionTaken',
    subject: newId(),
    sequence: 1,
    ...(by.correlationId !== undefined && { correlationId: by.correlationId }),
    data: { decision },
  };
  await database.withTransaction((session) => outbox.append(session, [told]));
}
