import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@comptoir/contracts';
import { expect, test } from 'vitest';
import { inCheckout } from './checkout.ts';
import { lastOf, pairsOf, parseDockerfile, wholeStage } from './dockerfile.ts';
import { readDockerignore } from './dockerignore.ts';
import { proveImages } from './prove-images.ts';

const stages = parseDockerfile(await readFile(inCheckout('Dockerfile'), 'utf8'));
const IMAGES = [...SERVICES, 'gateway'];

test('npm is told of every workspace: the lock file names them all', async () => {
  const { workspaces } = JSON.parse(await readFile(inCheckout('package.json'), 'utf8')) as { workspaces: string[] };
  const rooms = await Promise.all(
    workspaces.map(async (room) =>
      room.endsWith('/*')
        ? (await readdir(inCheckout(room.slice(0, -2)))).map((name) => room.replace('*', name))
        : [room],
    ),
  );
  const copied = wholeStage(stages, 'manifests').map(({ rest }) => rest.split(' ')[0]);
  expect(copied).toEqual(expect.arrayContaining(rooms.flat().map((room) => `${room}/package.json`)));
});

test.each(IMAGES)('%s has an image of its own: labelled, not root, without a shell, with a health check', (name) => {
  const whole = wholeStage(stages, name);
  expect(pairsOf(whole, 'LABEL')).toMatchObject({
    'org.opencontainers.image.title': `comptoir-${name}`,
    'org.opencontainers.image.description': expect.any(String),
    'org.opencontainers.image.version': expect.any(String),
    'org.opencontainers.image.revision': expect.any(String),
    'org.opencontainers.image.licenses': 'MIT',
  });
  expect(lastOf(whole, 'USER')).toBe('10001:10001');
  expect(lastOf(whole, 'CMD')).toBe(`["node", "services/${name}/src/main.ts"]`);
  expect(lastOf(whole, 'HEALTHCHECK')).toContain('CMD ["node", "deploy/image/healthy.mjs"]');
  expect(pairsOf(whole, 'ENV')).toMatchObject({ NODE_ENV: 'production' });
});

test('the context is the sources: no secret, no data, no tests, no modules of this machine', async () => {
  const isSent = readDockerignore(await readFile(inCheckout('.dockerignore'), 'utf8'));
  const sent = [
    'package-lock.json',
    'libs/contracts/src/index.ts',
    'libs/testing/package.json',
    'services/gateway/src/main.ts',
    'web-admin/vite.config.ts',
    'deploy/image/healthy.mjs',
  ];
  const kept = [
    '.git/config',
    '.env',
    '.data/mongo/mongod.log',
    'node_modules/fastify/package.json',
    'web-admin/node_modules/x/index.js',
    'web-admin/dist/index.html',
    'services/gateway/src/app.spec.ts',
    'libs/testing/src/index.ts',
    'docs/operating.md',
  ];
  expect(sent.filter((path) => !isSent(path))).toEqual([]);
  expect(kept.filter(isSent)).toEqual([]);
});

test('settings and extraction, put together as the Dockerfile says in an empty folder, start from there and are ready', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-images-'));
  try {
    const proofs = await proveImages(['settings', 'extraction'], { folder, say: () => {} });
    for (const proof of proofs) {
      expect(proof).toMatchObject({ health: { status: 'ready' }, exitCode: 0, written: [] });
      // Production dependencies of that service alone.
      expect(proof.modules).not.toEqual(expect.arrayContaining(['vitest']));
      expect(proof.modules).not.toEqual(expect.arrayContaining(['react']));
    }
    const [settings, extraction] = proofs;
    expect(settings?.modules).not.toContain('tesseract.js');
    expect(extraction?.modules).toContain('tesseract.js');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 360_000);
