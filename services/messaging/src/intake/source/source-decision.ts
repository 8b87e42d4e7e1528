import { type Decider, type Decision, decisionOf, differingFacts } from '@comptoir/contracts';
import type { IntakeSource } from './intake-source.ts';

export type SourceAction = 'intake.create' | 'intake.update' | 'intake.enable' | 'intake.disable' | 'intake.delete';

/** What somebody decided of a mailbox or folder. Of its password it tells that another was typed, and nothing of it. */
export function sourceDecision(
  by: Decider,
  action: SourceAction,
  sides: { before?: IntakeSource | undefined; after?: IntakeSource | undefined; passwordTyped?: boolean },
): Decision {
  const { before, after, passwordTyped = false } = sides;
  const { id = '', name = '' } = after ?? before ?? {};
  const told = differingFacts(before && factsOf(before), after && factsOf(after));
  return decisionOf(by, {
    action,
    about: { kind: 'intakeSource', id, name },
    before: told.before,
    after: passwordTyped ? { ...told.after, password: 'set' } : told.after,
  });
}

function factsOf({
  id: _id,
  version: _version,
  createdAt: _createdAt,
  ...facts
}: IntakeSource): Record<string, unknown> {
  return { ...facts };
}
