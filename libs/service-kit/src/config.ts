import type { Static, TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says cannot be run with. Its message names each variable, what it got and what it takes. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads a service's configuration from the environment by its schema: defaults filled in, numbers and booleans
 * converted. A property's `description` says in words what it takes, where its schema alone would not.
 * @throws ConfigurationError that names every variable that is missing or wrong
 */
export function readConfig<T extends TObject>(schema: T, env: Environment): Static<T> {
  const given = Object.fromEntries(
    Object.keys(schema.properties)
      .filter((name) => env[name] !== undefined && env[name] !== '')
      .map((name) => [name, env[name]]),
  );
  const candidate = Value.Convert(schema, Value.Default(schema, given)) as Record<string, unknown>;
  if (Value.Check(schema, candidate)) return candidate as Static<T>;
  const required: readonly string[] = schema.required ?? [];
  const wrong = Object.entries(schema.properties).flatMap(([name, property]) => {
    if (candidate[name] === undefined) return required.includes(name) ? [missing(name, property)] : [];
    return Value.Check(property, candidate[name]) ? [] : [refusal(name, env[name] ?? '', property)];
  });
  throw new ConfigurationError(`configuration: ${wrong.join('; ')}`);
}

const missing = (name: string, schema: TSchema): string => `${name} is missing, it takes ${wordsFor(schema)}`;

function refusal(name: string, got: string, schema: TSchema): string {
  return `${name} is ‘${shown(name, got)}’, it takes ${wordsFor(schema)}`;
}

/** A value as a log may have it: no secret, no password inside an address. */
function shown(name: string, value: string): string {
  if (/SECRET|PASSWORD|TOKEN|JWKS|_KEYS?$/.test(name)) return '(not shown)';
  return value.replace(/\/\/[^/@\s]*@/, '//…@').slice(0, 200);
}

type Words = {
  readonly description?: string;
  readonly type?: string;
  readonly anyOf?: ReadonlyArray<{ readonly const?: unknown }>;
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
};

function wordsFor(schema: TSchema): string {
  const { description, type, anyOf, minimum, maximum, minLength, pattern, const: only } = schema as Words;
  if (description !== undefined) return description;
  if (anyOf) return anyOf.map((choice) => String(choice.const)).join(' or ');
  if (only !== undefined) return String(only);
  if (type === 'boolean') return 'true or false';
  if (type === 'integer' || type === 'number') {
    const what = type === 'integer' ? 'a whole number' : 'a number';
    if (minimum !== undefined && maximum !== undefined) return `${what} from ${minimum} to ${maximum}`;
    return minimum === undefined ? what : `${what}, ${minimum} or more`;
  }
  if (pattern !== undefined) return `text like ${pattern}`;
  return minLength === undefined ? 'text' : `text of ${minLength} characters or more`;
}
