import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadAnswer } from '@comptoir/contracts';
import { createLogger } from '@comptoir/service-kit';
import { createGridFsStore, createPendingFiles, sweepAbandoned } from '@comptoir/storage/files';
import { aClerk, eventually, startService } from '@comptoir/testing';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { type Instance, startInstance } from './fixtures/start-instance.ts';

const survivor = await startService('documents', createApp);
const { database } = survivor;
const collection = (name: string) => database.connection.collection(name);
const AT_ONCE = 12;

/** The document's id where the upload was answered 201; undefined where it was cut. */
async function upload({ url, headersOf }: Instance, number: number): Promise<string | undefined> {
  const form = new FormData();
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]);
  form.append('file', new Blob([new Uint8Array(bytes)]), `${number}.pdf`);
  const headers = await headersOf(aClerk());
  try {
    const answer = await fetch(`${url}/api/bill/upload`, { method: 'POST', body: form, headers });
    return answer.status === 201 ? ((await answer.json()) as UploadAnswer).documentId : undefined;
  } catch {
    return undefined;
  }
}

it.each([0, 1, 4, 9])(
  'an instance killed after %i answers to twelve uploads loses none that it answered, half-writes none, tells each once',
  // MongoDB ends the transactions of a killed process after a while: a minute, unless it is told otherwise.
  { timeout: 120_000 },
  async (answersFirst) => {
    const instance = await startInstance(database.name);
    await upload(instance, 0);
    let count = 0;
    const uploads = Array.from({ length: AT_ONCE }, async (_, number) => {
      const id = await upload(instance, number + 1);
      if (id !== undefined) count += 1;
      return id;
    });
    await sleep(30);
    while (count < answersFirst) await sleep(1);
    await instance.child.crash();
    const answered = (await Promise.all(uploads)).filter((id) => id !== undefined);
    expect(answered.length).toBeGreaterThanOrEqual(answersFirst);

    // As if two minutes had passed; before that the instance might only be slow.
    await collection('pending_files').updateMany({}, { $set: { leasedUntil: new Date(0) } });
    const parts = { files: createGridFsStore(database), pending: createPendingFiles(database) };
    await sweepAbandoned({ ...parts, logger: createLogger({ service: 'spec', level: 'silent' }) });

    const documents = await collection('documents').find().toArray();
    const ids = documents.map(({ _id }) => String(_id)).sort();
    expect(ids).toEqual(expect.arrayContaining(answered));
    await eventually(() => survivor.said.length >= ids.length);
    expect(survivor.said.map(({ subject }) => subject).sort()).toEqual(ids);
    const files = await collection('files.files').find().toArray();
    expect(files.map(({ _id }) => String(_id)).sort()).toEqual(documents.map(({ fileId }) => String(fileId)).sort());
    const chunksOf = await collection('files.chunks').distinct('files_id');
    expect(chunksOf.map(String).sort()).toEqual(files.map(({ _id }) => String(_id)).sort());
    expect(await collection('pending_files').countDocuments()).toBe(0);
  },
);
