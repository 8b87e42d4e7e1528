import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inCheckout } from '../checkout.ts';

const run = promisify(execFile);

/** Programs that judge what a cluster is given, and an S3 store, each at the version it is pinned to. */
const TOOLS = {
  kustomize: 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1',
  kubeconform: 'github.com/yannh/kubeconform/cmd/kubeconform@v0.8.0',
  'kube-score': 'github.com/zegl/kube-score/cmd/kube-score@v1.20.0',
  /** The Compose Specification's own loader, whose program is called so. */
  cmd: 'github.com/compose-spec/compose-go/v2/cmd@v2.16.2',
  versitygw: 'github.com/versity/versitygw/cmd/versitygw@v1.8.0',
} as const;
export type GoTool = keyof typeof TOOLS;

/** Operators whose resources we write, as Go modules: each carries the schemas of its own. */
const MODULES = {
  keda: 'github.com/kedacore/keda/v2@v2.21.0',
  prometheusOperator: 'github.com/prometheus-operator/prometheus-operator@v0.85.0',
  externalSecrets: 'github.com/external-secrets/external-secrets@v1.3.2',
  mongodbOperator: 'github.com/mongodb/mongodb-kubernetes-operator@v0.9.0',
} as const;
export type GoModule = keyof typeof MODULES;

const ATTEMPTS = 3;
const PAUSE_MS = 5_000;

/** Path of a tool, built once by `go install` into .cache. @throws Error with what Go said */
export async function goTool(name: GoTool, say: (line: string) => void): Promise<string> {
  const folder = inCheckout('.cache', 'go', TOOLS[name].replaceAll('/', '_'));
  const program = join(folder, name);
  if (existsSync(program)) return program;
  say(`Building ${name} (${TOOLS[name]}, once) …`);
  await mkdir(folder, { recursive: true });
  await go(['install', TOOLS[name]], { env: { ...process.env, GOBIN: folder } });
  return program;
}

/** Folder of a module's files, as Go keeps them. @throws Error with what Go said */
export async function goModule(name: GoModule): Promise<string> {
  const { stdout } = await go(['mod', 'download', '-json', MODULES[name]], { cwd: '/' });
  return (JSON.parse(stdout) as { Dir: string }).Dir;
}

/** What Go fetches comes over a network that drops a connection now and then: asked three times. */
async function go(args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv }, attempt = 1) {
  try {
    return await run('go', args, { ...options, maxBuffer: 1e7 });
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    await sleep(attempt * PAUSE_MS);
    return go(args, options, attempt + 1);
  }
}
