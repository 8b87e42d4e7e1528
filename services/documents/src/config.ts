import { type Environment, readConfig } from '@comptoir/service-kit';
import { type Static, Type } from 'typebox';
import type { S3Place } from './files/s3.store.ts';
import type { Reserve } from './intake/disk-room.ts';
import type { DrawingBounds } from './preview/drawing-pool.ts';

const Config = Type.Object({
  /** How long an upload may stand still before it is cut, in milliseconds. */
  UPLOAD_STALLED_MS: Type.Integer({ minimum: 100, default: 60_000 }),
  /** What stays free of the database's disk: uploads that come below it are refused. In MB of 1,000,000 bytes … */
  DISK_RESERVE_MB: Type.Integer({ minimum: 0, default: 1_000 }),
  /** … or this share of the disk, where that is less. */
  DISK_RESERVE_PERCENT: Type.Number({ minimum: 0, maximum: 100, default: 5 }),
  /** Processes that draw page images at once; on two cores one is enough, reading invoices needs the rest. */
  PREVIEW_PROCESSES: Type.Integer({ minimum: 1, maximum: 16, default: 1 }),
  /** How long one page may take, in milliseconds. */
  PREVIEW_TIMEOUT_MS: Type.Integer({ minimum: 100, default: 15_000 }),
  /** How much memory a drawing process may hold, in MB of 1,000,000 bytes. */
  PREVIEW_MEMORY_MB: Type.Integer({ minimum: 150, default: 600 }),
  /** After how long without work a drawing process ends, in milliseconds. */
  PREVIEW_IDLE_MS: Type.Integer({ minimum: 100, default: 120_000 }),
  /** A bucket that keeps the files in place of MongoDB (GridFS); the other S3_ variables say how to reach it. */
  S3_BUCKET: Type.Optional(Type.String({ minLength: 3 })),
  S3_REGION: Type.String({ minLength: 1, default: 'us-east-1' }),
  /** Of a store other than Amazon's: http://… or https://… */
  S3_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://' })),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String({ minLength: 1 })),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ minLength: 1 })),
});

export interface DocumentsConfig {
  readonly stalledMs: number;
  readonly reserve: Reserve;
  readonly drawing: DrawingBounds;
  /** Undefined: files are kept in MongoDB. */
  readonly s3: S3Place | undefined;
}

export function readDocumentsConfig(env: Environment): DocumentsConfig {
  const config = readConfig(Config, env);
  return {
    stalledMs: config.UPLOAD_STALLED_MS,
    reserve: { bytes: config.DISK_RESERVE_MB * 1_000_000, percent: config.DISK_RESERVE_PERCENT },
    drawing: {
      processes: config.PREVIEW_PROCESSES,
      timeoutMs: config.PREVIEW_TIMEOUT_MS,
      memoryMb: config.PREVIEW_MEMORY_MB,
      idleMs: config.PREVIEW_IDLE_MS,
    },
    s3: s3PlaceIn(config),
  };
}

function s3PlaceIn(config: Static<typeof Config>): S3Place | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (bucket === undefined) return undefined;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region, endpoint, credentials };
}
