import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readTracingSettings } from './tracing-config.ts';

test('traces are kept where a standard variable asks for them, and nowhere else', () => {
  expect(readTracingSettings({})).toBeUndefined();
  expect(
    readTracingSettings({ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }),
  ).toBeUndefined();
  expect(readTracingSettings({ OTEL_SDK_DISABLED: 'true', OTEL_TRACES_EXPORTER: 'otlp' })).toBeUndefined();
  expect(readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' })?.exporter).toBe('otlp');
  expect(readTracingSettings({ OTEL_TRACES_EXPORTER: 'console' })?.exporter).toBe('console');
  const sampled = { OTEL_TRACES_EXPORTER: 'otlp', OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(readTracingSettings(sampled)).toMatchObject({ sampler: 'traceidratio', ratio: 0.1 });
});

test.each([
  [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER is ‘zipkin’, it takes otlp or console or none'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG is ‘2’'],
  [{ OTEL_TRACES_SAMPLER: 'sometimes' }, 'it takes always_on, always_off'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'it takes an address such as http://collector:4318'],
])('%j is refused by its name, what it got and what it takes', (env, words) => {
  expect(() => readTracingSettings(env as Record<string, string>)).toThrow(words);
});

test('off, nothing of OpenTelemetry but its interface is loaded', () => {
  const loaded = (env: string) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { registerHooks } from 'node:module';
         const seen = new Set();
         registerHooks({ resolve(name, context, next) { seen.add(name); return next(name, context); } });
         const { startTracing } = await import('${new URL('./start-tracing.ts', import.meta.url)}');
         await import('${new URL('../logger.ts', import.meta.url)}');
         const tracing = await startTracing(${env}, 'spec');
         await tracing.stop();
         console.log([...seen].filter((name) => name.startsWith('@opentelemetry/')).join());`,
      ],
      { encoding: 'utf8' },
    ).trim();
  expect(loaded('{}')).toBe('@opentelemetry/api');
  expect(loaded(`{ OTEL_TRACES_EXPORTER: 'console' }`)).toContain('@opentelemetry/sdk-trace');
});
