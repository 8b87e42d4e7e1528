import { join } from 'node:path';

/** Where the nets lie; how they came to be is told beside them. */
export const MODELS = join(import.meta.dirname, '..', '..', '..', 'models');
