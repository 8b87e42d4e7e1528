import { Data, Decision, decisionOf, type EventData, type NewEvent } from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import { type App, deciderOf } from '@comptoir/service-kit';
import { type Database, newId } from '@comptoir/storage';
import { Type } from 'typebox';

const Told = Type.Pick(Decision, ['action', 'about', 'before', 'after']);
const Yes = Data(Type.Literal(true));

/**
 * What somebody decided at the gateway, which has no events of its own: ended sessions, its own dead letters. No path
 * of the world's leads here, and who decided is who calls.
 */
export function decisionRoutes(app: App, { database, outbox }: { database: Database; outbox: Outbox }): void {
  app.post(
    '/internal/decisions',
    { config: { action: 'profile.write' }, schema: { hide: true, body: Told, response: { 200: Yes } } },
    async (request) => {
      const by = deciderOf(request);
      const told: NewEvent<EventData<'DecisionTaken'>> = {
        type: 'DecisionTaken',
        subject: newId(),
        sequence: 1,
        correlationId: request.id,
        data: { decision: decisionOf(by, request.body) },
      };
      await database.withTransaction((session) => outbox.append(session, [told]));
      return { data: true as const };
    },
  );
}
