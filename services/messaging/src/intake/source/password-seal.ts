import { seal, unseal } from '@comptoir/service-kit';

/** How passwords of mailboxes and folders are kept, each for its own source. */
export interface PasswordSeal {
  seal(sourceId: string, password: string): string;
  /** @throws Error where it was sealed under a key that is not known any more */
  unseal(sourceId: string, sealed: string): string;
}

/** @param keys the newest first; all of them open */
export const createPasswordSeal = (keys: readonly string[]): PasswordSeal => ({
  seal: (owner, password) => seal(keys, { purpose: PURPOSE, owner }, password),
  unseal: (owner, sealed) => unseal(keys, { purpose: PURPOSE, owner }, sealed),
});

const PURPOSE = 'comptoir intake source';
