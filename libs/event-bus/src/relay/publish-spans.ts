import type { EventEnvelope } from '@comptoir/contracts';
import { failSpan, startSpan } from '@comptoir/storage';

/** A span of each event that is published, under the command that told it; call what it answers when that has ended. */
export function startPublishSpans(topic: string, events: readonly EventEnvelope[]): (error?: unknown) => void {
  const spans = events
    .filter(({ traceparent }) => traceparent !== undefined)
    .map(({ id, type, traceparent }) =>
      startSpan(`publish ${type}`, {
        kind: 'producer',
        parent: traceparent,
        attributes: { 'messaging.destination.name': topic, 'messaging.message.id': id, 'comptoir.event.type': type },
      }),
    );
  return (error) => {
    for (const { span } of spans) {
      if (error !== undefined) failSpan(span, error);
      span.end();
    }
  };
}
