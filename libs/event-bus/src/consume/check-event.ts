import { EVENTS, type EventEnvelope, type EventType } from '@comptoir/contracts';
import { Compile } from 'typebox/compile';

type Validator = {
  Check(value: unknown): boolean;
  Errors(value: unknown): Iterable<{ instancePath: string; message: string }>;
};

const validators = new Map<string, Validator>();

/** The version of an event type this code speaks, 0 for a type that is not in the catalogue. */
export function versionOf(type: string): number {
  return isKnown(type) ? EVENTS[type].version : 0;
}

/** Why an event cannot be what the catalogue of contracts says, or undefined when it can. */
export function complaintAbout(event: EventEnvelope): string | undefined {
  if (!isKnown(event.type)) return `unknown type ${event.type}`;
  if (event.version !== versionOf(event.type)) return `${event.type}: unknown version ${event.version}`;
  const validator = validatorOf(event.type);
  if (validator.Check(event.data)) return undefined;
  const [first] = validator.Errors(event.data);
  return `${event.type}: data${first?.instancePath ?? ''} ${first?.message ?? 'breaks its schema'}`;
}

function isKnown(type: string): type is EventType {
  return Object.hasOwn(EVENTS, type);
}

function validatorOf(type: EventType): Validator {
  const made = validators.get(type) ?? Compile(EVENTS[type].data);
  validators.set(type, made);
  return made;
}
