// Pages a minute by route over a folder of invoices, OCR beside the native tesseract command on the same images.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDocuments } from '../../services/extraction/src/cli/list-documents.ts';
import { createReaderPool, type ReaderPool } from '../../services/extraction/src/worker/pool.ts';
import { nativeTesseract, readNatively, unpackBestData } from './native-tesseract.ts';
import { drawFirstPages } from './page-images.ts';

/** As many readers as the peer gets processes. */
const AT_ONCE = 2;

const OCR_LANGUAGES = ['fra', 'eng', 'deu', 'spa', 'ara'] as const;
const LATIN = ['fra', 'eng', 'deu', 'spa'] as const;
/** The command's tasks. Ours is the first: a page comes without a word of its language. */
const PEERS = {
  notTold: 'told no language of our five, the best language data; to reach: 1.0',
  latinAlone: 'told that it is no Arabic, the best language data',
  told: 'told that it is English, the best language data',
  ownData: 'told that it is English, the smaller language data it came with',
} as const;

interface Run {
  readonly pages: number;
  readonly seconds: number;
}
const perMinute = ({ pages, seconds }: Run): number => (60 * pages) / seconds;
/** Passes over the documents in which V8 compiles what reads them, as it has in a process that has read for an hour. */
const WARMING = 8;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const batchesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

async function readAll(
  pool: ReaderPool,
  files: readonly string[],
  options: { ignoreXml?: boolean } = {},
  route?: string,
): Promise<Run> {
  let pages = 0;
  const started = performance.now();
  await Promise.all(
    files.map(async (path) => {
      const reading = await pool.read({ path }, options).catch(() => undefined);
      if (reading && (!route || reading.route === route)) pages += Math.max(1, reading.pages);
    }),
  );
  return { pages, seconds: (performance.now() - started) / 1000 };
}

/** Those of the files that are read by this route: each route is timed on its own documents alone. */
async function ofRoute(
  pool: ReaderPool,
  files: readonly string[],
  options: { ignoreXml?: boolean },
  route: string,
): Promise<string[]> {
  const routes = await Promise.all(
    files.map((path) =>
      pool.read({ path }, options).then(
        (reading) => reading.route,
        () => undefined,
      ),
    ),
  );
  return files.filter((_, index) => routes[index] === route);
}

export interface SpeedOptions {
  /** A folder of invoices. */
  readonly folder: string;
  /** Pages that OCR and its peer read. */
  readonly pages: number;
  readonly rounds: number;
}

/** Pages a minute by route over a folder, OCR beside the native tesseract command on the same images. */
export async function measureSpeed({ folder: corpus, pages: pageCount, rounds }: SpeedOptions): Promise<void> {
  const { files } = await listDocuments([corpus]);
  const pdfs = files.filter((file) => /\.pdf$/i.test(file));
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const pool = createReaderPool({ size: AT_ONCE, timeoutMs: 120_000 });
  // What one core does: two processes side by side share caches and memory, and on many a machine one core's units.
  const alone = createReaderPool({ size: 1, timeoutMs: 120_000 });
  try {
    const xml = await ofRoute(pool, pdfs, {}, 'xml');
    const text = await ofRoute(pool, pdfs, { ignoreXml: true }, 'text');
    const images = await drawFirstPages(text.slice(0, pageCount), folder);
    const native = await nativeTesseract();
    const dataFolder = await unpackBestData(OCR_LANGUAGES, folder);
    const atOnce = AT_ONCE;
    const readBy: Record<'ours' | keyof typeof PEERS, (pages: string[]) => Promise<unknown>> = {
      ours: (pages) => readAll(pool, pages),
      notTold: (pages) => readNatively(pages, { languages: OCR_LANGUAGES, atOnce, dataFolder }),
      latinAlone: (pages) => readNatively(pages, { languages: LATIN, atOnce, dataFolder }),
      told: (pages) => readNatively(pages, { languages: ['eng'], atOnce, dataFolder }),
      ownData: (pages) => readNatively(pages, { languages: ['eng'], atOnce }),
    };
    const peers = native ? (Object.keys(PEERS) as (keyof typeof PEERS)[]) : [];
    const contenders = ['ours', ...peers] as const;
    // All warm up on every page: ours opens its nets once a process, the peer's files go into the page cache.
    for (const contender of contenders) await readBy[contender](images);

    const warming: number[] = [];
    for (let pass = 0; pass < WARMING; pass++) {
      warming.push(perMinute(await readAll(alone, text, { ignoreXml: true })) / 60);
      await readAll(pool, text, { ignoreXml: true });
    }

    const rates: Record<'xml' | 'text' | 'textAlone', number[]> = { xml: [], text: [], textAlone: [] };
    const seconds = { ours: 0, notTold: 0, latinAlone: 0, told: 0, ownData: 0 };
    for (let round = 0; round < rounds; round++) {
      rates.xml.push(perMinute(await readAll(pool, xml)));
      rates.text.push(perMinute(await readAll(pool, text, { ignoreXml: true })));
      rates.textAlone.push(perMinute(await readAll(alone, text, { ignoreXml: true })));
      // A few pages each in turn, so that what else the machine does falls on all alike.
      for (const pages of batchesOf(images, AT_ONCE)) {
        for (const contender of contenders) seconds[contender] += await secondsOf(() => readBy[contender](pages));
      }
    }
    const ocrRate = (contender: keyof typeof seconds): number =>
      perMinute({ pages: rounds * images.length, seconds: seconds[contender] });
    const [xmlRate, textRate, ourRate] = [median(rates.xml), median(rates.text), ocrRate('ours')];
    const ofOne = (rate: number): string => (rate / 60).toFixed(0);
    console.log(`pages a minute, median of ${rounds} rounds, ${AT_ONCE} reading processes`);
    console.log(`xml    ${xmlRate.toFixed(0).padStart(7)}   (${xml.length} documents)`);
    console.log(
      `text   ${textRate.toFixed(0).padStart(7)}   (${text.length} documents)   ${ofOne(textRate / AT_ONCE)} a second a process, text / ocr ${(textRate / ourRate).toFixed(1)} (to reach: 40)`,
    );
    console.log(`text by one process alone: ${ofOne(median(rates.textAlone))} pages a second (to reach: 60)`);
    console.log(`- while it warms up: ${warming.map((rate) => rate.toFixed(0)).join(', ')}`);
    console.log(`ocr    ${ourRate.toFixed(1).padStart(7)}   (${images.length} pages of 300 dpi)`);
    for (const peer of peers) {
      const rate = ocrRate(peer);
      console.log(
        `native ${rate.toFixed(1).padStart(7)}   (${PEERS[peer]})   ocr / native ${(ourRate / rate).toFixed(2)}`,
      );
    }
    console.log(native ? `native is ${native}, on the same pages` : 'the tesseract command is not installed: no ratio');
  } finally {
    await Promise.all([pool.close(), alone.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}
