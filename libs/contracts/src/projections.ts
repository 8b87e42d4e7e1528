import type { ServiceName } from './routing.ts';

/**
 * Which service keeps a copy of whose data: `holder.copy` and the owner, who tells of it by events and, when a copy is
 * rebuilt, by snapshots.
 */
export const PROJECTIONS = {
  'gateway.users': 'identity',
  'suppliers.users': 'identity',
  'identity.suppliers': 'suppliers',
  'messaging.users': 'identity',
  'messaging.staff': 'identity',
  'messaging.suppliers': 'suppliers',
  'messaging.invoices': 'invoices',
  'messaging.settings': 'settings',
  'invoices.suppliers': 'suppliers',
  'invoices.settings': 'settings',
  'identity.settings': 'settings',
  'documents.settings': 'settings',
  'suppliers.settings': 'settings',
} as const satisfies Record<string, ServiceName>;

export type ProjectionName = keyof typeof PROJECTIONS;
export const isProjectionName = (text: string): text is ProjectionName => Object.hasOwn(PROJECTIONS, text);
