import { type Environment, readConfig } from '@comptoir/service-kit';
import { type Static, Type } from 'typebox';

const ConfigSchema = Type.Object({
  /** Reading processes of this instance; each takes a core while it reads a scan. */
  EXTRACTION_WORKERS: Type.Integer({ default: 1, minimum: 0, maximum: 64 }),
  /** Longest a document may take, in milliseconds. */
  EXTRACTION_TIMEOUT_MS: Type.Integer({ default: 120_000, minimum: 1000 }),
  /** Most memory a reading process may take, in MB. */
  EXTRACTION_MAX_RSS_MB: Type.Integer({ default: 1200, minimum: 200 }),
  /** Longest the check of an invoice by the published rules may take, in milliseconds. */
  EXTRACTION_RULES_TIMEOUT_MS: Type.Integer({ default: 30_000, minimum: 100 }),
  /** Most memory the checking process may take, in MB. */
  EXTRACTION_RULES_MAX_RSS_MB: Type.Integer({ default: 700, minimum: 200 }),
  /** How long a document stays with a worker that gives no sign, in milliseconds. */
  EXTRACTION_LEASE_MS: Type.Integer({ default: 15_000, minimum: 1000 }),
  /** Documents after which a process is replaced by a fresh one. */
  EXTRACTION_RECYCLE_AFTER: Type.Integer({ default: 1000, minimum: 1 }),
});

export type Config = Static<typeof ConfigSchema>;

export const configFrom = (env: Environment): Config => readConfig(ConfigSchema, env);
