import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string[]} parts a path below the root */
export const inRoot = (...parts) => join(root, ...parts);
