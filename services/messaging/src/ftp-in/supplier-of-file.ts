import type { FolderSettings } from '../intake/source/intake-source.ts';
import type { SupplierCopyStore } from '../recipients/supplier-copy.store.ts';
import type { RemoteFile } from './remote-folder.ts';

/** Whose a file is by where it lies: undefined where what it says has to tell, null where its folder names nobody. */
export async function supplierOfFile(
  suppliers: Pick<SupplierCopyStore, 'idByCode'>,
  { supplierBy, supplierId }: FolderSettings,
  { folder }: Pick<RemoteFile, 'folder'>,
): Promise<string | undefined | null> {
  if (supplierBy === 'FIXED') return supplierId;
  if (supplierBy === 'CONTENT' || folder === '') return undefined;
  return (await suppliers.idByCode(folder)) ?? null;
}
