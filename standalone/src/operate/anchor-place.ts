import { join } from 'node:path';
import { ensureAnchorKey } from '@comptoir/settings/audit';

/** Where a data folder keeps the key that signs the audit chain, its public half, and the anchors. */
export const anchorPlaceIn = (dataDir: string) => ({
  keyFile: join(dataDir, 'audit', 'anchor-key.pem'),
  publicKeyFile: join(dataDir, 'audit', 'anchor-key.pem.pub'),
  folder: join(dataDir, 'audit', 'anchors'),
});

/** Makes the key of a data folder where it has none; answers what tells settings of it. */
export async function anchorEnvironment(dataDir: string): Promise<Record<string, string>> {
  const { keyFile, folder } = anchorPlaceIn(dataDir);
  await ensureAnchorKey(keyFile);
  return { AUDIT_ANCHOR_KEY_FILE: keyFile, AUDIT_ANCHOR_DIR: folder };
}
