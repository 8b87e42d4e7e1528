import { isEmail, isPersonName, type Language, type SpecificationUser, type UserType } from '@comptoir/contracts';
import type { MessageKey } from '../../i18n/catalogue.ts';

/** What the user forms hold while a person types. */
export interface UserDraft {
  readonly civility: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly supplierId: string | null;
  readonly language: Language;
}

/** Which of the two lists a user is in: a supplier's users have the one job of theirs. */
export const typeOf = (user: Pick<SpecificationUser, 'roles'>): UserType =>
  user.roles.some((role) => role === 'supplier' || role === 'invoice_supplier') ? 'SUPPLIER' : 'USER';

export const draftOf = (user: SpecificationUser | undefined, language: Language): UserDraft => ({
  civility: user?.civility?.code ?? '',
  lastName: user?.lastName ?? '',
  firstName: user?.firstName ?? '',
  email: user?.email ?? '',
  jobTitle: user?.jobTitle?.code ?? '',
  supplierId: user?.supplierId ?? null,
  language: user?.language ?? language,
});

/** What is missing or wrong, by field (specification 000 §5). */
export function problemsOf(draft: UserDraft, type: UserType): Readonly<Record<string, MessageKey>> {
  const [lastName, firstName, email] = [draft.lastName.trim(), draft.firstName.trim(), draft.email.trim()];
  const problems: Record<string, MessageKey> = {};
  if (draft.civility === '') problems.civility = 'user.civility_required';
  if (lastName === '') problems.lastName = 'user.lastName_required';
  else if (!isPersonName(lastName)) problems.lastName = 'user.lastName_notValid';
  if (firstName === '') problems.firstName = 'user.firstName_required';
  else if (!isPersonName(firstName)) problems.firstName = 'user.firstName_notValid';
  if (email === '') problems.email = 'user.email_required';
  else if (!isEmail(email)) problems.email = 'user.email_notValid';
  if (type === 'USER' && draft.jobTitle === '') problems.jobTitle = 'user.job_required';
  if (type === 'SUPPLIER' && draft.supplierId === null) problems.supplier = 'user.supplier_required';
  return problems;
}

/** What a save sends: a supplier's user has a supplier, and no choice of a job. */
export function inputOf(draft: UserDraft, type: UserType, version: number | undefined): object {
  const { civility, lastName, firstName, email, jobTitle, supplierId, language } = draft;
  return {
    civility,
    lastName: lastName.trim(),
    firstName: firstName.trim(),
    email: email.trim(),
    language,
    ...(type === 'USER' ? { jobTitle } : { jobTitle: 'supplier', supplierId }),
    ...(version !== undefined && { version }),
  };
}

export const isTouched = (draft: UserDraft, before: UserDraft): boolean =>
  (Object.keys(before) as Array<keyof UserDraft>).some((name) => draft[name] !== before[name]);
