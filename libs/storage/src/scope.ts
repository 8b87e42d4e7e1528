import type { Scope } from '@comptoir/contracts';

/**
 * The filter that keeps a read inside what the caller may see. No ids match nothing.
 * `field` is where the rows keep their supplier's id.
 */
export function scopeFilter(scope: Scope, field = 'supplierId'): Record<string, unknown> {
  return scope.kind === 'all' ? {} : { [field]: { $in: scope.ids } };
}
