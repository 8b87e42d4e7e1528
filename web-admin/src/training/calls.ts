import type { Learning, TemplateDetail, Training } from '@comptoir/contracts';
import { callJson } from '../providers/http.ts';

const BASE = '/api/v1/extraction';
/** What a training's event makes old. */
export const TRAINING_KEY = ['training'] as const;

const get = async <T>(path: string, signal: AbortSignal): Promise<T> =>
  (await callJson<T>(`${BASE}/${path}`, { signal })).json;
const post = async <T>(path: string, body: object): Promise<T> =>
  (await callJson<T>(`${BASE}/${path}`, { method: 'POST', body: JSON.stringify(body) })).json;

export const readLearning = (supplierId: string, signal: AbortSignal): Promise<Learning> =>
  get(`learning/${encodeURIComponent(supplierId)}`, signal);

export const readTraining = (id: string, signal: AbortSignal): Promise<Training> =>
  get(`trainings/${encodeURIComponent(id)}`, signal);

export const readTemplate = (id: string, signal: AbortSignal): Promise<TemplateDetail> =>
  get(`templates/${encodeURIComponent(id)}`, signal);

/** A training of an invoice, or the one there is of it already. */
export async function startTraining(invoiceId: string): Promise<{ training: Training; isNew: boolean }> {
  const { status, json } = await callJson<Training>(`${BASE}/trainings`, {
    method: 'POST',
    body: JSON.stringify({ invoiceId }),
  });
  return { training: json, isNew: status === 201 };
}

export const decideTraining = (
  decision: 'accept' | 'discard',
  { id, version }: Pick<Training, 'id' | 'version'>,
): Promise<Training> => post(`trainings/${encodeURIComponent(id)}/${decision}`, { version });

export const importTemplate = (supplierId: string, template: unknown): Promise<Training> =>
  post('templates', { supplierId, template });

export const rollBackTemplate = (
  { id, version }: Pick<TemplateDetail, 'id' | 'version'>,
  to: number | null,
): Promise<TemplateDetail> => post(`templates/${encodeURIComponent(id)}/roll-back`, { version, to });

export const exportUrl = (id: string, number?: number): string =>
  `${BASE}/templates/${encodeURIComponent(id)}/export${number === undefined ? '' : `?number=${number}`}`;

/** Where a supplier's panel stands. */
export const learningPath = (supplierId: string): string =>
  `/supplier/details/${encodeURIComponent(supplierId)}?learning=1`;
