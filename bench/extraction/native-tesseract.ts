import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** tesseract's codes. */
type OcrLanguage = 'fra' | 'eng' | 'deu' | 'spa' | 'ara';

const run = promisify(execFile);
const unpack = promisify(gunzip);
const { resolve } = createRequire(import.meta.url);

/** The version of the `tesseract` command, where it is installed. */
export async function nativeTesseract(): Promise<string | undefined> {
  return run('tesseract', ['--version']).then(
    ({ stdout }) => stdout.split('\n')[0],
    () => undefined,
  );
}

/** Unpacks the best language data in integers, which is larger than what the command comes with, into `folder`. */
export async function unpackBestData(languages: readonly OcrLanguage[], folder: string): Promise<string> {
  for (const language of languages) {
    const installed = dirname(resolve(`@tesseract.js-data/${language}/package.json`));
    const packed = await readFile(join(installed, '4.0.0_best_int', `${language}.traineddata.gz`));
    await writeFile(join(folder, `${language}.traineddata`), await unpack(packed));
  }
  return folder;
}

/**
 * Reads images with as many processes at a time, one thread each, as a batch at a shell would. Of several languages the
 * command finds out by itself which a word is in. Without a `dataFolder` it reads with the language data it came with.
 */
export async function readNatively(
  images: readonly string[],
  { languages, atOnce, dataFolder }: { languages: readonly OcrLanguage[]; atOnce: number; dataFolder?: string },
): Promise<void> {
  const left = [...images];
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
  const data = dataFolder ? ['--tessdata-dir', dataFolder] : [];
  const one = async (): Promise<void> => {
    for (let image = left.shift(); image; image = left.shift()) {
      await run('tesseract', [image, '-', '-l', languages.join('+'), ...data, 'tsv'], { env, maxBuffer: 50_000_000 });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
