import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'web-admin', include: ['src/**/*.spec.ts', 'build/**/*.spec.ts'] },
});
