import { serveRequests } from '@comptoir/service-kit/child-pool/child';
import sharp from 'sharp';
import { draw } from './draw.ts';
import { loadPdfium } from './pdfium.ts';

// One page at a time, on one thread: the process shares two cores with everybody.
sharp.concurrency(1);
sharp.cache(false);
await loadPdfium();
serveRequests(draw);
