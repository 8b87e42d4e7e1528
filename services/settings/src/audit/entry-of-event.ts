import type { Decision, DecisionSubject, EventEnvelope } from '@comptoir/contracts';
import type { Origin, WaitingEntry } from './audit-entry.ts';
import { sha256 } from './hashes.ts';

/** Facts longer than this are kept by their length and digest: an entry stays one that a screen can show. */
export const LONGEST_FACTS = 32_768;

/** What the trail keeps of an event that carries a decision. @throws RangeError for an event of no time */
export function entryOfEvent(event: EventEnvelope<object>, decision: Decision): WaitingEntry {
  const { by, roles, action, about = subjectOf(event, action), before, after, address, device } = decision;
  return {
    at: timeOf(event),
    by: { id: text(by.id), name: text(by.name), kind: by.kind },
    roles: roles.map(text),
    action: text(action),
    about: { kind: text(about.kind), id: text(about.id), name: text(about.name) },
    before: factsOf(before),
    after: factsOf(after),
    event: event.id,
    correlationId: text(event.correlationId),
    origin: originOf(address, device),
  };
}

/** Facts as they are kept. */
export function factsOf(facts: Readonly<Record<string, unknown>> | null): string | null {
  if (facts === null) return null;
  const whole = JSON.stringify(facts).toWellFormed();
  if (whole.length <= LONGEST_FACTS) return whole;
  return JSON.stringify({ tooLong: { characters: whole.length, sha256: sha256(whole) } });
}

/** What an event that does not say it is about: its supplier, else its own subject. */
function subjectOf({ supplierId, subject, data }: EventEnvelope<object>, action: string): DecisionSubject {
  const { supplierName, name } = data as { supplierName?: unknown; name?: unknown };
  if (supplierId === undefined) return { kind: action.split('.')[0] ?? '', id: subject, name: '' };
  return { kind: 'supplier', id: supplierId, name: [supplierName, name].find((one) => typeof one === 'string') ?? '' };
}

function timeOf({ occurredAt }: EventEnvelope): Date {
  const at = new Date(occurredAt);
  if (Number.isNaN(at.getTime())) throw new RangeError(`no time: ${occurredAt}`);
  return at;
}

const originOf = (address: string | undefined, device: string | undefined): Origin | null =>
  address === undefined && device === undefined
    ? null
    : { address: address === undefined ? null : text(address), device: device === undefined ? null : text(device) };

/** Half of a character would not come back from the database as it went in, and look like tampering. */
const text = (given: string): string => given.toWellFormed();
