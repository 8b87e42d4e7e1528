/** Role names of specification 000 §6, and those it mentions as labels. */
export const ROLES = [
  'admin',
  'root_administrator',
  'tenant_administrator',
  'user',
  'invoice_user',
  'agent_accounting',
  'agent_purchase',
  'purchase_user',
  'order_user',
  'supplier',
  'invoice_supplier',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles an outside issuer may send along and that give nothing. */
export const IGNORED_ROLES = ['offline_access', 'uma_authorization'] as const;

export const isRole = (text: unknown): text is Role => ROLES.includes(text as Role);

/** The five kinds of people of the permission table; several role names mean the same kind. */
export const KINDS = ['admin', 'clerk', 'accountant', 'purchaser', 'supplier'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF_ROLE: Readonly<Record<Role, Kind>> = {
  admin: 'admin',
  root_administrator: 'admin',
  tenant_administrator: 'admin',
  user: 'clerk',
  invoice_user: 'clerk',
  agent_accounting: 'accountant',
  agent_purchase: 'purchaser',
  purchase_user: 'purchaser',
  order_user: 'purchaser',
  supplier: 'supplier',
  invoice_supplier: 'supplier',
};

export function kindsOf(roles: readonly string[]): readonly Kind[] {
  return [...new Set(roles.filter(isRole).map((role) => KIND_OF_ROLE[role]))];
}

/** The job of the user form gives the roles. */
export const JOBS = ['accounting', 'purchasing', 'regular', 'administrator', 'supplier'] as const;
export type Job = (typeof JOBS)[number];
export const ROLES_OF_JOB: Readonly<Record<Job, readonly Role[]>> = {
  accounting: ['user', 'invoice_user', 'agent_accounting'],
  purchasing: ['user', 'order_user', 'agent_purchase'],
  regular: ['user', 'invoice_user'],
  administrator: ['admin'],
  supplier: ['supplier', 'invoice_supplier'],
};
