import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ServiceCaller, UploadAnswer } from '@comptoir/contracts';
import { LONGEST_NAME } from '@comptoir/service-kit';
import { aClerk, anAdmin, startService } from '@comptoir/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { createApp } from '../app.ts';
import { entryNames } from './entry-names.ts';

const service = await startService('documents', createApp);
const invoices: ServiceCaller = { kind: 'service', id: 'invoices', language: 'fr' };

async function stored(text: string, kind: 'pdf' | 'xml'): Promise<string> {
  const form = new FormData();
  form.append(
    'file',
    new Blob([kind === 'pdf' ? `%PDF-1.7\n${text}` : `<?xml version="1.0"?><a>${text}</a>`]),
    `${text}.${kind}`,
  );
  const answer = await service.call(aClerk(), '/api/bill/upload', { method: 'POST', body: form });
  return ((await answer.json()) as UploadAnswer).documentId;
}

const archive = (
  documents: Array<{ id: string; name: string }>,
  caller: Parameters<typeof service.call>[0] = invoices,
) =>
  service.call(caller, '/internal/archive', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documents }),
  });

/** Entries by name, read by another library than the one that wrote them. */
async function unzipped(answer: Response): Promise<Map<string, string>> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const found = new Map<string, string>();
  await new Promise<void>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('error', reject);
      zip.on('end', resolve);
      zip.on('entry', (entry: { fileName: string }) => {
        zip.openReadStream(entry as never, (failure: Error | null, stream: Readable) => {
          if (failure) return reject(failure);
          void buffer(stream).then((content) => {
            found.set(entry.fileName, content.toString());
            zip.readEntry();
          }, reject);
        });
      });
      zip.readEntry();
    });
  });
  return found;
}

describe('an archive', () => {
  it('holds the documents as received, under the names given, each its own', async () => {
    const [first, second, third] = await Promise.all([
      stored('one', 'pdf'),
      stored('two', 'pdf'),
      stored('three', 'xml'),
    ]);
    const answer = await archive([
      { id: first, name: 'Été/F-1.pdf' },
      { id: second, name: 'f-1.PDF' },
      { id: third, name: '../../F-1.xml' },
      { id: first, name: 'F-1.pdf' },
    ]);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(await unzipped(answer)).toEqual(
      new Map([
        ['F-1.pdf', '%PDF-1.7\none'],
        ['f-1 (2).PDF', '%PDF-1.7\ntwo'],
        ['F-1.xml', '<?xml version="1.0"?><a>three</a>'],
        ['F-1 (3).pdf', '%PDF-1.7\none'],
      ]),
    );
  });

  it('is refused whole where one of its documents is not there', async () => {
    const answer = await archive([
      { id: await stored('here', 'pdf'), name: 'a.pdf' },
      { id: 'gone', name: 'b.pdf' },
    ]);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'document.not.found' });
  });

  it('breaks off, and is never taken for whole, where a file cannot be read', async () => {
    const id = await stored('lost', 'pdf');
    await service.database.connection.collection('files.files').deleteMany({});
    const answer = await archive([{ id, name: 'a.pdf' }]);
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it('is for the service that decides what goes in, and for no person', async () => {
    for (const caller of [anAdmin(), { kind: 'service', id: 'extraction', language: 'fr' } as const]) {
      expect((await archive([], caller)).status).toBe(403);
    }
  });

  it('of nothing is an empty archive', async () => {
    expect((await unzipped(await archive([]))).size).toBe(0);
  });

  it('finds names for ten thousand entries that are all called alike in no time', () => {
    const begun = performance.now();
    expect(new Set(entryNames(Array.from({ length: 10_000 }, () => 'invoice.pdf'))).size).toBe(10_000);
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('has names of its own for every entry, clean and short, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 300 }),
            fc.constantFrom('a.pdf', 'A.PDF', 'a (2).pdf', '..', ''),
          ),
        ),
        (wanted) => {
          const names = entryNames(wanted);
          expect(names).toHaveLength(wanted.length);
          expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
          for (const name of names) {
            expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}]|^\.*$|[. ]$/u);
            expect([...name].length).toBeLessThanOrEqual(LONGEST_NAME + 10);
          }
        },
      ),
    );
  });
});
