import type { ReadOptions } from '../read/read-options.ts';
import { ReadRefusal } from '../read/refusal.ts';
import { withToldSigns } from '../read/told-signs.ts';
import type { CheckerPool } from '../rules/checker/pool.ts';
import { withRules } from '../rules/with-rules.ts';
import type { ReaderPool } from '../worker/pool.ts';

type Parts = { pool: Pick<ReaderPool, 'read'>; checker?: Pick<CheckerPool, 'check'>; out: Output; err: Output };
type Output = { write(text: string): unknown; readonly isTTY?: boolean };

/**
 * Reads files, two at a time, and prints each as it is done: `{file, route, level, fields, lines, durationMs, …}`,
 * or `{file, error: {code, message}}` with a line on `err` that says why. Answers how many could not be read.
 */
export async function extractFiles(
  files: readonly string[],
  missing: readonly string[],
  options: ReadOptions,
  { pool, checker, out, err }: Parts,
): Promise<number> {
  let done = 0;
  let failed = 0;
  const clearProgress = () => err.isTTY && err.write('\r\u001b[K');
  const fail = (file: string, code: string, message: string) => {
    failed += 1;
    out.write(`${JSON.stringify({ file, error: { code, message } })}\n`);
    clearProgress();
    err.write(`${file}: ${code}: ${message}\n`);
  };
  for (const path of missing) fail(path, 'NOT_FOUND', 'no such file or folder');
  await Promise.all(
    files.map(async (file) => {
      try {
        const read = withToldSigns(await pool.read({ path: file }, options));
        const { route, level, fields, lines, durationMs, ...rest } = checker
          ? await withRules(read, { path: file }, checker)
          : read;
        clearProgress();
        out.write(`${JSON.stringify({ file, route, level, fields, lines, durationMs, ...rest })}\n`);
      } catch (error) {
        fail(
          file,
          error instanceof ReadRefusal ? error.code : 'GAVE_UP',
          (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '',
        );
      }
      done += 1;
      if (err.isTTY) err.write(`\r\u001b[K${done} of ${files.length} read`);
    }),
  );
  clearProgress();
  return failed;
}
