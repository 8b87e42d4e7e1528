import type { Decision } from '@comptoir/contracts';
import type { User } from './user.ts';

/** Who decides, as a route knows them. */
export interface By {
  readonly id: string;
  readonly name: string;
  readonly kind: 'user' | 'service';
  readonly roles: readonly string[];
  readonly address?: string;
  readonly correlationId?: string;
}

export const USER_ACTIONS = [
  'user.create',
  'user.update',
  'user.enable',
  'user.disable',
  'user.delete',
  'user.language',
  'user.password',
  'user.secondFactor.on',
  'user.secondFactor.off',
] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** What is told of a user in an audit trail: nothing of the password but when it changed. */
function factsOf(user: User | undefined): Record<string, unknown> {
  if (!user) return {};
  const { email, firstName, lastName, civility, jobTitle, roles, supplierIds, language, status, secondFactor } = user;
  const passwordChangedAt = user.passwordChangedAt?.toISOString() ?? null;
  return {
    email,
    firstName,
    lastName,
    civility,
    jobTitle,
    roles: [...roles],
    supplierIds: [...supplierIds],
    language,
    status,
    secondFactor,
    passwordChangedAt,
  };
}

/** The decision that made `after` of `before`: the facts that differ, on each side. */
export function decisionOn(
  action: UserAction,
  before: User | undefined,
  after: User | undefined,
  { id, name, kind, roles, address }: By,
): Decision {
  const [was, is] = [factsOf(before), factsOf(after)];
  const differing = Object.keys({ ...was, ...is }).filter(
    (key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  );
  const only = (facts: Record<string, unknown>) =>
    Object.fromEntries(differing.map((key) => [key, facts[key] ?? null]));
  return {
    action,
    by: { id, name, kind },
    roles: [...roles],
    ...(address !== undefined && { address }),
    before: before ? only(was) : null,
    after: after ? only(is) : null,
  };
}
