import { SERVICES, type ServiceName } from '@comptoir/contracts';
import { type Database, openDatabase } from '@comptoir/storage';

export type DatabaseOwner = ServiceName | 'gateway';
export const DATABASE_OWNERS: readonly DatabaseOwner[] = [...SERVICES, 'gateway'];

export const isDatabaseOwner = (text: string): text is DatabaseOwner => DATABASE_OWNERS.some((name) => name === text);

export interface PortalDatabases {
  of(owner: DatabaseOwner): Promise<Database>;
  close(): Promise<void>;
}

/** The databases of a portal, each opened when it is first asked for. */
export function openPortalDatabases({
  mongoUri,
  databasePrefix,
}: {
  mongoUri: string;
  databasePrefix: string;
}): PortalDatabases {
  const opened = new Map<DatabaseOwner, Promise<Database>>();
  return {
    of(owner) {
      const known = opened.get(owner) ?? openDatabase({ uri: mongoUri, name: `${databasePrefix}${owner}` });
      opened.set(owner, known);
      return known;
    },
    async close() {
      const databases = await Promise.allSettled(opened.values());
      await Promise.all(databases.map((one) => (one.status === 'fulfilled' ? one.value.close() : undefined)));
    },
  };
}
