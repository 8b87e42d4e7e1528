import type { Supplier } from '@comptoir/contracts';
import { callJson } from '../providers/http.ts';
import type { SupplierFiles } from './supplier-files.ts';

const PATH = '/api/invoice/supplier';

/** Creates a supplier, or changes the one on file, with its files. @throws HttpError */
export async function saveSupplier(
  input: Readonly<Record<string, unknown>>,
  files: SupplierFiles,
  onFile: Supplier | undefined,
): Promise<Supplier> {
  const form = new FormData();
  if (files.logo) form.append('logo', files.logo);
  if (files.rib) form.append('rib', files.rib);
  form.append('supplier', JSON.stringify(input));
  const { json } = await callJson<Supplier>(onFile ? `${PATH}/${onFile.id}` : PATH, {
    method: onFile ? 'PUT' : 'POST',
    body: form,
  });
  return json;
}

/** Whether another supplier has that name. @throws HttpError */
export async function isNameTaken(name: string, onFile: Supplier | undefined): Promise<boolean> {
  const body = new URLSearchParams({ name, ...(onFile ? { id: onFile.id } : {}) });
  const { json } = await callJson<{ data: boolean }>('/api/invoice/supplierNameCheck', { method: 'POST', body });
  return json.data;
}

/** Deletes suppliers; those that an invoice names stay, and the refusal names them. @throws HttpError */
export async function deleteSuppliers(suppliers: readonly Supplier[]): Promise<void> {
  const [only, ...others] = suppliers;
  if (!only) return;
  const ids = suppliers.map(({ id }) => id).join(',');
  await callJson(others.length === 0 ? `${PATH}/${only.id}` : `${PATH}?idSuppliers=${ids}`, { method: 'DELETE' });
}
