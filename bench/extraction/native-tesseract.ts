import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The version of the `tesseract` command, where it is installed. */
export async function nativeTesseract(): Promise<string | undefined> {
  return run('tesseract', ['--version']).then(
    ({ stdout }) => stdout.split('\n')[0],
    () => undefined,
  );
}

/** Reads images with as many processes at a time, one thread each, as a batch at a shell would. */
export async function readNatively(images: readonly string[], language: string, atOnce: number): Promise<void> {
  const left = [...images];
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
  const one = async (): Promise<void> => {
    for (let image = left.shift(); image; image = left.shift()) {
      await run('tesseract', [image, '-', '-l', language, 'tsv'], { env, maxBuffer: 50_000_000 });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
