// What other people notice while four scanned pages are being read, where the portal is one process and where each service
// is its own, and how many documents in XML one process reads a second.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { InvoiceSummary, UploadAnswer } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { freePort } from '@comptoir/storage/engine';
import { makeInvoice, renderCii, renderScan, renderUbl } from '@comptoir/testing/invoices';
import { loadPdfium } from '../../services/extraction/src/read/pdf/pdfium.ts';
import { readDocument } from '../../services/extraction/src/read/read-document.ts';
import { withoutOcr } from '../../services/extraction/src/testing/without-ocr.ts';
import { demoAccount } from '../../standalone/e2e/demo-account.ts';
import { demoInvoice } from '../../standalone/e2e/demo-invoice.ts';
import { startPortalProcess } from '../../standalone/e2e/portal-process.ts';
import { type Session, signIn } from '../../standalone/e2e/session.ts';
import { upload } from '../../standalone/e2e/upload.ts';
import { DEMO_SUPPLIER_IDS } from '../../standalone/src/demo/accounts.ts';
import { DEMO_DOCUMENTS } from '../../standalone/src/demo/demo-documents.ts';
import { seedAccounts } from '../../standalone/src/demo/seed-demo.ts';
import { startProcesses } from '../../standalone/src/processes/start-processes.ts';
import { latencyOf, ms, ratio } from '../lists/measure.ts';
import { signInPeople } from '../lives/people.ts';
import { startApart } from '../process-apart.ts';
import type { Order, Told } from './asker.ts';

const UNLIMITED = { RATE_LIMIT_USER: '1000000', RATE_LIMIT_ADDRESS: '1000000', RATE_LIMIT_UPLOADS: '1000000' };
const PAGES = 4;
const DEMO_RESTS_MS = 5_000;

type People = Awaited<ReturnType<typeof signInPeople>>;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '6' },
      documents: { type: 'string', default: '2000' },
      where: { type: 'string', default: 'npm start,processes' },
      // Four documents that come at once, or one of four pages.
      as: { type: 'string', default: 'four,one' },
    },
  });
  await measureXml(Number(values.documents));
  const places = values.where.split(',') as (keyof typeof PLACES)[];
  for (const where of places)
    for (const as of values.as.split(',') as (keyof typeof MAKE)[])
      await measureOthers(where, as, Number(values.rounds));
}

async function measureXml(count: number): Promise<void> {
  const documents = Array.from({ length: 50 }, (_, seed) => {
    const invoice = makeInvoice(seed, { lineCount: 1 + (seed % 10) });
    return new TextEncoder().encode(seed % 2 === 0 ? renderUbl(invoice) : renderCii(invoice));
  });
  const engines = { pdfium: loadPdfium, ocr: withoutOcr };
  const read = (at: number) => readDocument(documents[at % documents.length] as Uint8Array, {}, engines);
  for (let at = 0; at < 200; at++) await read(at);
  const started = performance.now();
  for (let at = 0; at < count; at++) await read(at);
  const rate = (1000 * count) / (performance.now() - started);
  console.log(`XML, one process, without rules: ${rate.toFixed(0)} documents a second (to reach: 300)`);
}

interface Place {
  readonly url: string;
  close(): Promise<void>;
}

/** Every service a process of its own, over Kafka and three members of MongoDB. */
async function openProcesses(folder: string): Promise<Place> {
  const portal = await startProcesses({
    dataDir: folder,
    port: 0,
    host: '127.0.0.1',
    mailPort: 0,
    webRoot: join(import.meta.dirname, '..', '..', 'web-admin', 'dist'),
    clock: systemClock,
    say: (line) => console.error(line),
    env: { ...UNLIMITED, LOG_LEVEL: 'warn' },
  });
  const databases = { suppliers: await portal.database('suppliers'), identity: await portal.database('identity') };
  await seedAccounts({ databases }, systemClock);
  return { url: portal.url, close: () => portal.close() };
}

/** The portal as `npm start` runs it, once its demo has been played: what that costs is nobody's idle. */
async function openPortal(folder: string): Promise<Place> {
  const portal = await startPortalProcess({
    dataDir: folder,
    port: await freePort(),
    mailPort: await freePort(),
    env: { ...UNLIMITED, LOG_LEVEL: 'warn' },
  });
  await untilDemoPlayed(await signIn(portal.url, demoAccount('alice')));
  return { url: portal.url, close: async () => void (await portal.stop()) };
}

/** Waits until all the demo's invoices are there and none of them was moved on for a while. */
async function untilDemoPlayed(agent: Session): Promise<void> {
  for (let [before, since] = ['', performance.now()]; performance.now() - since < DEMO_RESTS_MS; ) {
    const invoices = await agent.json<InvoiceSummary[]>('/api/v1/invoices?range=[0,24]');
    const now = invoices.map(({ id, status }) => `${id} ${status}`).join();
    if (now !== before || invoices.length < DEMO_DOCUMENTS.length) [before, since] = [now, performance.now()];
    await sleep(250);
  }
}

const PLACES = { 'npm start': openPortal, processes: openProcesses } as const;

async function measureOthers(where: keyof typeof PLACES, as: keyof typeof MAKE, rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const portal = await PLACES[where](folder);
  try {
    const people = await signInPeople(portal.url);
    await readFiles(people, await MAKE[as](0));
    const asker = await startAsker(portal.url);
    const [idle, meanwhile, stored]: [number[], number[], number[]] = [[], [], []];
    for (let round = 1; round <= rounds; round++) {
      const files = await MAKE[as](round);
      // As long idle as the reading takes: the two are asked in turn, so that what else the machine does falls on both.
      const { took, marked } = await asker.meanwhile((mark) => readFiles(people, files, mark));
      meanwhile.push(...took);
      stored.push(...took.slice(marked));
      idle.push(...(await asker.ask(took.length)));
    }
    const quiet = latencyOf(idle);
    console.log(`${where}, ${as}: a list, ${idle.length} calls each`.padEnd(46), ' p50 ms  p99 ms');
    console.log(`idle                                          ${ms(quiet.p50)} ${ms(quiet.p99)}`);
    const show = (what: string, calls: readonly number[]) => {
      const busy = latencyOf(calls);
      console.log(`${what.padEnd(45)} ${ms(busy.p50)} ${ms(busy.p99)}`);
      const ratios = `${ratio(busy.p50, quiet.p50)}   ${ratio(busy.p99, quiet.p99)}`;
      console.log(`ratio                                         ${ratios} (to reach: 1.30)`);
    };
    show(`while ${PAGES} scanned pages are sent and read`, meanwhile);
    show(`of these ${stored.length} from when all are stored`, stored);
    asker.end();
    await people.close();
  } finally {
    await portal.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

type Sent = { name: string; bytes: Uint8Array; type: string };

/** Four pages to upload, made before anything is measured: who measures must not be busy with something else. */
function renderPages(round: number): Promise<Sent[]> {
  return Promise.all(
    Array.from({ length: PAGES }, async (_, page) => {
      const seed = 1000 * (round + 1) + page;
      const bytes = await renderScan(demoInvoice('atelier', seed, { invoiceNumber: `SCAN-${seed}` }));
      return { name: `scan-${seed}.jpg`, bytes, type: 'image/jpeg' };
    }),
  );
}

async function renderDocument(round: number): Promise<Sent[]> {
  const pdf = await PDFDocument.create();
  for (const { bytes } of await renderPages(round)) {
    const image = await pdf.embedJpg(bytes);
    pdf.addPage([A4.width, A4.height]).drawImage(image, { x: 0, y: 0, ...A4 });
  }
  return [{ name: `scans-${round}.pdf`, bytes: await pdf.save(), type: 'application/pdf' }];
}

/** In points. */
const A4 = { width: 595, height: 842 };
const MAKE = { four: renderPages, one: renderDocument } as const;

/** Uploads the files at once and waits until all are read. */
async function readFiles(people: People, files: readonly Sent[], onStored = () => {}): Promise<void> {
  const ids = await Promise.all(
    files.map(async (file) => {
      const answer = await upload(people.supplier, file, DEMO_SUPPLIER_IDS.atelier);
      if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as UploadAnswer).documentId;
    }),
  );
  onStored();
  await Promise.all(ids.map((id) => people.untilRead(id)));
}

/** Somebody else, who asks for a list again and again: how long each call took, in milliseconds. */
async function startAsker(url: string) {
  const asker = startApart<Order, Told>(join(import.meta.dirname, 'asker.ts'), [url]);
  /** Resolves when it asks already, with what it will tell in the end. */
  const begin = async (order: Order) => {
    asker.tell(order);
    await asker.told();
    return { answer: asker.told().then((last) => (typeof last === 'string' ? { took: [], marked: 0 } : last)) };
  };
  await asker.told();
  return {
    ask: async (calls: number): Promise<number[]> => (await (await begin({ calls })).answer).took,
    /** How long the calls took while some work was done, and how many of them had begun when that called `mark`. */
    async meanwhile(work: (mark: () => void) => Promise<void>) {
      const { answer } = await begin('until stopped');
      const [told] = await Promise.all([answer, work(() => asker.tell('mark')).then(() => asker.tell('stop'))]);
      return told;
    },
    end: () => asker.end(),
  };
}
