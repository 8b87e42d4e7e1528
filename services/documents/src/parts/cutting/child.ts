import { serveRequests } from '@comptoir/service-kit/child-pool/child';
import { loadPdfium } from '../../preview/drawing/pdfium.ts';
import { cutPdf } from './cut-pdf.ts';

await loadPdfium();
serveRequests(cutPdf);
