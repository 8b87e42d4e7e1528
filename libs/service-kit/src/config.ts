import type { Static, TObject } from 'typebox';
import { Value } from 'typebox/value';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a service's configuration from the environment by its schema: defaults filled in, numbers and booleans
 * converted. Throws one line that names each variable that is missing or wrong, never its value.
 */
export function readConfig<T extends TObject>(schema: T, env: Environment): Static<T> {
  const given = Object.fromEntries(
    Object.keys(schema.properties)
      .filter((name) => env[name] !== undefined && env[name] !== '')
      .map((name) => [name, env[name]]),
  );
  const candidate = Value.Convert(schema, Value.Default(schema, given));
  if (Value.Check(schema, candidate)) return candidate as Static<T>;
  const wrong = [...Value.Errors(schema, candidate)].map((error) => error.instancePath.slice(1) || error.message);
  throw new Error(`configuration: ${[...new Set(wrong)].join(', ')} missing or not valid`);
}
