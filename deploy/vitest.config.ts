import { defineConfig } from 'vitest/config';

// What needs more than npm test's engines, or longer: npm run test:cluster, test:keycloak, test:recovery.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 900_000,
    // As for npm test: on a busy machine a test may fail once, and its report says so.
    retry: process.env.CI ? 2 : 0,
  },
});
