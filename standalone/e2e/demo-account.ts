import { DEMO_ACCOUNTS, type DemoAccount } from '../src/demo/accounts.ts';

/** The demo's people by what they do. */
const PLACES = { admin: 0, alice: 1, bruno: 2, claire: 3, atelier: 4, nordlicht: 5 } as const;
export type DemoRole = keyof typeof PLACES;

export const demoAccount = (role: DemoRole): DemoAccount => DEMO_ACCOUNTS[PLACES[role]] as DemoAccount;
