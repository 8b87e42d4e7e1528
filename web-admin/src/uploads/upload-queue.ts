import { UPLOAD_FILES_A_DROP } from '@comptoir/contracts';

/** One file on its way, from the drop to its answer. */
export interface Upload {
  /** Names this sending; a retry keeps it, so that a file that did arrive is not taken twice. */
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Share that left this machine, 0 to 1. */
  readonly progress: number;
  /** Why it was refused, in the person's language. */
  readonly problem?: string;
}

export type UploadChange =
  | { readonly kind: 'add'; readonly uploads: readonly Pick<Upload, 'key' | 'name' | 'size'>[] }
  | { readonly kind: 'start'; readonly key: string }
  | { readonly kind: 'progress'; readonly key: string; readonly progress: number }
  | { readonly kind: 'done'; readonly key: string }
  | { readonly kind: 'fail'; readonly key: string; readonly problem: string }
  | { readonly kind: 'retry'; readonly key: string }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'clear' };

/** Files under way at once: enough to fill a line, few enough that each bar moves. */
export const PARALLEL_UPLOADS = 3;

/** A drop of more files than one drop may hold is not taken at all (specification 000 §5). */
export const takesDrop = (count: number): boolean => count > 0 && count <= UPLOAD_FILES_A_DROP;

/** The queue after a change. */
export function changeUploads(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  const only = (key: string, next: Partial<Upload>) =>
    uploads.map((upload) => (upload.key === key ? { ...upload, ...next } : upload));
  switch (change.kind) {
    case 'add':
      return [...uploads, ...change.uploads.map((file): Upload => ({ ...file, state: 'waiting', progress: 0 }))];
    case 'start':
      return only(change.key, { state: 'sending', progress: 0 });
    case 'progress':
      return only(change.key, { progress: change.progress });
    case 'done':
      return only(change.key, { state: 'done', progress: 1 });
    case 'fail':
      return only(change.key, { state: 'failed', problem: change.problem });
    case 'retry':
      return uploads.map((upload) => {
        if (upload.key !== change.key || upload.state !== 'failed') return upload;
        const { problem: _, ...again } = upload;
        return { ...again, state: 'waiting', progress: 0 };
      });
    case 'remove':
      return uploads.filter(({ key, state }) => key !== change.key || state === 'sending');
    case 'clear':
      return uploads.filter(({ state }) => state === 'waiting' || state === 'sending');
  }
}

/** The files to start now, in the order they were dropped. */
export function nextUploads(uploads: readonly Upload[]): readonly Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, PARALLEL_UPLOADS - sending));
}

/** The files as they are listed: what was refused is to be acted on, and is not looked for below what went well. */
export const listedUploads = (uploads: readonly Upload[]): readonly Upload[] => [
  ...uploads.filter(({ state }) => state === 'failed'),
  ...uploads.filter(({ state }) => state !== 'failed'),
];

export interface UploadTally {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
  readonly finished: boolean;
}

export function tallyOf(uploads: readonly Upload[]): UploadTally {
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  return { done, failed, total: uploads.length, finished: uploads.length > 0 && done + failed === uploads.length };
}
