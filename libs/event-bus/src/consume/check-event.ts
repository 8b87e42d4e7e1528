import { EVENTS, EventEnvelope, type EventType } from '@comptoir/contracts';
import { Compile } from 'typebox/compile';

type Validator = {
  Check(value: unknown): boolean;
  Errors(value: unknown): Iterable<{ instancePath: string; message: string }>;
};

const envelopeValidator: Validator = Compile(EventEnvelope);
const dataValidators = new Map<string, Validator>();

/** The version of an event type this code speaks, 0 for a type that is not in the catalogue. */
export function versionOf(type: string): number {
  return isKnown(type) ? EVENTS[type].version : 0;
}

/** Why an event cannot be what the catalogue of contracts says, or undefined when it can. */
export function complaintAbout(event: EventEnvelope): string | undefined {
  if (!isKnown(event.type)) return `unknown type ${event.type}`;
  if (event.version !== versionOf(event.type)) return `${event.type}: unknown version ${event.version}`;
  const wrong = firstError(envelopeValidator, event) ?? firstError(dataValidatorOf(event.type), event.data, '/data');
  return wrong && `${event.type}: ${wrong}`;
}

/** Why a value is not an event at all, whatever its type; undefined when it is one. */
export function complaintAboutEnvelope(value: unknown): string | undefined {
  return firstError(envelopeValidator, value);
}

function firstError(validator: Validator, value: unknown, at = ''): string | undefined {
  if (validator.Check(value)) return undefined;
  const [error] = validator.Errors(value);
  return `${at}${error?.instancePath ?? ''} ${error?.message ?? 'breaks its schema'}`;
}

export function isKnown(type: string): type is EventType {
  return Object.hasOwn(EVENTS, type);
}

function dataValidatorOf(type: EventType): Validator {
  const made = dataValidators.get(type) ?? Compile(EVENTS[type].data);
  dataValidators.set(type, made);
  return made;
}
