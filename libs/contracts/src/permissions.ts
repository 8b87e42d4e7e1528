import type { Caller } from './caller.ts';
import { type Kind, kindsOf } from './roles.ts';

/**
 * What each kind of caller may do, on rows inside its scope (Caller → scopeOf). One table, checked by the services;
 * the browser reads the same one only to hide what would be refused.
 */
const STAFF = ['admin', 'clerk', 'accountant', 'purchaser'] as const;
const EVERYBODY = [...STAFF, 'supplier'] as const;

export const PERMISSIONS = {
  'user.manage': ['admin'],
  'setting.read': ['admin'],
  'setting.write': ['admin'],
  'feature.read': EVERYBODY,
  'profile.read': EVERYBODY,
  'profile.write': EVERYBODY,
  /** Of a forgotten password: of who is not signed in too, for whom the gateway speaks as itself. */
  'password.reset': EVERYBODY,
  /** The token that goes into a mailed link, for who sends the mail. */
  'passwordLink.mint': [],
  'audit.read': ['admin'],

  'supplier.read': EVERYBODY,
  'supplier.write': ['admin'],
  'supplier.delete': ['admin'],
  'supplier.list': STAFF,
  /** Many at once, from a sheet. */
  'supplier.import': ['admin'],

  /** Email, phone and bank details of one's own supplier, each confirmed by a code. */
  'change.ask': ['supplier'],
  'change.read': ['admin', 'accountant', 'supplier'],
  'change.unlock': ['admin'],
  'bankChange.decide': ['admin'],
  'bankChange.callBack': ['admin', 'accountant'],

  'invoice.read': EVERYBODY,
  'invoice.send': EVERYBODY,
  'invoice.withdraw': ['supplier'],
  'invoice.verify': STAFF,
  /** One file, several invoices. */
  'invoice.split': STAFF,
  'invoice.control': STAFF,
  'invoice.sendBack': STAFF,
  'invoice.reject': STAFF,
  'invoice.relaunch': STAFF,
  'invoice.enter': STAFF,
  'invoice.resolveDuplicate': STAFF,
  'invoice.pay': ['admin', 'accountant'],
  'invoice.reverse': ['admin', 'accountant'],
  'invoice.close': ['admin', 'accountant'],
  'invoice.cancel': ['admin'],
  'invoice.delete': ['admin'],

  /** What corrections taught: proposals, templates, their export. */
  'training.read': STAFF,
  'training.start': STAFF,
  /** Whoever may verify an invoice may say how the next ones are read. */
  'training.decide': STAFF,
  'template.import': ['admin'],
  'template.rollBack': ['admin'],

  'document.read': EVERYBODY,
  /** Nobody's but a service's: what goes into an archive was decided, and scoped, by who asks for it. */
  'document.archive': [],
  /** Nobody's but a service's: that the pages are several invoices' was decided by who asks for it. */
  'document.cut': [],
  /** Nobody's but a service's: what came by mail or from a folder. */
  'document.receive': [],
  'payment.read': ['admin', 'clerk', 'accountant', 'supplier'],
  'order.read': EVERYBODY,
  'message.read': EVERYBODY,
  'message.write': ['admin', 'clerk', 'accountant', 'supplier'],
  'mail.manage': ['admin'],
  /** Mailboxes and folders that invoices are fetched from. */
  'intake.manage': ['admin'],
  'deadLetter.manage': ['admin'],
  'health.read': ['admin'],

  /** No person may: a code is sent by who made it, the suppliers service. */
  'code.send': [],
  /** No person may: the gateway as itself brings browsers to the issuer and asks it for its own client. */
  'issuer.reach': [],
} as const satisfies Record<string, readonly Kind[]>;

export type Action = keyof typeof PERMISSIONS;

/** What a service may ask of another, as itself. */
const SERVICE_PERMISSIONS: Readonly<Record<string, readonly Action[]>> = {
  suppliers: ['code.send'],
  extraction: ['document.read'],
  invoices: ['document.read', 'document.archive', 'document.cut'],
  gateway: ['issuer.reach', 'password.reset'],
  messaging: ['passwordLink.mint', 'document.receive'],
};

/** Whether the caller's roles allow an action at all; which rows it reaches is `scopeOf`. */
export function can(caller: Caller, action: Action): boolean {
  if (caller.kind === 'service') return SERVICE_PERMISSIONS[caller.id]?.includes(action) ?? false;
  return rolesCan(caller.roles, action);
}

export function rolesCan(roles: readonly string[], action: Action): boolean {
  const allowed: readonly Kind[] = PERMISSIONS[action];
  return kindsOf(roles).some((kind) => allowed.includes(kind));
}
