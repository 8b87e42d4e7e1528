import { setImmediate } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER, type Language } from '@comptoir/contracts';
import { windowsProgram } from '@comptoir/testing';
import { renderPdf } from '@comptoir/testing/invoices';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import { demoInvoice } from '../demo-invoice.ts';
import { eventually } from '../eventually.ts';
import type { Session } from '../session.ts';
import { upload } from '../upload.ts';
import type { BadPortal } from './bad-portal.ts';

/** Sends one bad file; no answer where the browser hangs up before there is one. */
export type SendBadly = (portal: BadPortal, language: Language) => Promise<Response | undefined>;

const MB = 1_000_000;
const pdf = await renderPdf(demoInvoice('atelier', 1));
const another = await renderPdf(demoInvoice('atelier', 2));
const said = (language: Language) => ({ 'accept-language': language });
const FORM = { 'content-type': 'multipart/form-data; boundary=cut' };
const part = (disposition: string, content: string): string =>
  `--cut\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;

const send =
  (name: string, bytes: Uint8Array, headers = {}): SendBadly =>
  ({ atelier }, language) =>
    upload(atelier, { name, bytes }, DEMO_SUPPLIER_IDS.atelier, { ...said(language), ...headers });

/** A body as no browser would write it. */
const sendRaw =
  (body: string | Uint8Array<ArrayBuffer> | FormData, type: Record<string, string> = FORM): SendBadly =>
  ({ atelier }, language) =>
    atelier.call('/api/bill/upload', { method: 'POST', headers: { ...said(language), ...type }, body });

interface BrowserClosed {
  readonly atBytes: number;
  /** Waited for before the connection is cut. */
  readonly once: () => Promise<unknown>;
}

/** Streams a file of `bytes`, in pieces, as long as somebody takes it. */
function stream(session: Session, bytes: number, language: Language, closed?: BrowserClosed) {
  const piece = Buffer.alloc(64_000, 'x');
  const sent = { bytes: 0 };
  async function* body() {
    yield Buffer.from(part('name="file"; filename="gros.pdf"', '%PDF-1.7\n').slice(0, -2));
    for (; sent.bytes < bytes; sent.bytes += piece.length) {
      yield piece;
      // As long as there is room, a stream is written to with no look at what has come back.
      await setImmediate();
      if (closed && sent.bytes > closed.atBytes) {
        await closed.once();
        throw new Error('the browser was closed');
      }
    }
    yield Buffer.from('\r\n--cut--\r\n');
  }
  const init = { method: 'POST', headers: { ...said(language), ...FORM }, body: body(), duplex: 'half' };
  return { sent, answer: session.call('/api/bill/upload', init as unknown as RequestInit) };
}

/** How much was sent of a file that is far too large, when the refusal came. */
export const sentOfTooLarge: number[] = [];
export const TOO_LARGE_BYTES = 60 * MB;

const tooLarge: SendBadly = async ({ atelier }, language) => {
  const { sent, answer } = stream(atelier, TOO_LARGE_BYTES, language);
  const refused = await answer;
  sentOfTooLarge.push(sent.bytes);
  return refused;
};

const brokenOff: SendBadly = async ({ atelier, stock }, language) => {
  // Cut half-way, once a part of it is kept: what is left behind has to be seen to be missed.
  const once = () => eventually('a part of the file to be kept', async () => (await stock()).pending > 0);
  const { answer } = stream(atelier, 1.5 * MB, language, { atBytes: 0.8 * MB, once });
  return answer.catch(() => undefined);
};

function severalFiles(): FormData {
  const form = new FormData();
  for (const name of ['a.pdf', 'b.pdf']) form.append('file', new Blob([pdf as Uint8Array<ArrayBuffer>]), name);
  return form;
}

const forSupplier =
  (id: string): SendBadly =>
  ({ atelier }, language) =>
    upload(atelier, { name: 'a.pdf', bytes: pdf }, id, said(language));

const KEY = { [IDEMPOTENCY_HEADER]: 'the-same-key' };
/** Taken in: its key is then used for another file. */
export const sendUnderKey = send('clef.pdf', pdf, KEY);

/** Each row of ‘Taking a file in’ that leaves nothing behind, by its name in the table. */
export const REFUSED_UPLOADS: Readonly<Record<string, SendBadly>> = {
  'empty file': send('vide.pdf', new Uint8Array()),
  'empty name': sendRaw(`${part('name="file"; filename=""', 'x')}--cut--\r\n`),
  'larger than INVOICE_MAXIMUM_SIZE': tooLarge,
  '.exe named .pdf': send('facture.pdf', windowsProgram()),
  'web page named .xml': send('facture.xml', Buffer.from('<!doctype html><html><script>alert(1)</script></html>')),
  'several files in one call': (portal, language) => sendRaw(severalFiles(), {})(portal, language),
  'no file in the form': (portal, language) => sendRaw(new FormData(), {})(portal, language),
  'not multipart': sendRaw('{}', { 'content-type': 'application/json' }),
  'form without boundary': sendRaw('x', { 'content-type': 'multipart/form-data' }),
  'form that ends too early': sendRaw(part('name="file"; filename="a.pdf"', '%PDF-1.4')),
  'upload broken off': brokenOff,
  'Idempotency-Key of another file': send('clef.pdf', another, KEY),
  'supplier without reach': forSupplier(DEMO_SUPPLIER_IDS.nordlicht),
  'several suppliers and none named': ({ bea }, language) =>
    upload(bea, { name: 'a.pdf', bytes: pdf }, undefined, said(language)),
};
