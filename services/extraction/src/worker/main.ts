/** The process that reads, one document at a time; its engines stay warm between them. */
import { readFileSync, statSync } from 'node:fs';
import { serveRequests } from '@comptoir/service-kit/child-pool/child';
import { readPages } from '../read/document-pages.ts';
import { createScanReader } from '../read/ocr/read-scans.ts';
import { createRecognizer } from '../read/ocr/recognizer.ts';
import { loadPdfium } from '../read/pdf/pdfium.ts';
import { readDocument } from '../read/read-document.ts';
import { leavesDoubt } from '../read/receipt-doubt.ts';
import { ReadRefusal } from '../read/refusal.ts';
import { draftTemplate } from '../templates/draft-template.ts';
import type { ReadAnswer, ReadRequest } from './protocol.ts';

const engines = { pdfium: loadPdfium, ocr: createScanReader(createRecognizer(), leavesDoubt) };

await loadPdfium();
serveRequests(answer);

async function answer(request: ReadRequest): Promise<ReadAnswer> {
  const { input, limits } = request;
  try {
    const bytes = 'bytes' in input ? input.bytes : readBounded(input.path, limits.fileBytes);
    if (request.kind === 'read')
      return { kind: 'reading', reading: await readDocument(bytes, request.options, engines, limits) };
    const template = draftTemplate(await readPages(bytes, engines, limits), request.verified);
    return { kind: 'learned', ...(template && { template }) };
  } catch (error) {
    if (error instanceof ReadRefusal) return { kind: 'refusal', code: error.code, message: error.message };
    if (error instanceof RangeError && /memory|allocation|Invalid typed array length/i.test(error.message))
      return { kind: 'refusal', code: 'OUT_OF_MEMORY', message: error.message };
    if (error instanceof WebAssembly.RuntimeError) return broughtDown(error);
    return { kind: 'failure', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** An engine that aborted ran out of its memory; after any trap, its state can be trusted no more. */
function broughtDown({ message, stack = message }: WebAssembly.RuntimeError): ReadAnswer {
  if (/^Aborted\(/.test(message)) return { kind: 'refusal', code: 'OUT_OF_MEMORY', message, spent: true };
  return { kind: 'failure', message: stack, spent: true };
}

/** At once: the process has nothing else to do, and by way of the thread pool each step of it woke a thread. */
function readBounded(path: string, most: number): Uint8Array {
  const { size } = statSync(path);
  if (size > most) throw new ReadRefusal('TOO_LARGE', `${size} bytes, at most ${most} are read`);
  return readFileSync(path);
}
