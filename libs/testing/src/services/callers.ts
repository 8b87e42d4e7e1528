import { type Language, ROLES_OF_JOB, type Role, type UserCaller } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';

interface Person {
  readonly id?: string;
  readonly supplierIds?: readonly string[];
  readonly language?: Language;
  /** In seconds since the epoch. */
  readonly authenticatedAt?: number;
}

const person = (
  name: string,
  roles: readonly Role[],
  { id = newId(), supplierIds = [], language = 'en', authenticatedAt = 1_800_000_000 }: Person,
): UserCaller => ({
  kind: 'user',
  id,
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@comptoir.example`,
  roles,
  supplierIds,
  language,
  authenticatedAt,
});

/** One caller of each kind of the permission table. */
export const anAdmin = (more: Person = {}): UserCaller => person('Ada Admin', ROLES_OF_JOB.administrator, more);
export const aClerk = (more: Person = {}): UserCaller => person('Carl Clerk', ROLES_OF_JOB.regular, more);
export const anAccountant = (more: Person = {}): UserCaller => person('Anne Accountant', ROLES_OF_JOB.accounting, more);
export const aPurchaser = (more: Person = {}): UserCaller =>
  person('Paul Purchaser', ['order_user', 'agent_purchase'], more);
/** A supplier's user, of the suppliers named. */
export const aSupplier = (...supplierIds: string[]): UserCaller =>
  person('Sam Supplier', ROLES_OF_JOB.supplier, { supplierIds });
