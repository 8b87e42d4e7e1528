import type { EventEnvelope } from '@comptoir/contracts';

/** Cuts events that are sorted by subject into lists of `count` whole subjects each. */
export function bySubject(events: readonly EventEnvelope[], count: number): EventEnvelope[][] {
  const subjects = new Map<string, EventEnvelope[]>();
  for (const event of events) {
    const known = subjects.get(event.subject);
    if (known) known.push(event);
    else subjects.set(event.subject, [event]);
  }
  const lists = [...subjects.values()];
  const parts: EventEnvelope[][] = [];
  for (let start = 0; start < lists.length; start += count) parts.push(lists.slice(start, start + count).flat());
  return parts;
}
