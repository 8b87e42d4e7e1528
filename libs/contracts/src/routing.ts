export const SERVICES = [
  'identity',
  'suppliers',
  'documents',
  'extraction',
  'invoices',
  'orders',
  'payments',
  'messaging',
  'settings',
] as const;
export type ServiceName = (typeof SERVICES)[number];

/**
 * Which service answers which path, by path segments: `*` is any one segment, and a route covers everything below it.
 * The longest match wins, a literal before a `*`. Paths absent here are not reachable from outside.
 */
export const ROUTES: ReadonlyArray<readonly [path: string, service: ServiceName]> = [
  ['/oidc', 'identity'],
  ['/api/current-user', 'identity'],
  ['/api/admin/user', 'identity'],
  ['/api/v1/users', 'identity'],
  ['/api/admin/setting', 'settings'],
  ['/api/v1/settings', 'settings'],
  ['/api/v1/features', 'settings'],
  ['/api/v1/audit', 'settings'],
  ['/api/invoice/supplier', 'suppliers'],
  ['/api/invoice/supplierNameCheck', 'suppliers'],
  ['/api/invoice/legalform', 'suppliers'],
  ['/api/invoice/countries', 'suppliers'],
  ['/api/v1/suppliers', 'suppliers'],
  ['/api/v1/supplier-imports', 'suppliers'],
  ['/api/v1/change-requests', 'suppliers'],
  ['/api/v1/bank-changes', 'suppliers'],
  ['/api/v1/look-ups', 'suppliers'],
  ['/api/bill/upload', 'documents'],
  ['/api/v1/documents', 'documents'],
  ['/api/invoice', 'invoices'],
  ['/api/invoices', 'invoices'],
  ['/api/supplier/invoice/count', 'invoices'],
  ['/api/v1/invoices', 'invoices'],
  ['/api/v1/extraction', 'extraction'],
  ['/api/invoice/invoices', 'payments'],
  ['/api/invoice/payment', 'payments'],
  ['/api/invoice/declarationCA', 'payments'],
  ['/api/v1/payments', 'payments'],
  ['/api/v1/licence-fees', 'payments'],
  ['/api/v1/declarations', 'payments'],
  ['/api/order', 'orders'],
  ['/api/v1/orders', 'orders'],
  ['/api/message', 'messaging'],
  ['/api/v1/messages', 'messaging'],
  ['/api/v1/mails', 'messaging'],
  ['/api/v1/mail-templates', 'messaging'],
  ['/api/v1/intake-sources', 'messaging'],
];

/** Calls that also answer who is not signed in, by method and path without a slash at its end: a forgotten password. */
export const OPEN_CALLS: ReadonlyArray<readonly [method: string, path: string]> = [
  ['POST', '/api/admin/user/userPassword/request'],
  ['GET', '/api/admin/user/userPassword'],
  ['POST', '/api/admin/user/userPassword'],
];
