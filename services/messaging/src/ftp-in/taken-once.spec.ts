import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger, systemClock } from '@comptoir/service-kit';
import { createLease, newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { afterAll, expect, test } from 'vitest';
import { createArrivalStore } from '../intake/arrival/arrival.store.ts';
import { createReachHost } from '../intake/connection/reach-host.ts';
import { createHandOver } from '../intake/hand-over.ts';
import { createSourceStore } from '../intake/source/source.store.ts';
import { createSupplierCopyStore } from '../recipients/supplier-copy.store.ts';
import { startDocumentsStandIn } from '../testing/documents-stand-in.ts';
import { atEachStep, dyingAt } from '../testing/dying-at.ts';
import { startFtpServer } from '../testing/ftp-server.ts';
import { connectFolder } from './connect-folder.ts';
import type { RemoteFile } from './remote-folder.ts';
import { runFolder } from './run-folder.ts';
import type { FolderSource } from './take-file.ts';

/** More than a look at one file has: the last come to their end. */
const STEPS = 26;
const AT_ONCE = 6;
const LOGIN = { user: 'scanner', password: 'only-for-this-test' };
const [ftp, documents, database] = await Promise.all([
  startFtpServer(LOGIN),
  startDocumentsStandIn(),
  testDatabase('ftp-in'),
]);
afterAll(() => Promise.all([ftp.close(), documents.close()]));

const sources = createSourceStore(database);
const arrivals = createArrivalStore(database);
const handOver = createHandOver({ fetch: (path, init) => fetch(new URL(path, documents.url), init) });
await database.ensureIndexes();
const reach = createReachHost(['127.0.0.1']);

/** One look at the folder by a process that ends at its nth step; answers whether it came to its end. */
async function look(source: FolderSource, dying: ReturnType<typeof dyingAt>): Promise<boolean> {
  const lease = createLease(database, `intake ${source.id}`, 60_000);
  await lease.hold();
  const mortal = {
    ...{ database, clock: systemClock, maximumMb: () => 2 },
    logger: createLogger({ service: 'spec', level: 'silent' }),
    suppliers: createSupplierCopyStore(database),
    // Every file was seen before.
    seen: { unchanged: (_sourceId: string, files: readonly RemoteFile[]) => [...files] },
    arrivals: dying.wrap(arrivals),
    sources: dying.wrap(sources),
    handOver: dying.wrap({ handOver }).handOver,
    connectFolder: async (settings: FolderSource, password: string) =>
      dying.wrap(await connectFolder(settings, password, reach)),
  };
  try {
    await runFolder(mortal, { source, password: LOGIN.password, lease, signal: new AbortController().signal });
  } catch (error) {
    if (!dying.isDead()) throw error;
  } finally {
    await lease.release();
  }
  return !dying.isDead();
}

test('whichever step a process ends at, a file is one document, and is moved; one after it of its name is another', async () => {
  const whole = await atEachStep(STEPS, AT_ONCE, async (nth) => {
    const folder = `at-${nth}`;
    await mkdir(join(ftp.root, folder));
    const put = (words: string) => writeFile(join(ftp.root, folder, 'a.pdf'), `%PDF-1.7 ${nth} ${words}`);
    const source: FolderSource = {
      ...{ id: newId(), version: 1, name: folder, enabled: true, createdAt: new Date(), kind: 'FTP', security: 'NONE' },
      ...{ host: '127.0.0.1', port: ftp.port, user: LOGIN.user, folder: `/${folder}`, supplierBy: 'CONTENT' },
    };
    await database.withTransaction((session) => sources.insert(session, source, 'sealed'));
    await put('first');
    const isWhole = await look(source, dyingAt(nth));
    await look(source, dyingAt(Number.POSITIVE_INFINITY));
    const made = () => documents.stored.filter(({ from }) => from === `127.0.0.1:/${folder}/a.pdf`).length;
    expect([nth, made()]).toEqual([nth, 1]);
    expect([nth, await readdir(join(ftp.root, folder, 'done'))]).toEqual([nth, ['a.pdf']]);

    await put('other');
    await look(source, dyingAt(Number.POSITIVE_INFINITY));
    expect([nth, made()]).toEqual([nth, 2]);
    expect(await readdir(join(ftp.root, folder, 'done'))).toHaveLength(2);
    const { counts } = (await sources.find({ kind: 'all' }, source.id))?.standing ?? {};
    expect([nth, counts]).toEqual([nth, { handled: 2, taken: 2, refused: 0 }]);
    return isWhole;
  });
  expect(whole.length).toBeGreaterThan(0);
  expect(whole[0]).toBeGreaterThan(12);
}, 120_000);
