import { join } from 'node:path';

/** The checkout's root folder, and what is below it. */
export const inCheckout = (...parts: string[]): string => join(import.meta.dirname, '..', '..', ...parts);
