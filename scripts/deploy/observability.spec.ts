import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inCheckout } from './checkout.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
}
interface Panel {
  readonly title: string;
  readonly targets?: ReadonlyArray<{ readonly expr: string }>;
}

const read = (...parts: string[]): Promise<string> => readFile(inCheckout(...parts), 'utf8');
const rules = (
  parse(await read('deploy', 'k8s', 'components', 'monitoring', 'alerts.yaml')) as {
    spec: { groups: ReadonlyArray<{ rules: readonly Rule[] }> };
  }
).spec.groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(await read('deploy', 'grafana', 'dashboards', 'comptoir.json')) as { panels: Panel[] };
const asked = [
  ...rules.map(({ alert, expr }) => ({ by: `alert ${alert}`, expr })),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ by: `panel ${title}`, expr }))),
];

/** Names of metrics in an expression, and whether the expression is one. */
function look(expr: string): { broken: boolean; metrics: string[] } {
  // Grafana fills these in before Prometheus sees them.
  const filled = expr.replaceAll('$__rate_interval', '5m').replaceAll('$service', 'x');
  const metrics: string[] = [];
  let broken = false;
  parser.parse(filled).iterate({
    enter(node) {
      if (node.type.isError) broken = true;
      if (node.name === 'VectorSelector') metrics.push(/^\w+/.exec(filled.slice(node.from, node.to))?.[0] ?? '');
    },
  });
  return { broken, metrics };
}

/** What Prometheus, and prom-client's own collectors, know without us. */
const FROM_ELSEWHERE = /^(up|process_\w+|nodejs_\w+)$/;

async function metricsWeKeep(): Promise<Set<string>> {
  const names = new Set<string>();
  for (const room of ['libs', 'services']) {
    for (const entry of await readdir(inCheckout(room), { recursive: true, withFileTypes: true })) {
      if (!entry.name.endsWith('.ts') || entry.parentPath.includes('node_modules')) continue;
      const source = await readFile(join(entry.parentPath, entry.name), 'utf8');
      for (const [, kind, name = ''] of source.matchAll(
        /new (Histogram|Counter|Gauge)(?:<[^>]*>)?\(\{\s*name: '(\w+)'/g,
      )) {
        names.add(name);
        if (kind === 'Histogram') for (const part of ['bucket', 'count', 'sum']) names.add(`${name}_${part}`);
      }
    }
  }
  return names;
}

test('every alert and every panel asks Prometheus something it understands', () => {
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(({ expr }) => look(expr).broken)).toEqual([]);
  expect(look('sum by (a) (rate(b[5m])) >').broken, 'a broken one is seen').toBe(true);
});

test('every metric that is asked for is one that a service keeps', async () => {
  const kept = await metricsWeKeep();
  expect(kept.size).toBeGreaterThan(5);
  const unknown = asked.flatMap(({ by, expr }) =>
    look(expr)
      .metrics.filter((name) => !FROM_ELSEWHERE.test(name) && !kept.has(name))
      .map((name) => `${by}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every alert is explained, with what to do', async () => {
  const guide = await read('docs', 'operating.md');
  expect(rules.map(({ alert }) => alert).filter((alert) => !guide.includes(`\`${alert}\``))).toEqual([]);
});

test('Prometheus in compose scrapes every service at the port its image listens on', async () => {
  const { scrape_configs } = parse(await read('deploy', 'prometheus', 'prometheus.yaml')) as {
    scrape_configs: [{ static_configs: [{ targets: string[] }] }];
  };
  const { services } = parse(await read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { build?: { target: string } }>;
  };
  const ours = Object.values(services).flatMap(({ build }) =>
    build && build.target !== 'tools' ? [build.target] : [],
  );
  const targets = scrape_configs[0].static_configs[0].targets;
  expect(targets.toSorted()).toEqual(
    ours.map((name) => (name === 'gateway' ? 'gateway:9464' : `${name}:3000`)).toSorted(),
  );
});
