import { INVOICE_COMMANDS, type Language, ROUTES, type ServiceName } from '@comptoir/contracts';
import { createInternalTokens, generateSigningKey, INTERNAL_TOKEN_HEADER, systemClock } from '@comptoir/service-kit';
import { demoAccount } from '../demo-account.ts';
import type { Session } from '../session.ts';
import type { BadPortal } from './bad-portal.ts';

/** A call about an invoice and its document, by their ids. */
export interface InvoiceCall {
  readonly as: 'nordlicht' | 'nils';
  readonly method: string;
  readonly path: (ids: Ids) => string;
  readonly body?: object;
}
export interface Ids {
  readonly invoice: string;
  readonly document: string;
}

const BODIES: Readonly<Partial<Record<keyof typeof INVOICE_COMMANDS, object>>> = {
  verify: { content: {} },
  enter: { content: {} },
  split: {
    parts: [
      { from: 1, to: 1 },
      { from: 2, to: 2 },
    ],
  },
  sendBack: { reason: 'x' },
  pay: { date: '2026-12-01', amount: '1.00', method: 'SEPA', reference: 'x' },
  reverse: { paymentId: 'x', reason: 'x' },
  reject: { reason: 'OTHER', details: 'x' },
  cancel: { reason: 'x' },
};

const READS: ReadonlyArray<(ids: Ids) => string> = [
  ({ invoice }) => `/api/v1/invoices/${invoice}`,
  ({ invoice }) => `/api/v1/invoices/${invoice}/history`,
  ({ invoice }) => `/api/v1/invoices/${invoice}/document`,
  ({ invoice }) => `/api/v1/invoices/${invoice}/following`,
  ({ invoice }) => `/api/v1/invoices/archive?ids=${invoice}`,
  ({ invoice }) => `/api/invoice/${invoice}/pdf`,
  ({ invoice }) => `/api/invoice/bill/${invoice}/pdf`,
  ({ invoice }) => `/api/invoice/download?idInvoices=${invoice}`,
  ({ document }) => `/api/v1/documents/${document}`,
  ({ document }) => `/api/v1/documents/${document}/content`,
  ({ document }) => `/api/v1/documents/${document}/pages`,
  ({ document }) => `/api/v1/documents/${document}/pages/1`,
];

/** Every call that names an invoice or its document, by somebody whose role allows it and whose scope does not. */
export const INVOICE_CALLS: readonly InvoiceCall[] = [
  ...(['nordlicht', 'nils'] as const).flatMap((as) => READS.map((path) => ({ as, method: 'GET', path }))),
  { as: 'nordlicht', method: 'DELETE', path: ({ invoice }) => `/api/invoice/bill/${invoice}` },
  { as: 'nils', method: 'DELETE', path: ({ invoice }) => `/api/v1/invoices/${invoice}?version=1` },
  ...Object.entries(INVOICE_COMMANDS).map(([name, segment]) => ({
    as: name === 'withdraw' ? ('nordlicht' as const) : ('nils' as const),
    method: 'POST',
    path: ({ invoice }: Ids) => `/api/v1/invoices/${invoice}/${segment}`,
    body: { version: 1, ...BODIES[name as keyof typeof INVOICE_COMMANDS] },
  })),
];

export function callInvoice(session: Session, call: InvoiceCall, ids: Ids, language: Language): Promise<Response> {
  const { method, path, body } = call;
  const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return session.call(path(ids), {
    method,
    ...json,
    headers: { ...json?.headers, 'accept-language': language },
  });
}

/** A token in the shape of the gateway's for an administrator, signed by a key that nobody trusts. */
export async function forgedToken(audience: ServiceName): Promise<string> {
  const { privateKey } = await generateSigningKey();
  const forger = await createInternalTokens({ issuer: 'gateway', privateKey, trusted: {}, clock: systemClock });
  const { id, email, roles, supplierIds, language } = demoAccount('admin');
  const caller = {
    kind: 'user',
    id,
    name: 'Ada Martin',
    email,
    roles,
    supplierIds,
    language,
    authenticatedAt: 0,
  } as const;
  return forger.sign({ ...caller, authenticatedAt: Math.floor(systemClock.now().getTime() / 1000) }, audience);
}

/** The same claims under the algorithm ‘none’, without a signature. */
export function unsigned(token: string): string {
  const [, payload = ''] = token.split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
}

/** A call that each service answers to people, by the service that answers it. */
export const OPEN_CALLS: ReadonlyArray<readonly [service: ServiceName, path: string]> = [
  ['identity', '/api/current-user'],
  ['settings', '/api/v1/features'],
  ['suppliers', '/api/v1/suppliers'],
  ['documents', '/api/v1/documents/0190a000-0000-7000-8000-000000000000'],
  ['invoices', '/api/v1/invoices'],
  ['payments', '/api/v1/payments'],
  ['orders', '/api/order'],
  ['messaging', '/api/v1/mails'],
];

/** Straight to a service's own port, as nobody but the gateway should. */
export async function callService(
  portal: BadPortal,
  [service, path]: (typeof OPEN_CALLS)[number],
  token: string | undefined,
  language: Language,
): Promise<Response> {
  const url = portal.services.find(([name]) => name === service)?.[1];
  return fetch(new URL(path, url), {
    headers: { 'accept-language': language, ...(token !== undefined && { [INTERNAL_TOKEN_HEADER]: token }) },
  });
}

/** Every path of the routing table that a browser calls. */
export const CALLED_PATHS: readonly string[] = ROUTES.map(([path]) => path).filter((path) => path.startsWith('/api/'));
