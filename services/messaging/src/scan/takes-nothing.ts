import { Problem } from '@comptoir/service-kit';
import type { Scanner } from './scanner.ts';

/** Where no scanner is configured nothing can be called clean. That is how it was set up, and no fault to report. */
export const takesNothing: Scanner = {
  async scan() {
    throw new Problem('scan.unavailable');
  },
  ping: async () => undefined,
};
