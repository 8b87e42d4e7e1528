import type { Language, SpecificationUser, UserRow } from '@comptoir/contracts';
import type { SupplierNames } from '../suppliers/supplier-name.store.ts';
import { isJob } from './job.ts';
import { civilityLabel, jobLabel } from './references.ts';
import type { User } from './user.ts';

/** Users as the specification's calls answer them, worded in a language. */
export async function viewsOf(
  suppliers: SupplierNames,
  users: readonly User[],
  language: Language,
): Promise<SpecificationUser[]> {
  const names = await suppliers.of(users.flatMap(({ supplierIds }) => supplierIds.slice(0, 1)));
  return users.map((user) => {
    const { id, firstName, lastName, email, roles, status, version } = user;
    const [supplierId = null] = user.supplierIds;
    const firm = supplierId === null ? null : { id: supplierId, label: names.get(supplierId) ?? '' };
    const job = isJob(user.jobTitle) ? { code: user.jobTitle, label: jobLabel(user.jobTitle, language) } : null;
    return {
      id,
      firstName,
      lastName,
      email,
      username: email,
      civility: user.civility === null ? null : { code: user.civility, label: civilityLabel(user.civility, language) },
      jobTitle: job,
      supplier: firm,
      client: firm,
      supplierId,
      roles: [...roles],
      userFunction: job?.label ?? '',
      function: job?.label ?? '',
      status,
      language: user.language,
      version,
      secondFactor: user.secondFactor,
    };
  });
}

/** Users as /api/v1 answers them. */
export async function rowsOf(suppliers: SupplierNames, users: readonly User[]): Promise<UserRow[]> {
  const names = await suppliers.of(users.flatMap(({ supplierIds }) => supplierIds.slice(0, 1)));
  return users.map((user) => {
    const {
      passwordHash: _hash,
      passwordChangedAt: _at,
      keptSession: _kept,
      secondFactor: _factor,
      roles,
      supplierIds,
      ...row
    } = user;
    const supplierName = names.get(supplierIds[0] ?? '');
    return {
      ...row,
      roles: [...roles],
      supplierIds: [...supplierIds],
      ...(supplierName !== undefined && { supplierName }),
    };
  });
}
