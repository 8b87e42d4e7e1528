import { Problem } from '@comptoir/service-kit';
import { isDuplicateKey } from '@comptoir/storage';
import type { UNIQUE_KEYS } from './supplier-row.store.ts';

const TAKEN = {
  nameKey: 'supplier.nameTaken',
  codeKey: 'supplier.codeTaken',
  emailKey: 'supplier.emailTaken',
} as const satisfies Record<(typeof UNIQUE_KEYS)[number], string>;

/**
 * A write, in the words of who asked for it where another supplier has one of the keys.
 * @throws Problem supplier.nameTaken, supplier.codeTaken or supplier.emailTaken
 */
export async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const key = isDuplicateKey(error) ? indexedKey(error as { keyPattern?: object; message: string }) : undefined;
    if (key === 'nameKey' || key === 'codeKey' || key === 'emailKey') throw new Problem(TAKEN[key]);
    throw error;
  }
}

/** The field whose index refused a write. Of several writes at once the driver tells it in its message alone. */
const indexedKey = ({ keyPattern, message }: { keyPattern?: object; message: string }): string | undefined =>
  Object.keys(keyPattern ?? {})[0] ?? / index: (\w+)_1 dup key/.exec(message)?.[1];
