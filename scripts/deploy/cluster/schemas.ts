import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { inCheckout } from '../checkout.ts';
import { type GoModule, goModule } from './go-tools.ts';

const run = promisify(execFile);

/** The schemas of every Kubernetes version, as PyPI carries them. */
const PACKAGE = 'kubernetes-validate==1.37.0';

/** How many of Kubernetes' versions, the latest, everything has to fit. */
const LATEST = 2;

export interface KubernetesSchemas {
  /** For kubeconform's -schema-location. */
  readonly location: string;
  /** The versions to hold against, the oldest first: 1.36.0. */
  readonly versions: readonly string[];
}

/** Kubernetes' own strict schemas, fetched once by pip. @throws Error with what pip said */
export async function kubernetesSchemas(say: (line: string) => void): Promise<KubernetesSchemas> {
  const target = inCheckout('.cache', 'kubernetes-schemas', PACKAGE.replace('==', '-'));
  const folder = join(target, 'kubernetes_validate', 'kubernetes-json-schema');
  if (!existsSync(folder)) {
    say(`Fetching the schemas of Kubernetes (${PACKAGE}, once) …`);
    const args = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', target, PACKAGE];
    await run('python3', args, { timeout: 240_000 });
  }
  const known = (await readdir(folder)).flatMap((name) => /^v(\d+\.\d+\.\d+)-local-strict$/.exec(name)?.[1] ?? []);
  const versions = known.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).slice(-LATEST);
  for (const version of versions)
    await besideTheirDefinitions(join(folder, `v${version}-local-strict`), join(target, `v${version}`));
  return {
    location: join(target, '{{ .NormalizedKubernetesVersion }}', '{{ .ResourceKind }}{{ .KindSuffix }}.json'),
    versions,
  };
}

/** They name themselves and their definitions by addresses of the package's own; kubeconform looks beside the file. */
async function besideTheirDefinitions(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const partial = `${to}.part`;
  await mkdir(partial, { recursive: true });
  for (const name of await readdir(from)) {
    const text = await readFile(join(from, name), 'utf8');
    const { $id: _its, ...schema } = JSON.parse(
      text.replaceAll('"/api/_definitions.json#', '"_definitions.json#'),
    ) as Schema;
    await writeFile(join(partial, name), JSON.stringify(schema));
  }
  await rename(partial, to);
}

/** Where each operator's module keeps the definitions of what we write. */
const DEFINITIONS: Readonly<Partial<Record<GoModule, readonly string[]>>> = {
  keda: ['config/crd/bases/keda.sh_scaledobjects.yaml', 'config/crd/bases/keda.sh_triggerauthentications.yaml'],
  prometheusOperator: [
    'example/prometheus-operator-crd/monitoring.coreos.com_servicemonitors.yaml',
    'example/prometheus-operator-crd/monitoring.coreos.com_prometheusrules.yaml',
  ],
  externalSecrets: ['config/crds/bases/external-secrets.io_externalsecrets.yaml'],
  mongodbOperator: ['config/crd/bases/mongodbcommunity.mongodb.com_mongodbcommunity.yaml'],
};

type Schema = { [key: string]: unknown };
interface Definition {
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string };
    readonly versions: ReadonlyArray<{ readonly name: string; readonly schema: { readonly openAPIV3Schema: Schema } }>;
  };
}

/** The operators' own schemas, made strict, for kubeconform's -schema-location. @throws Error with what Go said */
export async function operatorSchemas(): Promise<string> {
  const folder = inCheckout('.cache', 'operator-schemas');
  await mkdir(folder, { recursive: true });
  for (const [module, files] of Object.entries(DEFINITIONS) as Array<[GoModule, readonly string[]]>) {
    const source = await goModule(module);
    for (const file of files) {
      const { spec } = parse(await readFile(join(source, file), 'utf8')) as Definition;
      for (const { name, schema } of spec.versions) {
        const path = join(folder, `${spec.group}-${spec.names.kind.toLowerCase()}-${name}.json`);
        await writeFile(path, JSON.stringify(strict(schema.openAPIV3Schema)));
      }
    }
  }
  return join(folder, '{{ .Group }}-{{ .ResourceKind }}-{{ .ResourceAPIVersion }}.json');
}

/** An API server drops a field it does not know; here it is a mistake. */
function strict(schema: unknown, isRoot = true): unknown {
  if (Array.isArray(schema)) return schema.map((each) => strict(each, false));
  if (typeof schema !== 'object' || schema === null) return schema;
  const given = schema as Schema;
  const inside = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, strict(value, false)]));
  const isOpen = isRoot || given['x-kubernetes-preserve-unknown-fields'] === true || 'additionalProperties' in given;
  const isObject = given.type === 'object' && typeof given.properties === 'object';
  if (given['x-kubernetes-int-or-string'] === true) return { ...inside, type: undefined };
  return isObject && !isOpen ? { ...inside, additionalProperties: false } : inside;
}
