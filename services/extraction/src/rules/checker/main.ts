/** The process that checks invoices by the published rules, one at a time; what they compile to stays warm. */
import { readFile } from 'node:fs/promises';
import { serveRequests } from '@comptoir/service-kit/child-pool/child';
import { loadPdfium } from '../../read/pdf/pdfium.ts';
import { createInvoiceChecker } from '../check-invoice.ts';
import type { CheckAnswer, CheckRequest } from './protocol.ts';

const check = createInvoiceChecker({ pdfium: loadPdfium });

serveRequests(async ({ input, limits }: CheckRequest): Promise<CheckAnswer> => {
  try {
    // The reader took this document before: its size is within the limits.
    const bytes = 'bytes' in input ? input.bytes : await readFile(input.path);
    return { kind: 'findings', findings: await check(bytes, limits) };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      kind: 'failure',
      message,
      spent: error instanceof WebAssembly.RuntimeError || error instanceof RangeError,
    };
  }
});
