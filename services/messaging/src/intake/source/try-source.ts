import type { IntakeTrial, IntakeTry, Language, Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { keptPassword, settingsIn } from './save-source.ts';
import type { SourceParts } from './source-parts.ts';
import { troubleView } from './source-view.ts';

/**
 * Tries what a form holds, with the password typed in it, or the one that is kept for the same place.
 * @throws Problem request.invalid by field, not.found
 */
export async function trySource(
  parts: SourceParts,
  scope: Scope,
  { id, ...input }: IntakeTry,
  language: Language,
): Promise<IntakeTrial> {
  const settings = settingsIn(input);
  const { password = await kept() } = input;
  const { waiting, trouble, hostKey } = await parts.tryConnection(settings, password);
  return {
    ok: trouble === undefined,
    ...(waiting !== undefined && { waiting }),
    ...(trouble && { trouble: troubleView(trouble, language) }),
    ...(hostKey !== undefined && { hostKey }),
  };

  async function kept(): Promise<string> {
    if (id === undefined) throw new Problem('request.invalid', {}, [{ field: 'password', code: 'required' }]);
    const known = await parts.sources.find(scope, id);
    if (!known) throw new Problem('not.found');
    return parts.seals.unseal(id, keptPassword(known, settings));
  }
}
