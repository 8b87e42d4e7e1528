import { useEffect, useReducer, useRef } from 'react';
import { sendFile } from './send-file.ts';
import { changeUploads, nextUploads, tallyOf, type Upload } from './upload-queue.ts';

export interface Uploads {
  readonly uploads: readonly Upload[];
  add(files: readonly File[]): void;
  retry(key: string): void;
  remove(key: string): void;
  clear(): void;
}

/** Sends the files that are added, three at a time. `onDone` is told of each file that arrived. */
export function useUploads(supplierId: string | undefined, onDone: () => void): Uploads {
  const [uploads, change] = useReducer(changeUploads, []);
  const files = useRef(new Map<string, { file: File; url: string }>());
  const started = useRef(new Set<string>());
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    for (const { key } of nextUploads(uploads)) {
      const held = files.current.get(key);
      if (!held || started.current.has(key)) continue;
      started.current.add(key);
      change({ kind: 'start', key });
      void sendFile(held.url, held.file, {
        key,
        onProgress: (progress) => change({ kind: 'progress', key, progress }),
      }).then((sent) => {
        started.current.delete(key);
        change(sent.ok ? { kind: 'done', key } : { kind: 'fail', key, problem: sent.problem });
        if (!sent.ok) return;
        files.current.delete(key);
        done.current();
      });
    }
  }, [uploads]);

  const { finished, total } = tallyOf(uploads);
  const running = total > 0 && !finished;
  useEffect(() => {
    if (!running) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [running]);

  return {
    uploads,
    add(added) {
      const url = `/api/bill/upload?idClient=${encodeURIComponent(supplierId ?? '')}`;
      const named = added.map((file) => ({ key: crypto.randomUUID(), file }));
      for (const { key, file } of named) files.current.set(key, { file, url });
      change({ kind: 'add', uploads: named.map(({ key, file }) => ({ key, name: file.name, size: file.size })) });
    },
    retry: (key) => change({ kind: 'retry', key }),
    remove(key) {
      files.current.delete(key);
      change({ kind: 'remove', key });
    },
    clear: () => change({ kind: 'clear' }),
  };
}
