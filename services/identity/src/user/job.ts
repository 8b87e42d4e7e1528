import { JOBS, type Job, kindsOf, ROLES_OF_JOB, type Role, type UserType } from '@comptoir/contracts';

/** The jobs a member of staff can be given; a supplier's user has that one (specification 000 §3, reference lists). */
export const STAFF_JOBS: readonly Job[] = JOBS.filter((job) => job !== 'supplier');

export const isJob = (text: unknown): text is Job => JOBS.includes(text as Job);

/** The job that gives those roles; null for roles that no form gave. */
export function jobOfRoles(roles: readonly Role[]): Job | null {
  const same = (job: Job): boolean =>
    ROLES_OF_JOB[job].length === roles.length && ROLES_OF_JOB[job].every((role) => roles.includes(role));
  const kinds = kindsOf(roles);
  return JOBS.find(same) ?? (kinds.length === 1 && kinds[0] === 'admin' ? 'administrator' : null);
}

/** Which of the two lists a user is in. Who is both staff and supplier sees what a supplier sees, and is listed there. */
export const typeOfRoles = (roles: readonly Role[]): UserType =>
  kindsOf(roles).includes('supplier') ? 'SUPPLIER' : 'USER';
