import { defineConfig } from 'vitest/config';

// What needs more than npm test's engines, or longer: npm run test:cluster, npm run test:keycloak.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
});
