import { SCOPE_ALL } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import { comparable, type SupplierState } from '../../supplier/supplier.ts';
import type { SupplierParts } from '../../supplier/supplier-parts.ts';
import { normaliseVatNumber } from '../../supplier/vat-number.ts';
import type { RowChoice, RowFacts } from './decide-row.ts';
import type { RowInput } from './read-row.ts';

/** Suppliers that a row could mean or that stand in its way, and whose bank change waits. */
export type Known = (input: RowInput, choice: RowChoice | undefined) => Pick<RowFacts, 'alike' | 'bankPending'>;

/** Looks for all rows of a batch at once: a few questions whatever their number. Names are compared across all scopes. */
export async function gatherKnown(
  { suppliers, requests }: Pick<SupplierParts, 'suppliers' | 'requests'>,
  session: Session | null,
  rows: ReadonlyArray<{ readonly input: RowInput; readonly choice?: RowChoice | undefined }>,
): Promise<Known> {
  const values = (field: string): string[] => rows.flatMap(({ input }) => input.supplier[field] ?? []);
  const found = await suppliers.alike(SCOPE_ALL, session, {
    names: values('raisonSociale'),
    codes: values('code'),
    emails: values('email'),
    vatNumbers: values('vatNumber').flatMap((text) => normaliseVatNumber(text) ?? []),
    ids: rows.flatMap(({ choice }) => (choice?.kind === 'update' ? choice.supplierId : [])),
  });
  const by = indexOf(found);
  const bankPending =
    found.length === 0
      ? new Set<string>()
      : await requests.pendingAmong(
          SCOPE_ALL,
          session,
          found.map(({ id }) => id),
        );
  return ({ supplier }, choice) => {
    const alike = new Set(keysOf(supplier).flatMap((key) => by.get(key) ?? []));
    if (choice?.kind === 'update') for (const one of by.get(`id ${choice.supplierId}`) ?? []) alike.add(one);
    return { alike: [...alike], bankPending };
  };
}

function indexOf(suppliers: readonly SupplierState[]): Map<string, SupplierState[]> {
  const index = new Map<string, SupplierState[]>();
  for (const supplier of suppliers) {
    const { id, raisonSociale, code, email, vatNumber } = supplier;
    for (const key of [`id ${id}`, ...keysOf({ raisonSociale, code, email, ...(vatNumber && { vatNumber }) })]) {
      const same = index.get(key);
      if (same) same.push(supplier);
      else index.set(key, [supplier]);
    }
  }
  return index;
}

const keysOf = ({ raisonSociale, code, email, vatNumber }: Readonly<Record<string, string>>): string[] => {
  const vat = vatNumber && normaliseVatNumber(vatNumber);
  return [
    ...(raisonSociale ? [`name ${comparable(raisonSociale)}`] : []),
    ...(code ? [`code ${comparable(code)}`] : []),
    ...(email ? [`email ${email.toLowerCase()}`] : []),
    ...(vat ? [`vat ${vat}`] : []),
  ];
};
