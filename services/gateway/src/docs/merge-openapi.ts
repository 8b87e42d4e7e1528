/** An OpenAPI 3.1 document, as far as merging needs to know it. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface MergedOpenApi extends OpenApi {
  /** Services whose document could not be had. */
  readonly 'x-unavailable': readonly string[];
}

type Path = Record<string, unknown>;

/**
 * The services' documents as one: operations are tagged with their service, components are named after it so that two
 * services' may be called alike. Only paths that `reachable` says a browser can reach are kept.
 */
export function mergeOpenApi(
  documents: Readonly<Record<string, OpenApi | undefined>>,
  reachable: (path: string, service: string) => boolean,
): MergedOpenApi {
  const paths: Record<string, Path> = {};
  const components: Record<string, Record<string, unknown>> = {};
  for (const [service, document] of Object.entries(documents)) {
    if (!document) continue;
    const own = renameComponents(document, service);
    for (const [path, operations] of Object.entries(own.paths ?? {})) {
      if (reachable(path, service)) paths[path] = { ...paths[path], ...tagged(operations, service) };
    }
    for (const [kind, named] of Object.entries(own.components ?? {})) {
      const renamed = Object.entries(named).map(([name, value]) => [`${service}.${name}`, value] as const);
      components[kind] = { ...components[kind], ...Object.fromEntries(renamed) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Comptoir', version: '1.010' },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
    components,
    'x-unavailable': Object.keys(documents).filter((service) => !documents[service]),
  };
}

const renameComponents = (document: OpenApi, service: string): OpenApi =>
  JSON.parse(
    JSON.stringify(document).replaceAll(/"#\/components\/(\w+)\//g, `"#/components/$1/${service}.`),
  ) as OpenApi;

function tagged(operations: Readonly<Record<string, unknown>>, service: string): Path {
  return Object.fromEntries(
    Object.entries(operations).map(([method, operation]) => [method, { ...(operation as object), tags: [service] }]),
  );
}
