import { type Asking, deciderOf } from '@comptoir/service-kit';
import type { By } from './supplier-parts.ts';

/** Who asks, from where, under which correlation. */
export const byOf = (request: Asking): By => deciderOf(request);
