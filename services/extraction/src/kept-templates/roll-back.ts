import { type Decider, decisionOf, type Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { DecideParts } from '../training/decide-training.ts';
import { type LearnedTemplate, versionOf } from './kept-template.ts';

/**
 * Reads with another version of a template from now on; with none where `to` is null.
 * @throws Problem not.found, version.stale, template.versionUnknown
 */
export function rollBack(
  { database, templates, outbox, clock }: Omit<DecideParts, 'trainings'>,
  scope: Scope,
  { id, version, to, by }: { id: string; version: number; to: number | null; by: Decider },
): Promise<LearnedTemplate> {
  return database.withTransaction(async (session) => {
    const before = await templates.find(scope, id, session);
    if (!before) throw new Problem('not.found');
    if (before.version !== version) throw new Problem('version.stale', { by: before.by.name, changes: 'version' });
    if (to !== null && !versionOf(before, to)) throw new Problem('template.versionUnknown', { number: to });
    if ((before.inUse ?? null) === to) return before;
    const { inUse: _inUse, ...rest } = before;
    const after: LearnedTemplate = {
      ...{ ...rest, version: version + 1, since: clock.now(), by: { id: by.id, name: by.name, kind: by.kind } },
      ...(to !== null && { inUse: to }),
    };
    await templates.replace(session, after);
    await outbox.append(session, [
      {
        type: 'TemplateRolledBack',
        subject: id,
        sequence: after.version,
        supplierId: after.supplierId,
        ...(by.correlationId !== undefined && { correlationId: by.correlationId }),
        data: {
          number: to,
          decision: decisionOf(by, {
            action: 'template.rollBack',
            about: { kind: 'template', id, name: after.learnedFrom ?? '' },
            before: { number: before.inUse ?? null },
            after: { number: to },
          }),
        },
      },
    ]);
    return after;
  });
}
