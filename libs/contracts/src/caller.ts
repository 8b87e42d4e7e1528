import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { kindsOf } from './roles.ts';

/** A signed-in person, as the gateway vouches for them to a service. */
export interface UserCaller {
  readonly kind: 'user';
  readonly id: string;
  /** First and last name, for histories. */
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly supplierIds: readonly string[];
  readonly language: Language;
  /** When they last proved who they are, in seconds since the epoch: what step-up looks at. */
  readonly authenticatedAt: number;
  /** The session they call in, as the gateway names it; its cookie cannot be told from it. */
  readonly sessionId?: string;
}

/** A service that calls another as itself, with its own few permissions. */
export interface ServiceCaller {
  readonly kind: 'service';
  readonly id: string;
  readonly language: Language;
}

export type Caller = UserCaller | ServiceCaller;

/** Which suppliers' rows a caller may see. An empty list sees nothing. */
export type Scope = { readonly kind: 'all' } | { readonly kind: 'suppliers'; readonly ids: readonly string[] };

export const SCOPE_ALL: Scope = { kind: 'all' };

/**
 * A supplier user sees the suppliers of its ids, none if it has none; staff without ids see all,
 * staff with ids those; who is both gets the narrower. Services see all: what they may do is in the permission table.
 */
export function scopeOf(caller: Caller): Scope {
  if (caller.kind === 'service') return SCOPE_ALL;
  const kinds = kindsOf(caller.roles);
  const isStaff = kinds.some((kind) => kind !== 'supplier');
  if (kinds.includes('supplier') || !isStaff) return { kind: 'suppliers', ids: caller.supplierIds };
  return caller.supplierIds.length === 0 ? SCOPE_ALL : { kind: 'suppliers', ids: caller.supplierIds };
}

export const inScope = (scope: Scope, supplierId: string | undefined): boolean =>
  scope.kind === 'all' || (supplierId !== undefined && scope.ids.includes(supplierId));

/** Who acts when nobody does: readings, time-outs, events. */
export const SYSTEM: ServiceCaller = { kind: 'service', id: 'system', language: DEFAULT_LANGUAGE };
