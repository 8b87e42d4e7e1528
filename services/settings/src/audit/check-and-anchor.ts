import type { KeyObject } from 'node:crypto';
import type { AuditAnchor } from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import type { Clock, Logger } from '@comptoir/service-kit';
import type { Database, Lease } from '@comptoir/storage';
import { publicKeyOf, signAnchor } from './anchor.ts';
import { readAnchors, writeAnchor } from './anchor-files.ts';
import type { AuditChain } from './audit-chain.store.ts';
import type { Head } from './audit-entry.ts';
import type { AuditStandingStore } from './audit-standing.store.ts';
import { type Verification, verifyChain } from './verify-chain.ts';

/** Where anchors go, and what they are signed with. */
export interface AnchorPlace {
  readonly key: KeyObject;
  readonly folder?: string | undefined;
  readonly mailTo?: string | undefined;
}

export interface CheckParts {
  readonly database: Database;
  readonly chain: AuditChain;
  readonly standing: AuditStandingStore;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly logger: Logger;
  /** None: the chain is checked by itself, and nothing is signed. */
  readonly anchors: AnchorPlace | undefined;
}

/**
 * Checks the whole chain against its anchors and, where it is in order, signs its head and brings it out of the
 * database's reach. A chain that is not in order is not signed: its last anchor stays the one to go back to.
 */
export async function checkAndAnchor(parts: CheckParts, lease: Lease, signal: AbortSignal): Promise<Verification> {
  const { database, chain, standing, outbox, clock, logger, anchors } = parts;
  const head = await chain.head();
  const known = anchors?.folder === undefined ? undefined : await readAnchors(anchors.folder, publicKeyOf(anchors.key));
  const { unsigned = [] } = known ?? {};
  for (const line of unsigned) logger.error({ line }, 'an audit anchor was not signed by our key');
  const found = await verifyChain({
    ...chain.stored(),
    head,
    anchors: known?.anchors ?? [],
    now: clock.now(),
    onBatch: () => signal.throwIfAborted(),
  });
  const { entries } = found;
  const broken = found.broken ?? (unsigned.length > 0 ? { sequence: entries, kind: 'anchor' as const } : undefined);
  if (broken) logger.error({ ...broken }, 'the audit chain is broken');
  const anchor = !broken && anchors && head ? await anchored(anchors, head, clock.now()) : undefined;

  await database.withTransaction(async (session) => {
    await lease.guard(session);
    const checked = { at: clock.now(), sequence: entries, ...(broken && { broken }) };
    await standing.note(session, {
      checked,
      ...(anchor && { anchored: { at: new Date(anchor.at), sequence: anchor.sequence } }),
    });
    if (anchor && anchors?.mailTo !== undefined) await outbox.append(session, [toMail(anchor, anchors.mailTo)]);
  });
  logger.info({ entries, anchors: found.anchors, anchored: anchor?.sequence }, 'audit chain checked');
  return found;
}

async function anchored({ key, folder }: AnchorPlace, { sequence, hash }: Head, at: Date): Promise<AuditAnchor> {
  const anchor = signAnchor(key, { sequence, hash, at });
  if (folder !== undefined) await writeAnchor(folder, anchor);
  return anchor;
}

const toMail = (anchor: AuditAnchor, to: string) => ({
  type: 'AuditAnchored' as const,
  subject: `${anchor.sequence}/${anchor.at}`,
  sequence: 1,
  data: { ...anchor, to },
});
