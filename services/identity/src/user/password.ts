import { hash, type Options, verify } from '@node-rs/argon2';

/** argon2id with OWASP's second choice of parameters: 19 MiB, 2 passes, 1 lane. argon2id is the library's default. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

export interface Passwords {
  /** Whether the password is that of the hash. Without a hash the answer is no, after the same work. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

/** Compares passwords in a time that does not tell whether there was anything to compare with. */
export async function createPasswords(): Promise<Passwords> {
  const nobody = await hashPassword('the hash of nobody');
  return {
    async matches(passwordHash, password) {
      const matched = await verify(passwordHash ?? nobody, password);
      return matched && passwordHash !== null && passwordHash !== undefined;
    },
  };
}
