/**
 * The process that reads. It takes one request at a time over IPC and answers each; its engines stay warm between
 * them. It yields to everything else on the machine, and ends when its parent does.
 */
import { readFile, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createScanReader } from '../read/ocr/read-scans.ts';
import { createRecognizer } from '../read/ocr/recognizer.ts';
import { loadPdfium } from '../read/pdf/pdfium.ts';
import { readDocument } from '../read/read-document.ts';
import { ReadRefusal } from '../read/refusal.ts';
import type { ReadAnswer, ReadRequest } from './protocol.ts';

/** Behind the services, but not starved by them: at 10 a page waited minutes on a busy machine. */
const NICENESS = 5;

setPriority(NICENESS);
// A document that holds the main thread would also hold the news that the parent is gone: a thread of its own watches.
new Worker(new URL('./orphan-watch.ts', import.meta.url), { workerData: { parent: process.ppid } }).unref();

const engines = { pdfium: loadPdfium, ocr: createScanReader(createRecognizer()) };

process.on('disconnect', () => process.exit(0));
process.on('message', (request: ReadRequest) => {
  void answer(request).then((message) => process.send?.(message));
});
await loadPdfium();
process.send?.({ kind: 'ready' } satisfies ReadAnswer);

async function answer(request: ReadRequest): Promise<ReadAnswer> {
  const { id, input, options, limits } = request;
  try {
    const bytes = 'bytes' in input ? input.bytes : await readBounded(input.path, limits.fileBytes);
    return { kind: 'reading', id, reading: await readDocument(bytes, options, engines, limits) };
  } catch (error) {
    if (error instanceof ReadRefusal) return { kind: 'refusal', id, code: error.code, message: error.message };
    if (error instanceof RangeError && /memory|allocation|Invalid typed array length/i.test(error.message))
      return { kind: 'refusal', id, code: 'OUT_OF_MEMORY', message: error.message };
    if (error instanceof WebAssembly.RuntimeError) return broughtDown(id, error);
    return { kind: 'failure', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** An engine that aborted ran out of its memory; after any trap, its state can be trusted no more. */
function broughtDown(id: number, { message, stack = message }: WebAssembly.RuntimeError): ReadAnswer {
  if (/^Aborted\(/.test(message)) return { kind: 'refusal', id, code: 'OUT_OF_MEMORY', message, spent: true };
  return { kind: 'failure', id, message: stack, spent: true };
}

async function readBounded(path: string, most: number): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > most) throw new ReadRefusal('TOO_LARGE', `${size} bytes, at most ${most} are read`);
  return readFile(path);
}
