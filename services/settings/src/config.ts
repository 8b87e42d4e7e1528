import { ConfigurationError } from '@comptoir/service-kit';
import { type Static, Type } from 'typebox';
import { readAnchorKey } from './audit/anchor-files.ts';
import type { AnchorPlace } from './audit/check-and-anchor.ts';

/** What settings reads from the environment. */
export const Config = Type.Object({
  /** The Ed25519 key, PEM, that signs the head of the audit chain. Without it nothing is anchored. */
  AUDIT_ANCHOR_KEY_FILE: Type.Optional(Type.String()),
  /** The folder the anchors are written to: one the database cannot reach. */
  AUDIT_ANCHOR_DIR: Type.Optional(Type.String()),
  /** Who they are mailed to. */
  AUDIT_ANCHOR_MAIL: Type.Optional(Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$', description: 'an email address' })),
});
export type Config = Static<typeof Config>;

/** Where anchors go; undefined where none are asked for. @throws ConfigurationError */
export async function anchorPlaceOf(config: Config): Promise<AnchorPlace | undefined> {
  const { AUDIT_ANCHOR_KEY_FILE: file, AUDIT_ANCHOR_DIR: folder, AUDIT_ANCHOR_MAIL: mailTo } = config;
  const isSomewhere = folder !== undefined || mailTo !== undefined;
  if (file === undefined) {
    if (isSomewhere)
      throw new ConfigurationError('configuration: AUDIT_ANCHOR_KEY_FILE is missing: anchors are signed');
    return undefined;
  }
  if (!isSomewhere)
    throw new ConfigurationError('configuration: AUDIT_ANCHOR_DIR or AUDIT_ANCHOR_MAIL is missing: where anchors go');
  try {
    return { key: await readAnchorKey(file), folder, mailTo };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`configuration: AUDIT_ANCHOR_KEY_FILE: no Ed25519 key can be read: ${why}`);
  }
}
