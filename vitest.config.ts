import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// What `npm test` found no engine for: it names the files, so that they are skipped and not failed.
const withoutEngine = process.env.COMPTOIR_SKIP?.split('\n').filter(Boolean) ?? [];

export default defineConfig({
  test: {
    // Much of a run waits for engines, processes and a browser: with a worker a core a third of the cores' time was left.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'node',
          include: ['{libs,services,standalone,scripts,bench}/**/*.spec.ts'],
          exclude: [...configDefaults.exclude, '**/.cache/**', '**/.data/**', ...withoutEngine],
          globalSetup: './libs/testing/src/engines/global-setup.ts',
          setupFiles: './libs/testing/src/engines/seeded-properties.ts',
          // Processes, sockets and a browser on a busy machine: in CI a test may fail once, and its report says so.
          retry: process.env.CI ? 2 : 0,
          // A file that keeps to its own database, ports and folders needs no module of its own: importing them for each
          // file took as long as the tests.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // What comes of itself comes later on a busy machine; a second was too little for one of them.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      ...(existsSync('web-admin/vitest.config.ts') ? ['web-admin/vitest.config.ts'] : []),
    ],
  },
});
