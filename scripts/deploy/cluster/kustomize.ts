import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { inCheckout } from '../checkout.ts';

const run = promisify(execFile);

/** Any object of a cluster; what else it has is asked for where it is used. */
export interface ClusterObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  readonly [field: string]: unknown;
}

export interface Built {
  readonly yaml: string;
  readonly objects: readonly ClusterObject[];
}

/** Builds an overlay as a cluster would be given it. @throws Error with what kustomize said */
export async function buildOverlay(kustomize: string, overlay: string): Promise<Built> {
  const { stdout } = await run(kustomize, ['build', inCheckout('deploy', 'k8s', 'overlays', overlay)], {
    maxBuffer: 1e8,
  });
  return { yaml: stdout, objects: parseAllDocuments(stdout).map((document) => document.toJS() as ClusterObject) };
}
