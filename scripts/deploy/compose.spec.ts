import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SERVICES } from '@comptoir/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inCheckout } from './checkout.ts';
import { lastOf, pairsOf, parseDockerfile, wholeStage } from './dockerfile.ts';

interface ComposeService {
  readonly image: string;
  readonly build?: { readonly target: string };
  readonly healthcheck?: unknown;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>> | readonly string[];
  readonly volumes?: ReadonlyArray<string | { readonly volume: { readonly subpath: string } }>;
}
interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const text = await readFile(inCheckout('docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as Compose;
const stages = parseDockerfile(await readFile(inCheckout('Dockerfile'), 'utf8'));
const ours = [...SERVICES, 'gateway'];

test('the file is one of the Compose Specification', async () => {
  const schema = JSON.parse(
    await readFile(inCheckout('scripts', 'deploy', 'schema', 'compose-spec.json'), 'utf8'),
  ) as object;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const fits = ajv.compile(schema);
  expect(fits(compose), JSON.stringify(fits.errors, undefined, 1)).toBe(true);
  expect(fits({ services: { a: { image: 'a', dependson: ['b'] } } }), 'a word nobody knows is found').toBe(false);
});

test('one `docker compose up` starts every service, the engines, a mail catcher, and nothing that was not asked for', () => {
  const always = Object.entries(compose.services).filter(([, service]) => !service.profiles);
  expect(always.map(([name]) => name).toSorted()).toEqual(
    [...ours, 'demo', 'kafka', 'keys', 'mail', 'mongo'].toSorted(),
  );
  const profiles = Object.values(compose.services).flatMap((service) => service.profiles ?? []);
  expect([...new Set(profiles)].toSorted()).toEqual(['keycloak', 'observability', 's3', 'scan']);
});

test('every image from outside is pinned to a version', () => {
  const foreign = Object.values(compose.services).filter((service) => !service.build);
  for (const { image } of foreign) expect(image).toMatch(/:v?\d+(\.\d+)+$/);
});

test('who waits for another waits for something that can be seen', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      if (Array.isArray(service.depends_on)) continue;
      const awaited = compose.services[other];
      const check = awaited?.healthcheck ?? lastOf(wholeStage(stages, awaited?.build?.target ?? ''), 'HEALTHCHECK');
      expect(awaited, `${name} waits for ${other}`).toBeDefined();
      if (condition === 'service_healthy') expect(check, `${other} is seen to be healthy`).toBeTruthy();
    }
  }
});

test('ports are open to this machine alone, once each', () => {
  const ports = Object.values(compose.services).flatMap((service) => service.ports ?? []);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  expect(new Set(ports.map((port) => port.split(':').at(-2))).size).toBe(ports.length);
});

test('every file and folder that is mounted is in the clone', () => {
  const mounted = Object.values(compose.services)
    .flatMap((service) => service.volumes ?? [])
    .flatMap((volume) => (typeof volume === 'string' && volume.startsWith('./') ? [volume.split(':')[0] ?? ''] : []));
  expect(mounted.length).toBeGreaterThan(0);
  expect(mounted.filter((path) => !existsSync(inCheckout(path)))).toEqual([]);
});

describe.each(ours)('%s', (name) => {
  const service = compose.services[name];
  test('is its own image, reads only, may nothing, and is handed its own key and no other', () => {
    expect(service).toMatchObject({ build: { target: name }, read_only: true, cap_drop: ['ALL'] });
    const subpaths = (service?.volumes ?? []).map((volume) =>
      typeof volume === 'string' ? volume : volume.volume.subpath,
    );
    expect(subpaths).toEqual([`private/${name}`, 'public']);
  });
  test('finds every other service where it listens', () => {
    for (const other of SERVICES) {
      const env = pairsOf(wholeStage(stages, other), 'ENV');
      const port = env[`${other.toUpperCase()}_PORT`];
      expect(env[`${other.toUpperCase()}_HOST`]).toBe('0.0.0.0');
      expect(service?.environment?.[`${other.toUpperCase()}_URL`]).toBe(`http://${other}:${port}`);
    }
  });
});
