import type { PasskeyCreation } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { SecondFactorParts } from '../second-factor/turn-second-factor.ts';
import type { User } from '../user/user.ts';
import { toRegister } from './challenge.store.ts';
import { MOST_PASSKEYS } from './passkey.ts';

/** What a browser is to make a passkey of; it holds until the next offer. @throws Problem passkey.tooMany */
export async function offerPasskey(
  { passkeys, challenges, relyingParty }: SecondFactorParts,
  user: User,
): Promise<PasskeyCreation> {
  const has = await passkeys.of(user.id);
  if (has.length >= MOST_PASSKEYS) throw new Problem('passkey.tooMany', { most: MOST_PASSKEYS });
  const offer = await relyingParty.offer(user, has);
  await challenges.put(toRegister(user.id), user.id, offer.challenge);
  return offer;
}
