import type { ImportChoice, ImportMapping, ImportRow, RowFate, SupplierImport } from '@comptoir/contracts';
import { callJson } from '../../providers/http.ts';

const PATH = '/api/v1/supplier-imports';

export const IMPORTS_URL = PATH;
export const templateUrl = (format: 'xlsx' | 'csv'): string => `${PATH}/template?format=${format}`;
export const refusedUrl = (id: string): string => `${PATH}/${encodeURIComponent(id)}/refused`;

const send = async (url: string, method: string, body?: object): Promise<SupplierImport> =>
  (await callJson<SupplierImport>(url, { method, ...(body && { body: JSON.stringify(body) }) })).json;

export const listImports = async (signal: AbortSignal): Promise<readonly SupplierImport[]> =>
  (await callJson<SupplierImport[]>(PATH, { signal })).json;
export const showImport = async (id: string, signal: AbortSignal): Promise<SupplierImport> =>
  (await callJson<SupplierImport>(`${PATH}/${encodeURIComponent(id)}`, { signal })).json;
export const mapImport = (id: string, mapping: ImportMapping) => send(`${PATH}/${id}/mapping`, 'PUT', mapping);
export const chooseRows = (id: string, choice: ImportChoice) => send(`${PATH}/${id}/choices`, 'POST', choice);
export const commandImport = (id: string, name: 'start' | 'stop') => send(`${PATH}/${id}/${name}`, 'POST');
export const removeImport = (id: string) => send(`${PATH}/${id}`, 'DELETE');

export interface RowPage {
  readonly rows: readonly ImportRow[];
  readonly total: number;
}

/** A page of an import's rows, in the sheet's order. */
export async function listRows(
  id: string,
  { fate, page, size }: { fate: RowFate | undefined; page: number; size: number },
  signal: AbortSignal,
): Promise<RowPage> {
  const query = new URLSearchParams({
    range: JSON.stringify([page * size, (page + 1) * size - 1]),
    filter: JSON.stringify(fate ? { fate } : {}),
  });
  const { json, headers } = await callJson<ImportRow[]>(`${PATH}/${encodeURIComponent(id)}/rows?${query}`, { signal });
  return { rows: json, total: Number(headers.get('content-range')?.split('/')[1] ?? json.length) };
}
