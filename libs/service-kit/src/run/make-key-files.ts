import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES } from '@comptoir/contracts';
import { generateSigningKey, type Issuer } from '../internal-token.ts';

export interface MadeKeyFiles {
  privateKeyFile(issuer: Issuer): string;
  readonly publicKeysDir: string;
}

/** Where the keys of all who sign are, under one folder: `private/<issuer>.json` and `public/<issuer>.json`. */
export const keyFilesIn = (folder: string): MadeKeyFiles => ({
  privateKeyFile: (issuer) => join(folder, 'private', `${issuer}.json`),
  publicKeysDir: join(folder, 'public'),
});

/** Makes fresh keys for every service and the gateway; the private ones are for their owner's eyes alone. */
export async function makeKeyFiles(folder: string): Promise<MadeKeyFiles> {
  const files = keyFilesIn(folder);
  await mkdir(join(folder, 'private'), { recursive: true, mode: 0o700 });
  await mkdir(files.publicKeysDir, { recursive: true });
  for (const issuer of [...SERVICES, 'gateway'] as const) {
    const { privateKey, publicKeys } = await generateSigningKey();
    await writeFile(files.privateKeyFile(issuer), JSON.stringify(privateKey), { mode: 0o600 });
    await writeFile(join(files.publicKeysDir, `${issuer}.json`), JSON.stringify(publicKeys));
  }
  return files;
}
