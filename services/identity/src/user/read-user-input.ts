import {
  CIVILITIES,
  type FieldProblemCode,
  isEmail,
  isPersonName,
  type Job,
  type Language,
  type UserInput,
  type UserType,
} from '@comptoir/contracts';
import { isJob, STAFF_JOBS } from './job.ts';
import { normalEmail } from './user.ts';

/** What a form said of a user, as it is kept. */
export interface UserData {
  readonly type: UserType;
  readonly civility: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly job: Job;
  /** Of a supplier's user. */
  readonly supplierId: string | null;
  readonly language: Language | null;
}

export type ReadUser =
  | { readonly ok: true; readonly data: UserData }
  | { readonly ok: false; readonly problems: ReadonlyArray<{ field: string; code: FieldProblemCode }> };

/**
 * Reads a user form by the rules of specification 000 §5. A supplier's user is told by its supplier or its job; the
 * job of theirs is fixed, staff choose among the others.
 */
export function readUserInput(input: UserInput, known?: UserType): ReadUser {
  const job = codeOf(input.jobTitle);
  const supplierId = text(input.supplierId) || codeOf(input.supplier);
  const type = known ?? (job === 'supplier' || (job === '' && supplierId !== '') ? 'SUPPLIER' : 'USER');
  const civility = codeOf(input.civility);
  const [firstName, lastName, email] = [text(input.firstName), text(input.lastName), text(input.email)];
  const isSupplier = type === 'SUPPLIER';
  const given: Job | undefined = isSupplier ? 'supplier' : isJob(job) && STAFF_JOBS.includes(job) ? job : undefined;

  const problems = [
    ...judge('civility', civility, 'civility_required', 'not_valid', (code) => CIVILITIES.some((one) => one === code)),
    ...judge('lastName', lastName, 'lastName_required', 'lastName_notValid', isPersonName),
    ...judge('firstName', firstName, 'firstName_required', 'firstName_notValid', isPersonName),
    ...judge('email', email, 'email_required', 'email_notValid', isEmail),
    ...(isSupplier
      ? judge('supplier', supplierId, 'supplier_required', 'not_valid', () => true)
      : judge('jobTitle', job, 'job_required', 'not_valid', () => given !== undefined)),
  ];
  if (problems.length > 0 || !given) return { ok: false, problems };
  return {
    ok: true,
    data: {
      type,
      civility,
      firstName,
      lastName,
      email: normalEmail(email),
      job: given,
      supplierId: isSupplier ? supplierId : null,
      language: input.language ?? null,
    },
  };
}

function judge(
  field: string,
  value: string,
  missing: FieldProblemCode,
  wrong: FieldProblemCode,
  isFine: (value: string) => boolean,
): Array<{ field: string; code: FieldProblemCode }> {
  if (value === '') return [{ field, code: missing }];
  return isFine(value) ? [] : [{ field, code: wrong }];
}

const text = (value: string | null | undefined): string => value?.trim() ?? '';

/** A choice's code, however it was sent: the specification's entity has it as an object with a label. */
function codeOf(chosen: UserInput['supplier']): string {
  if (chosen === null || chosen === undefined) return '';
  return text(typeof chosen === 'string' ? chosen : (chosen.id ?? chosen.code ?? chosen.label));
}
