import type { SecondFactorOffer } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { byThemselves, type FromWhere } from '../user/by.ts';
import type { User } from '../user/user.ts';
import { stepOf } from './totp.ts';
import { offerSecondFactor, type SecondFactorParts, turnOnSecondFactor } from './turn-second-factor.ts';

/** What comes after the right password: nothing more, a code to be typed, or a second factor to be set up. */
export type Passage =
  | { readonly need: 'nothing'; readonly amr: readonly string[]; readonly recoveryCodes?: readonly string[] }
  | { readonly need: 'code' }
  | { readonly need: 'secondFactor'; readonly offer: SecondFactorOffer };

/**
 * Takes somebody whose password was right past their second factor. Wrong codes are counted apart from wrong passwords:
 * the right password forgives none of them.
 * @throws Problem login.codeIncorrect; login.throttled with the seconds to wait
 */
export async function passSecondFactor(
  parts: SecondFactorParts,
  user: User,
  { code, from }: { code: string | undefined; from: FromWhere },
): Promise<Passage> {
  const { factors, throttle, clock, isRequired } = parts;
  const { address } = from;
  const { secret } = await factors.of(user.id);
  const isSettingUp = secret === undefined && isRequired(user);
  if (secret === undefined && !isSettingUp) return { need: 'nothing', amr: ['pwd'] };
  if (code === undefined)
    return isSettingUp ? { need: 'secondFactor', offer: await offerSecondFactor(parts, user) } : { need: 'code' };

  const account = `code ${user.id}`;
  const seconds = await throttle.begin(account, address);
  if (seconds > 0) throw new Problem('login.throttled', { seconds });
  const amr = ['pwd', 'otp'];
  if (secret === undefined) {
    const by = byThemselves(user, from);
    const recoveryCodes = await turnOnSecondFactor(parts, { userId: user.id, code, by });
    await throttle.succeed(account, address);
    return { need: 'nothing', amr, recoveryCodes };
  }
  const step = stepOf(secret, code.replace(/\s/g, ''), clock.now());
  const passed =
    step === undefined ? await factors.useRecoveryCode(user.id, code) : await factors.useStep(user.id, step);
  if (!passed) throw new Problem('login.codeIncorrect');
  await throttle.succeed(account, address);
  return { need: 'nothing', amr };
}
