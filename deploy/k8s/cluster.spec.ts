import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES, topicOf } from '@comptoir/contracts';
import {
  Kafka,
  KafkaNodePool,
  KafkaTopic,
  KafkaUser,
} from '@kubernetes-models/strimzi-kafka-operator/kafka.strimzi.io/v1';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inCheckout } from '../../scripts/deploy/checkout.ts';
import { goTool } from '../../scripts/deploy/cluster/go-tools.ts';
import { type Built, buildOverlay, type ClusterObject } from '../../scripts/deploy/cluster/kustomize.ts';
import { kubernetesSchemas, operatorSchemas } from '../../scripts/deploy/cluster/schemas.ts';
import { scoreFindings, type Waiver, waive } from '../../scripts/deploy/cluster/score.ts';

const run = promisify(execFile);
const say = (line: string): void => console.error(line);
/** Their schemas come as an npm package's validators, not as files. */
const STRIMZI = new Map<string, new (object: never) => { validate(): void }>(
  Object.entries({ Kafka, KafkaNodePool, KafkaTopic, KafkaUser }).map(([kind, Model]) => [
    `kafka.strimzi.io/v1/${kind}`,
    Model,
  ]),
);
const EVERYONE = [...SERVICES, 'gateway'];
const OVERLAYS = await readdir(inCheckout('deploy', 'k8s', 'overlays'));

// Built from source where they are not there yet: a test's time is not for that.
const kustomize = await goTool('kustomize', say);
const kubeconform = await goTool('kubeconform', say);
const kubeScore = await goTool('kube-score', say);
const composeLoader = await goTool('cmd', say);
const built = new Map<string, Built>();
for (const overlay of OVERLAYS) built.set(overlay, await buildOverlay(kustomize, overlay));
const objectsOf = (overlay: string): readonly ClusterObject[] => built.get(overlay)?.objects ?? [];
function theOnly<Fields>(overlay: string, kind: string): Fields {
  const [object, ...others] = objectsOf(overlay).filter((each) => each.kind === kind);
  if (!object || others.length > 0) throw new Error(`${overlay}: not one ${kind}`);
  return object as unknown as Fields;
}
const namesOf = (overlay: string, kind: string): string[] =>
  objectsOf(overlay)
    .filter((object) => object.kind === kind)
    .map((object) => object.metadata.name);

/** What kubeconform says of it, its summary last. */
async function conforms(yaml: string, version: string): Promise<string> {
  const locations = [(await kubernetesSchemas(say)).location, await operatorSchemas()];
  const file = join(await mkdtemp(join(tmpdir(), 'comptoir-cluster-')), 'objects.yaml');
  await writeFile(file, yaml);
  const args = ['-strict', '-summary', '-kubernetes-version', version, '-skip', [...STRIMZI.keys()].join(',')];
  const given = [...args, ...locations.flatMap((location) => ['-schema-location', location]), file];
  return run(kubeconform, given).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
}

describe.each(OVERLAYS)('%s', (overlay) => {
  test('runs every service, each under an account of its own and reached by its name', () => {
    const deployed = [...EVERYONE, 'extraction-worker'].toSorted();
    for (const kind of ['Deployment', 'Service', 'ServiceAccount'])
      expect(namesOf(overlay, kind).toSorted()).toEqual(deployed);
  });

  test('holds no secret: each is made by an operator or kept elsewhere', () => {
    expect(namesOf(overlay, 'Secret')).toEqual([]);
  });

  test('gives each service a user of Kafka and MongoDB, and each topic to who writes it', () => {
    expect(namesOf(overlay, 'KafkaUser').toSorted()).toEqual(EVERYONE.toSorted());
    expect(namesOf(overlay, 'KafkaTopic').toSorted()).toEqual(SERVICES.map(topicOf).toSorted());
    const { users } = theOnly<{ spec: { users: Array<{ name: string; roles: Array<{ db: string }> }> } }>(
      overlay,
      'MongoDBCommunity',
    ).spec;
    for (const name of EVERYONE) {
      const databases = users.find((user) => user.name === name)?.roles.map((role) => role.db);
      expect(new Set(databases)).toEqual(new Set([`comptoir_${name}`]));
    }
  });

  test('fits the schemas of the two latest Kubernetes and of the operators, with no field too many', async () => {
    const { versions } = await kubernetesSchemas(say);
    expect(versions).toHaveLength(2);
    for (const version of versions)
      expect(await conforms(built.get(overlay)?.yaml ?? '', version)).toMatch(
        /Invalid: 0, Errors: 0, Skipped: \d+\s*$/,
      );
  }, 300_000);

  test('says to Strimzi what Strimzi understands', () => {
    let held = 0;
    for (const object of objectsOf(overlay)) {
      const Model = STRIMZI.get(`${object.apiVersion}/${object.kind}`);
      if (!Model) continue;
      held += 1;
      expect(() => new Model(object as never).validate(), `${object.kind} ${object.metadata.name}`).not.toThrow();
    }
    expect(held).toBeGreaterThan(EVERYONE.length);
  });

  test('has no finding of kube-score that is not waived in writing', async () => {
    const findings = await scoreFindings(kubeScore, built.get(overlay)?.yaml ?? '');
    const waivers = parse(await readFile(join(import.meta.dirname, 'kube-score-waivers.yaml'), 'utf8')) as Waiver[];
    expect(waive(findings, waivers, overlay)).toEqual({ left: [], idle: [] });
  });
});

test('a field that nobody knows, of Kubernetes or of an operator, is found', async () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' }, spec: { selectors: { app: 'a' } } };
  const scaled = { scaleTargetRef: { name: 'a' }, triggers: [], minReplicas: 2 };
  const keda = { apiVersion: 'keda.sh/v1alpha1', kind: 'ScaledObject', metadata: { name: 'a' }, spec: scaled };
  const [, latest = ''] = (await kubernetesSchemas(say)).versions;
  const said = await conforms([service, keda].map((object) => JSON.stringify(object)).join('\n---\n'), latest);
  expect(said).toContain("'selectors'");
  expect(said).toContain("'minReplicas'");
  expect(said).toContain('Invalid: 2');
}, 120_000);

test('docker-compose.yml is loaded by the specification’s own loader, which refuses a word nobody knows', async () => {
  const load = (file: string): Promise<{ stdout: string }> =>
    run(composeLoader, [file], { cwd: inCheckout(), maxBuffer: 1e7 });
  expect((await load('docker-compose.yml')).stdout).toContain('gateway:');
  const broken = join(await mkdtemp(join(tmpdir(), 'comptoir-compose-')), 'compose.yml');
  await writeFile(broken, 'name: a\nservices: { a: { image: "a:1", dependson: [b] } }');
  await expect(load(broken)).rejects.toThrow('dependson');
}, 300_000);

test('production names a keeper for every secret that a pod or a user reads', () => {
  const kept = new Set(namesOf('production', 'ExternalSecret'));
  const text = built.get('production')?.yaml ?? '';
  const read = [
    ...text.matchAll(
      /(?:secretRef|secretKeyRef|passwordSecretRef):\n\s+(?:key: .*\n\s+)?name: (\S+)|secretName: (\S+)/g,
    ),
  ].map(([, reference, volume]) => reference ?? volume ?? '');
  const byOperators = ['kafka-cluster-ca-cert', 'portal-tls'];
  expect([...new Set(read)].filter((name) => !kept.has(name)).toSorted()).toEqual(byOperators.toSorted());
});

test('production signs the head of the audit trail, in settings alone', () => {
  const signing = objectsOf('production').filter((object) => JSON.stringify(object).includes('AUDIT_ANCHOR_KEY_FILE'));
  expect(signing.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual(['Deployment settings']);
});

test('production asks browsers where its certificate is for', () => {
  const { spec } = theOnly<{ spec: unknown }>('production', 'Ingress');
  const { data } = theOnly<{ data: { PUBLIC_URL: string } }>('production', 'ConfigMap');
  const { host } = new URL(data.PUBLIC_URL);
  expect(spec).toMatchObject({ rules: [{ host }], tls: [{ hosts: [host] }] });
});
