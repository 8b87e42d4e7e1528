import { describe, expect, it } from 'vitest';
import {
  changeUploads,
  listedUploads,
  nextUploads,
  PARALLEL_UPLOADS,
  takesDrop,
  tallyOf,
  type Upload,
} from './upload-queue.ts';

const files = (count: number) => Array.from({ length: count }, (_, n) => ({ key: `k${n}`, name: `${n}.pdf`, size: n }));
const queued = (count: number): readonly Upload[] => changeUploads([], { kind: 'add', uploads: files(count) });

describe('a drop of files', () => {
  it('is taken up to thirty files, and not at all beyond', () => {
    expect(takesDrop(30)).toBe(true);
    expect(takesDrop(31)).toBe(false);
    expect(takesDrop(0)).toBe(false);
  });

  it('sends three at a time, in the order they were dropped', () => {
    let uploads = queued(5);
    expect(nextUploads(uploads).map(({ key }) => key)).toEqual(['k0', 'k1', 'k2']);
    for (const { key } of nextUploads(uploads)) uploads = changeUploads(uploads, { kind: 'start', key });
    expect(nextUploads(uploads)).toHaveLength(0);
    uploads = changeUploads(uploads, { kind: 'done', key: 'k1' });
    expect(nextUploads(uploads).map(({ key }) => key)).toEqual(['k3']);
  });

  it('keeps going past a refused file, and sends it again under the same key when asked', () => {
    let uploads = changeUploads(queued(PARALLEL_UPLOADS), { kind: 'start', key: 'k0' });
    uploads = changeUploads(uploads, { kind: 'fail', key: 'k0', problem: 'too large' });
    expect(uploads[0]).toMatchObject({ state: 'failed', problem: 'too large' });
    uploads = changeUploads(uploads, { kind: 'retry', key: 'k0' });
    expect(uploads[0]).toEqual({ key: 'k0', name: '0.pdf', size: 0, state: 'waiting', progress: 0 });
  });

  it('does not send again what arrived', () => {
    const uploads = changeUploads(changeUploads(queued(1), { kind: 'done', key: 'k0' }), { kind: 'retry', key: 'k0' });
    expect(uploads[0]?.state).toBe('done');
  });

  it('is finished when each file has its answer, good or bad', () => {
    let uploads = changeUploads(queued(2), { kind: 'done', key: 'k0' });
    expect(tallyOf(uploads)).toEqual({ done: 1, failed: 0, total: 2, finished: false });
    uploads = changeUploads(uploads, { kind: 'fail', key: 'k1', problem: 'empty' });
    expect(tallyOf(uploads)).toEqual({ done: 1, failed: 1, total: 2, finished: true });
    expect(tallyOf([])).toMatchObject({ finished: false });
  });

  it('is listed with what was refused first, the rest as it was dropped', () => {
    let uploads = changeUploads(queued(4), { kind: 'done', key: 'k0' });
    uploads = changeUploads(uploads, { kind: 'fail', key: 'k3', problem: 'empty' });
    uploads = changeUploads(uploads, { kind: 'fail', key: 'k2', problem: 'too large' });
    expect(listedUploads(uploads).map(({ key }) => key)).toEqual(['k2', 'k3', 'k0', 'k1']);
    expect(nextUploads(uploads).map(({ key }) => key)).toEqual(['k1']);
  });
});
