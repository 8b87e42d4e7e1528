import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { readDatabaseAddress } from './database-address.ts';

const OperateConfig = Type.Object({
  MONGODB_URI: Type.Optional(
    Type.String({ pattern: '^mongodb(\\+srv)?://\\S+$', description: 'an address such as mongodb://host/' }),
  ),
  DATABASE_PREFIX: Type.String({ default: 'comptoir_', pattern: '^[\\w-]{0,30}$' }),
  DATA_DIR: Type.String({ default: '.data' }),
});

export interface OperateSettings {
  readonly mongoUri: string;
  readonly databasePrefix: string;
  /** The portal's data folder, where it is one of this machine. */
  readonly dataDir?: string;
  /** Who types the command, as the letters keep it. */
  readonly by: { readonly id: string; readonly name: string; readonly roles: readonly string[] };
}

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Whose portal a command is about: the one on MONGODB_URI, else the one that keeps its data in DATA_DIR.
 * @throws ConfigurationError; Error where no portal runs there
 */
export async function readOperateSettings(): Promise<OperateSettings> {
  const { MONGODB_URI, DATABASE_PREFIX, DATA_DIR } = readConfig(OperateConfig, process.env);
  const { username } = userInfo();
  const dataDir = resolve(ROOT, DATA_DIR);
  return {
    mongoUri: MONGODB_URI ?? (await readDatabaseAddress(dataDir)),
    ...(MONGODB_URI === undefined && { dataDir }),
    databasePrefix: DATABASE_PREFIX,
    by: { id: `operator:${username}`, name: username, roles: ['operator'] },
  };
}
