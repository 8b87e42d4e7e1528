import { Type } from 'typebox';
import type { ServiceOptions } from './build-service.ts';
import { readConfig } from './config.ts';
import type { Issuer } from './internal-token.ts';
import type { ServiceDeps } from './service-deps.ts';

const LOOPBACK = '127.0.0.1';
const Port = Type.Integer({ default: 0, minimum: 0, maximum: 65_535 });

/**
 * Where and as what an instance of a service runs, for buildService: `<SERVICE>_HOST` (loopback by default) and
 * `<SERVICE>_PORT` (a free one by default), its role, its database,
 * and what it can do without for a while.
 * @throws ConfigurationError
 */
export function placeOf(
  name: Issuer,
  { env, database, role, degradedWithout }: Pick<ServiceDeps, 'env' | 'database' | 'role' | 'degradedWithout'>,
): Pick<ServiceOptions, 'host' | 'port' | 'database' | 'role' | 'degradedWithout'> {
  const [hostName, portName] = [`${name.toUpperCase()}_HOST`, `${name.toUpperCase()}_PORT`];
  const schema = Type.Object({ [hostName]: Type.String({ default: LOOPBACK }), [portName]: Port });
  const config = readConfig(schema, env);
  return {
    host: String(config[hostName]),
    port: Number(config[portName]),
    database,
    ...(role && { role }),
    ...(degradedWithout && { degradedWithout }),
  };
}
