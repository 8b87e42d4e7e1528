/** One issuer's keys, as the files of deploy/tools/keys.ts hold them: JSON text. */
export interface IssuerKeys {
  readonly name: string;
  readonly privateKey: string;
  readonly publicKeys: string;
  /** More that lies beside its private key, by file name: settings' key of the audit trail. */
  readonly others?: Readonly<Record<string, string>>;
}

/** Each private key as a Secret of its service alone, every public one in the ConfigMap that all read. JSON is YAML. */
export function clusterManifests(issuers: readonly IssuerKeys[]): string {
  const secrets = issuers.map(({ name, privateKey, others }) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: `${name}-key` },
    type: 'Opaque',
    stringData: { 'key.json': privateKey, ...others },
  }));
  const publicKeys = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'internal-public-keys' },
    data: Object.fromEntries(issuers.map((issuer) => [`${issuer.name}.json`, issuer.publicKeys])),
  };
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [...secrets, publicKeys] }, undefined, 2);
}
