import type { Scanner } from './scanner.ts';

/** For development alone: calls everything clean. */
export const scansNothing: Scanner = {
  scan: async () => ({ clean: true }),
  ping: async () => undefined,
};
