export { catPhoto, pngBomb, windowsProgram } from './broken/broken-image.ts';
export {
  crowdedPage,
  manyPages,
  passwordProtected,
  pdfBomb,
  pdfOfHugeImage,
  truncated,
  withoutAssociatedFiles,
} from './broken/broken-pdf.ts';
export { withEntityExpansion, withExternalEntity } from './broken/broken-xml.ts';
export {
  type Browser,
  type BrowserContext,
  type Download,
  type Locator,
  type Page,
  startChromium,
} from './engines/chromium.ts';
export { mongoUri, testDatabase } from './engines/database.ts';
export { type ImapServer, startImapServer } from './engines/imap-server.ts';
export { kafkaBrokers } from './engines/kafka.ts';
export { type Program, startProgram } from './engines/start-program.ts';
export { type HouseInvoice, type HouseStyle, makeHouseInvoices, TEN_STYLES } from './invoices/house-styles/index.ts';
export { type MadeInvoice, type MadeParty, makeInvoice } from './invoices/make-invoice.ts';
export { mergePdfs } from './invoices/merge-pdfs.ts';
export { type Random, seededRandom } from './invoices/random.ts';
export { ARABIC_PARTIES, renderArabicPdf, renderArabicScan } from './invoices/render-arabic.ts';
export { renderCii } from './invoices/render-cii.ts';
export { renderFacturX } from './invoices/render-factur-x.ts';
export { drawPdf, renderPdf } from './invoices/render-pdf.ts';
export { renderScan, type ScanOptions } from './invoices/render-scan.ts';
export { renderUbl } from './invoices/render-ubl.ts';
export { LAYOUTS, type Layout } from './invoices/sheet.ts';
export { MADE_LANGUAGES, type MadeLanguage } from './invoices/words.ts';
export { mailClient, rawMail } from './mail/mail-client.ts';
export { createSoftAuthenticator, type Lies, type SoftAuthenticator } from './passkeys/soft-authenticator.ts';
export { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier } from './services/callers.ts';
export { eventually, startService, type TestService } from './services/start-service.ts';
