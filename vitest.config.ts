import { existsSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';

// What `npm test` found no engine for: it names the files, so that they are skipped and not failed.
const withoutEngine = process.env.COMPTOIR_SKIP?.split('\n').filter(Boolean) ?? [];

export default defineConfig({
  test: {
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(existsSync('web-admin/vitest.config.ts') ? ['web-admin/vitest.config.ts'] : []),
    ],
  },
});
