import type { DeadLetterDetail, DeadLetterOutcome } from '@comptoir/contracts';
import { callJson } from '../providers/http.ts';

const pathOf = (id: string): string => `/api/v1/dead-letters/${encodeURIComponent(id)}`;

/** @throws HttpError as callJson does */
export async function openLetter(id: string): Promise<DeadLetterDetail> {
  return (await callJson<DeadLetterDetail>(pathOf(id))).json;
}

/** @throws HttpError deadLetter.older unless it says that it is meant; deadLetter.failed when the fault is still there */
export async function replayLetter(id: string, evenIfOlder: boolean): Promise<DeadLetterOutcome> {
  const body = JSON.stringify(evenIfOlder ? { evenIfOlder } : {});
  return (await callJson<DeadLetterOutcome>(`${pathOf(id)}/replay`, { method: 'POST', body })).json;
}

/** @throws HttpError as callJson does */
export async function discardLetter(id: string, reason: string): Promise<DeadLetterOutcome> {
  const body = JSON.stringify({ reason });
  return (await callJson<DeadLetterOutcome>(`${pathOf(id)}/discard`, { method: 'POST', body })).json;
}
