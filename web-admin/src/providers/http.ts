import type { ProblemDetails } from '@comptoir/contracts';
import { HttpError } from 'ra-core';
import { currentLanguage } from '../i18n/language.ts';

/** What every call carries (specification 001 §7). */
export function callHeaders(): Record<string, string> {
  return { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': currentLanguage() };
}

/** Several calls may find at once that the session is gone: the page leaves once. */
let leaving = false;

/** Leaves for the sign-in screen, and comes back to where the person was. */
export function goToSignIn(): void {
  if (leaving) return;
  leaving = true;
  const here = `${location.pathname}${location.search}${location.hash}`;
  location.assign(`/api/auth/sign-in?redirect=${encodeURIComponent(here)}`);
}

/** Leaves to prove who one is again, whatever session there is, and comes back here. */
export function goToFreshSignIn(): void {
  const here = `${location.pathname}${location.search}${location.hash}`;
  location.assign(`/api/auth/sign-in?fresh=1&redirect=${encodeURIComponent(here)}`);
}

export interface JsonAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly json: T;
}

/**
 * Calls the portal and answers JSON.
 * @throws HttpError whose message is the problem's sentence in the person's language and whose body is the problem;
 *   status 0 where the portal could not be reached
 */
export async function callJson<T>(url: string, init: RequestInit = {}): Promise<JsonAnswer<T>> {
  const response = await call(url, init);
  const body = await response.text();
  const json = body === '' ? undefined : parseJson(body, response.status);
  if (!response.ok) throw problemOf(response.status, json);
  return { status: response.status, headers: response.headers, body, json: json as T };
}

/** Calls the portal for bytes: a document, a zip. @throws HttpError as callJson does */
export async function callBlob(url: string, init: RequestInit = {}): Promise<Blob> {
  const response = await call(url, init);
  if (!response.ok) throw problemOf(response.status, parseJson(await response.text(), response.status));
  return response.blob();
}

/** As callBlob, telling how many bytes have come so far. A stream that breaks off is a lost connection, not a shorter file. */
export async function callStream(
  url: string,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (received: number) => void },
): Promise<Blob> {
  const response = await call(url, { signal });
  if (!response.ok) throw problemOf(response.status, parseJson(await response.text(), response.status));
  const parts: BlobPart[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value);
      received += part.value.byteLength;
      onBytes(received);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new HttpError('connection.lost', 0, { code: 'connection.lost' });
  }
  return new Blob(parts);
}

async function call(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(callHeaders())) headers.set(name, value);
  if (typeof init.body === 'string') headers.set('Content-Type', 'application/json');
  const response = await fetch(url, { ...init, headers, credentials: 'same-origin' }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new HttpError('connection.lost', 0, { code: 'connection.lost' });
  });
  if (response.status === 401) {
    goToSignIn();
    // The page is leaving: nothing after this call has a meaning any more.
    return new Promise<never>(() => {});
  }
  return response;
}

function parseJson(body: string, status: number): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new HttpError('server.unreadable', status, { code: 'server.unreadable' });
  }
}

function problemOf(status: number, json: unknown): HttpError {
  const problem = json as Partial<ProblemDetails> | undefined;
  return new HttpError(problem?.detail ?? problem?.message ?? 'server.unreadable', status, problem);
}

/** The problem an error carries, if the portal said one. */
export function problemIn(error: unknown): ProblemDetails | undefined {
  const body = error instanceof HttpError ? (error.body as Partial<ProblemDetails> | undefined) : undefined;
  return body?.code !== undefined && body.detail !== undefined ? (body as ProblemDetails) : undefined;
}

/** The sentence to show for an error; a catalogue key where the portal itself could not speak. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
