import type { Decider, IntakeSourceEdit, IntakeSourceInput, Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { newId, type Session } from '@comptoir/storage';
import type { IntakeSource } from './intake-source.ts';
import { type NamedSettings, readSourceInput } from './read-source-input.ts';
import type { WithSecret } from './source.store.ts';
import { type SourceAction, sourceDecision } from './source-decision.ts';
import type { SourceParts } from './source-parts.ts';

/** Adds a mailbox or folder, switched on. @throws Problem request.invalid by field */
export async function addSource(parts: SourceParts, input: IntakeSourceInput, by: Decider): Promise<IntakeSource> {
  const settings = settingsIn(input);
  const { password } = input;
  if (!password) throw new Problem('request.invalid', {}, [{ field: 'password', code: 'required' }]);
  const after: IntakeSource = {
    ...settings,
    ...{ id: newId(), version: 1, enabled: true, createdAt: parts.clock.now() },
  };
  await parts.database.withTransaction(async (session) => {
    await parts.sources.insert(session, after, parts.seals.seal(after.id, password));
    await tell(parts, session, by, { action: 'intake.create', after, passwordTyped: true });
  });
  return after;
}

/**
 * Changes all of a mailbox or folder but whether it is on. Its password stays where none is typed, and only where it is
 * still for the same server and user: it is not sent anywhere else.
 * @throws Problem not.found, version.stale, request.invalid by field
 */
export async function editSource(
  parts: SourceParts,
  scope: Scope,
  { id, input, by }: { id: string; input: IntakeSourceEdit; by: Decider },
): Promise<IntakeSource> {
  const settings = settingsIn(input);
  return parts.database.withTransaction(async (session) => {
    const known = await load(parts, scope, session, id, input.version);
    const before = known.source;
    const after: IntakeSource = {
      ...settings,
      ...{ id, version: before.version + 1, enabled: before.enabled, createdAt: before.createdAt },
    };
    const sealed = input.password ? parts.seals.seal(id, input.password) : keptPassword(known, settings);
    await parts.sources.replace(session, known, after, sealed);
    const passwordTyped = Boolean(input.password);
    await tell(parts, session, by, { action: 'intake.update', before, after, passwordTyped });
    return after;
  });
}

/** @throws Problem not.found, version.stale */
export async function switchSource(
  parts: SourceParts,
  scope: Scope,
  { id, version, enabled, by }: { id: string; version: number; enabled: boolean; by: Decider },
): Promise<IntakeSource> {
  return parts.database.withTransaction(async (session) => {
    const known = await load(parts, scope, session, id, version);
    const before = known.source;
    if (before.enabled === enabled) return before;
    const after = { ...before, enabled, version: version + 1 };
    await parts.sources.replace(session, known, after, known.sealedPassword);
    const action = enabled ? 'intake.enable' : 'intake.disable';
    await tell(parts, session, by, { action, before, after });
    return after;
  });
}

/** Removes it with its password; what came of it stays. @throws Problem not.found */
export async function removeSource(
  parts: SourceParts,
  scope: Scope,
  { id, by }: { id: string; by: Decider },
): Promise<void> {
  await parts.database.withTransaction(async (session) => {
    const { source: before } = await load(parts, scope, session, id);
    await parts.sources.remove(session, id);
    await tell(parts, session, by, { action: 'intake.delete', before });
  });
}

/** @throws Problem request.invalid by field */
export function settingsIn(input: IntakeSourceInput): NamedSettings {
  const read = readSourceInput(input);
  if (!read.ok) throw new Problem('request.invalid', {}, read.problems);
  return read.settings;
}

/** @throws Problem request.invalid where the password was for another place */
export function keptPassword({ source, sealedPassword }: WithSecret, settings: NamedSettings): string {
  const isSamePlace = source.host === settings.host && source.user === settings.user && source.kind === settings.kind;
  if (!isSamePlace) throw new Problem('request.invalid', {}, [{ field: 'password', code: 'required' }]);
  return sealedPassword;
}

async function load(
  { sources }: SourceParts,
  scope: Scope,
  session: Session,
  id: string,
  version?: number,
): Promise<WithSecret> {
  const known = await sources.find(scope, id, session);
  if (!known) throw new Problem('not.found');
  if (version !== undefined && known.source.version !== version) throw new Problem('version.stale');
  return known;
}

async function tell(
  { outbox }: SourceParts,
  session: Session,
  by: Decider,
  told: { action: SourceAction; before?: IntakeSource; after?: IntakeSource; passwordTyped?: boolean },
): Promise<void> {
  const { action, ...sides } = told;
  await outbox.append(session, [
    {
      type: 'DecisionTaken',
      subject: newId(),
      sequence: 1,
      ...(by.correlationId !== undefined && { correlationId: by.correlationId }),
      data: { decision: sourceDecision(by, action, sides) },
    },
  ]);
}
