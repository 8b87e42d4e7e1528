// The maker alone, without the engines of a test run: what demo data are made with.
export { type HouseInvoice, type HouseStyle, makeHouseInvoices, TEN_STYLES } from './house-styles/index.ts';
export { type MadeInvoice, type MadeParty, makeInvoice } from './make-invoice.ts';
export { mergePdfs } from './merge-pdfs.ts';
export { ARABIC_PARTIES, renderArabicPdf, renderArabicScan } from './render-arabic.ts';
export { renderCii } from './render-cii.ts';
export { renderFacturX } from './render-factur-x.ts';
export { drawPdf, renderPdf } from './render-pdf.ts';
export { renderScan } from './render-scan.ts';
export { renderUbl } from './render-ubl.ts';
export { LAYOUTS, type Layout } from './sheet.ts';
