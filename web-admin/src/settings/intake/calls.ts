import type { IntakeArrival, IntakeSource, IntakeSourceInput, IntakeTrial } from '@comptoir/contracts';
import { callJson } from '../../providers/http.ts';

const PATH = '/api/v1/intake-sources';
const at = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

async function send<T>(url: string, method: string, body?: object): Promise<T> {
  return (await callJson<T>(url, { method, ...(body && { body: JSON.stringify(body) }) })).json;
}

/** What a form holds, as it is sent. */
export type SentSource = Partial<IntakeSourceInput> & { readonly version?: number };

export const SOURCES_KEY = ['intake-sources'] as const;
export const listSources = async (signal: AbortSignal): Promise<readonly IntakeSource[]> =>
  (await callJson<IntakeSource[]>(PATH, { signal })).json;
export const listArrivals = async (id: string, signal: AbortSignal): Promise<readonly IntakeArrival[]> =>
  (await callJson<IntakeArrival[]>(`${at(id)}/arrivals`, { signal })).json;
export const saveSource = (id: string | undefined, source: SentSource): Promise<IntakeSource> =>
  id === undefined ? send(PATH, 'POST', source) : send(at(id), 'PUT', source);
export const trySource = (id: string | undefined, source: SentSource): Promise<IntakeTrial> =>
  send(`${PATH}/try`, 'POST', { ...source, ...(id !== undefined && { id }) });
export const switchSource = ({ id, version, enabled }: IntakeSource): Promise<IntakeSource> =>
  send(`${at(id)}/switch`, 'POST', { version, enabled: !enabled });
export const removeSource = (id: string): Promise<IntakeSource> => send(at(id), 'DELETE');
