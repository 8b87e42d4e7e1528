import { type CIVILITIES, type Language, ROLES_OF_JOB, type Role } from '@comptoir/contracts';

/** Suppliers and people of the demo: fixed, so that a README, a test and a newcomer find the same ones. */
export const DEMO_SUPPLIER_IDS = {
  atelier: '0190a000-0000-7000-8000-000000000001',
  nordlicht: '0190a000-0000-7000-8000-000000000002',
} as const;

export interface DemoAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly civility: (typeof CIVILITIES)[number];
  readonly roles: readonly Role[];
  readonly supplierIds: readonly string[];
  readonly language: Language;
  /** What the printed list says of it. */
  readonly title: string;
}

/** Who looks after the demo's suppliers. */
export const DEMO_ACCOUNT_MANAGER_ID = '0190a000-0000-7000-8000-000000000101';

const account = (
  number: number,
  person: Omit<DemoAccount, 'id' | 'password' | 'supplierIds' | 'language'> &
    Partial<Pick<DemoAccount, 'supplierIds' | 'language'>>,
): DemoAccount => ({
  id: `0190a000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
  password: 'comptoir-demo-2026',
  supplierIds: [],
  language: 'fr',
  ...person,
});

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account(1, {
    email: 'admin@comptoir.example',
    firstName: 'Ada',
    lastName: 'Martin',
    civility: 'Mrs',
    roles: ROLES_OF_JOB.administrator,
    title: 'administrator',
  }),
  account(2, {
    email: 'alice@comptoir.example',
    firstName: 'Alice',
    lastName: 'Bernard',
    civility: 'Mrs',
    roles: ROLES_OF_JOB.regular,
    title: 'agent',
  }),
  account(3, {
    email: 'bruno@comptoir.example',
    firstName: 'Bruno',
    lastName: 'Petit',
    civility: 'Mr',
    roles: ROLES_OF_JOB.regular,
    title: 'agent',
  }),
  account(4, {
    email: 'claire@comptoir.example',
    firstName: 'Claire',
    lastName: 'Moreau',
    civility: 'Mrs',
    roles: ROLES_OF_JOB.accounting,
    title: 'accounting agent',
  }),
  account(5, {
    email: 'supplier@atelier.example',
    firstName: 'Samuel',
    lastName: 'Roux',
    civility: 'Mr',
    roles: ROLES_OF_JOB.supplier,
    supplierIds: [DEMO_SUPPLIER_IDS.atelier],
    title: 'supplier, Atelier Lumière',
  }),
  account(6, {
    email: 'supplier@nordlicht.example',
    firstName: 'Nora',
    lastName: 'Vogel',
    civility: 'Mrs',
    roles: ROLES_OF_JOB.supplier,
    supplierIds: [DEMO_SUPPLIER_IDS.nordlicht],
    language: 'de',
    title: 'supplier, Nordlicht GmbH',
  }),
];
