import type { PasskeyRequest, PasskeyUsed, SecondFactorOffer } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { requestPasskey, usePasskey } from '../passkey/use-passkey.ts';
import { byThemselves, type FromWhere } from '../user/by.ts';
import type { User } from '../user/user.ts';
import { stepOf } from './totp.ts';
import { offerSecondFactor, type SecondFactorParts, turnOnSecondFactor } from './turn-second-factor.ts';

/** What comes after the right password: nothing more, a code, a passkey or a code, or a second factor to be set up. */
export type Passage =
  | { readonly need: 'nothing'; readonly amr: readonly string[]; readonly recoveryCodes?: readonly string[] }
  | { readonly need: 'code' }
  | { readonly need: 'passkey'; readonly passkey: PasskeyRequest; readonly app: boolean }
  | { readonly need: 'secondFactor'; readonly offer: SecondFactorOffer };

interface Given {
  /** A code, or what one of their passkeys signed. */
  readonly proof: string | PasskeyUsed | undefined;
  /** The issuer's, in which they sign in: a passkey's challenge holds in it alone. */
  readonly interaction: string;
  readonly from: FromWhere;
}

/**
 * Takes somebody whose password was right past their second factor: a passkey, a code of their app, or a recovery code.
 * What is wrong is counted apart from wrong passwords: the right password forgives none of it.
 * @throws Problem login.codeIncorrect, login.passkeyRefused; login.throttled with the seconds to wait
 */
export async function passSecondFactor(parts: SecondFactorParts, user: User, given: Given): Promise<Passage> {
  const { factors, passkeys, throttle, clock, isRequired } = parts;
  const { proof, interaction, from } = given;
  const { address } = from;
  const isSettingUp = !user.secondFactor;
  // The user's own row says whether there is one: it is not looked for where there is none.
  if (isSettingUp && !isRequired(user)) return { need: 'nothing', amr: ['pwd'] };
  const [{ secret }, has] = await Promise.all([factors.of(user.id), passkeys.of(user.id)]);
  if (proof === undefined) {
    if (isSettingUp) return { need: 'secondFactor', offer: await offerSecondFactor(parts, user) };
    if (has.length === 0) return { need: 'code' };
    const passkey = await requestPasskey(parts, { userId: user.id, passkeys: has, interaction });
    return { need: 'passkey', passkey, app: secret !== undefined };
  }

  const account = `code ${user.id}`;
  const seconds = await throttle.begin(account, address);
  if (seconds > 0) throw new Problem('login.throttled', { seconds });
  const by = byThemselves(user, from);
  if (typeof proof !== 'string') {
    const kept = await usePasskey(parts, { user, used: proof, interaction, by });
    await throttle.succeed(account, address);
    return { need: 'nothing', amr: ['pwd', kept, 'user', 'mfa'] };
  }
  const code = proof;
  const amr = ['pwd', 'otp', 'mfa'];
  if (isSettingUp) {
    const recoveryCodes = await turnOnSecondFactor(parts, { userId: user.id, code, by });
    await throttle.succeed(account, address);
    return { need: 'nothing', amr, recoveryCodes };
  }
  const step = secret === undefined ? undefined : stepOf(secret, code.replace(/\s/g, ''), clock.now());
  const passed =
    step === undefined ? await factors.useRecoveryCode(user.id, code) : await factors.useStep(user.id, step);
  if (!passed) throw new Problem('login.codeIncorrect');
  await throttle.succeed(account, address);
  return { need: 'nothing', amr };
}
