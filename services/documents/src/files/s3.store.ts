import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type Logger, Problem } from '@comptoir/service-kit';
import type { FileStore } from '@comptoir/storage/files';

/** A bucket and how to reach it. */
export interface S3Place {
  readonly bucket: string;
  readonly region: string;
  /** Of a store other than Amazon's; its buckets are then named in the path. */
  readonly endpoint?: string | undefined;
  /** Where there are none, those of the machine it runs on, as Amazon's tools look for them. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

export interface S3Store extends FileStore {
  /** Makes the bucket where there is none. @throws where it cannot be reached */
  ping(): Promise<void>;
  close(): void;
}

/** A part is held in memory until it is sent, one at a time. */
const PART_BYTES = 5 * 1024 * 1024;

/**
 * Files in a bucket of any S3-compatible store, an object each, under their ids. A store that does not take a file is
 * answered for with Problem files.unavailable.
 */
export function createS3Store(place: S3Place, logger: Logger): S3Store {
  const { bucket, region, endpoint, credentials } = place;
  const client = new S3Client({
    region,
    ...(credentials && { credentials }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Stores other than Amazon's need not know its newer checksums; a body is checked by its SHA-256 in the record.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function abortUploads(id: string): Promise<void> {
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: id }));
    for (const { Key, UploadId } of Uploads)
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
  }

  return {
    async write(id, source) {
      let cut: { error: unknown } | undefined;
      const body = Readable.from(
        (async function* () {
          try {
            yield* source;
          } catch (error) {
            cut = { error };
            throw error;
          }
        })(),
        { objectMode: false },
      );
      const params = { Bucket: bucket, Key: id, Body: body };
      try {
        await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
      } catch (error) {
        if (cut) throw cut.error;
        logger.error({ err: error, file: id, bucket }, 'the S3 store did not take a file');
        throw new Problem('files.unavailable');
      }
    },

    read(id, range) {
      const out = new PassThrough();
      const asked = { Bucket: bucket, Key: id, ...(range && { Range: `bytes=${range.start}-${range.end - 1}` }) };
      client.send(new GetObjectCommand(asked)).then(
        // What breaks off half-way destroys `out` with its error; who reads hears of it there.
        ({ Body }) => pipeline(Body as Readable, out).catch(() => undefined),
        (error: Error) => out.destroy(error),
      );
      return out;
    },

    async remove(id) {
      await abortUploads(id);
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: id }));
    },

    async ping() {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }));
      } catch (error) {
        if (!(error instanceof NotFound)) throw error;
        await client.send(new CreateBucketCommand({ Bucket: bucket }));
      }
    },

    close: () => client.destroy(),
  };
}
