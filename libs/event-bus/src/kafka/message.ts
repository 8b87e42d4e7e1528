import type { EventEnvelope } from '@comptoir/contracts';
import type { KafkaMessage, Message } from 'kafkajs';
import { complaintAboutEnvelope } from '../consume/check-event.ts';

/** An event as it lies in a topic: JSON under its subject, so that a subject's events share a partition and its order. */
export function encode(event: EventEnvelope): Message {
  return {
    key: event.subject,
    value: JSON.stringify(event),
    ...(event.traceparent && { headers: { traceparent: event.traceparent } }),
  };
}

/** Where a message lies. */
export type Place = { readonly topic: string; readonly partition: number; readonly offset: string };

/** An event, or what stands for one where the bytes are none; then `unreadable` says why. */
export type Decoded = { readonly event: EventEnvelope; readonly unreadable?: string };

export function decode(message: Pick<KafkaMessage, 'key' | 'value' | 'timestamp'>, place: Place): Decoded {
  const text = message.value?.toString('utf8') ?? '';
  try {
    const event: unknown = JSON.parse(text);
    const complaint = complaintAboutEnvelope(event);
    return complaint ? unreadable(complaint, message, place) : { event: event as EventEnvelope };
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : String(error), message, place);
  }
}

/** Its id is its place: met again, it is known. Its data are its bytes, for whoever opens the dead letter. */
function unreadable(why: string, message: Pick<KafkaMessage, 'key' | 'value' | 'timestamp'>, place: Place): Decoded {
  const id = `${place.topic}/${place.partition}/${place.offset}`;
  return {
    unreadable: `not an event: ${why}`,
    event: {
      id,
      type: 'Unreadable',
      version: 1,
      occurredAt: new Date(Number(message.timestamp)).toISOString(),
      source: place.topic,
      subject: message.key?.toString('utf8') ?? id,
      sequence: 0,
      correlationId: id,
      data: { base64: message.value?.toString('base64') ?? '' },
    },
  };
}
