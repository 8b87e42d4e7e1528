// npm run bench -- NAME [options]: each benchmark prints its figures, and a ratio against a named peer where it has one.
const BENCHMARKS: Readonly<Record<string, () => Promise<{ run(args: readonly string[]): Promise<void> }>>> = {
  audit: () => import('./audit/audit.bench.ts'),
  events: () => import('./events/events.bench.ts'),
  extraction: () => import('./extraction/extraction.bench.ts'),
  import: () => import('./import/import.bench.ts'),
  learning: () => import('./learning/learning.bench.ts'),
  lists: () => import('./lists/lists.bench.ts'),
  lives: () => import('./lives/lives.bench.ts'),
  reading: () => import('./reading/reading.bench.ts'),
  'sign-in': () => import('./sign-in/sign-in.bench.ts'),
  validation: () => import('./validation/validation.bench.ts'),
  web: () => import('./web/web.bench.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = BENCHMARKS[name];
if (!load) {
  console.error(`usage: npm run bench -- ${Object.keys(BENCHMARKS).join(' | ')} [options]`);
  process.exitCode = 2;
} else {
  const benchmark = await load();
  await benchmark.run(args);
}
