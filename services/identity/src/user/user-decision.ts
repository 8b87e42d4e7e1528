import { type Decider, type Decision, decisionOf, differingFacts } from '@comptoir/contracts';
import type { User } from './user.ts';

/** Who decides, as a route knows them. */
export type By = Decider;

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
  'user.passkey.add',
  'user.passkey.remove',
] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** What is told of a user in an audit trail: nothing of the password but when it changed. */
function factsOf(user: User): Record<string, unknown> {
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

/** What a decision changed that is no field of the user, on each side. */
export interface OtherFacts {
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** The decision that made `after` of `before`: the facts that differ, on each side. */
export function decisionOn(
  action: UserAction,
  before: User | undefined,
  after: User | undefined,
  { by, facts = {} }: { by: By; facts?: OtherFacts },
): Decision {
  const user = after ?? before;
  const [had, has] = [
    before && { ...factsOf(before), ...facts.before },
    after && { ...factsOf(after), ...facts.after },
  ];
  return decisionOf(by, { action, ...(user && { about: subjectOf(user) }), ...differingFacts(had, has) });
}

/** A user as the audit trail names what a decision was about. */
export const subjectOf = ({
  id,
  firstName,
  lastName,
  email,
}: Pick<User, 'id' | 'firstName' | 'lastName' | 'email'>) => ({
  kind: 'user',
  id,
  name: `${firstName} ${lastName}`.trim() || email,
});
