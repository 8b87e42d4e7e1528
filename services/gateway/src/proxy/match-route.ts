import { ROUTES, type ServiceName } from '@comptoir/contracts';

type Table = ReadonlyArray<readonly [path: string, service: ServiceName]>;
export type MatchRoute = (path: string) => ServiceName | undefined;

interface Node {
  readonly children: Map<string, Node>;
  service?: ServiceName;
}

const newNode = (): Node => ({ children: new Map() });

/**
 * The service that answers a path (without its query): by whole segments, the longest route wins, and of two of one
 * length the one that is literal where they first differ. A path that could mean another one after decoding matches none.
 */
export function createRouteMatcher(table: Table = ROUTES): MatchRoute {
  const root = newNode();
  for (const [path, service] of table) {
    let node = root;
    for (const segment of path.split('/').slice(1)) {
      const child = node.children.get(segment) ?? newNode();
      node.children.set(segment, child);
      node = child;
    }
    node.service = service;
  }
  return (path) => (isPlain(path) ? deepest(root, path.split('/'), 1)?.service : undefined);
}

interface Found {
  readonly depth: number;
  readonly service: ServiceName;
}

function deepest(node: Node, segments: readonly string[], depth: number): Found | undefined {
  const here = node.service === undefined ? undefined : { depth, service: node.service };
  const segment = segments[depth];
  if (segment === undefined || segment === '') return here;
  const literal = segment === '*' ? undefined : node.children.get(segment);
  const byLiteral = literal && deepest(literal, segments, depth + 1);
  const wild = node.children.get('*');
  const byWild = wild && deepest(wild, segments, depth + 1);
  const below = byWild && (!byLiteral || byWild.depth > byLiteral.depth) ? byWild : byLiteral;
  return below ?? here;
}

/** No dot segments, no doubled, backward or encoded slashes: what the gateway reads is what the service will read. */
const isPlain = (path: string): boolean => !/\/\/|\\|%2f|%5c|%00/i.test(path) && !/\/(\.|%2e){1,2}(\/|$)/i.test(path);
