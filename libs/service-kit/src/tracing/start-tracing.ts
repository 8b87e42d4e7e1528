import type { Environment } from '../config.ts';
import type { Tracing } from './tracing.ts';
import { readTracingSettings } from './tracing-config.ts';

/**
 * Keeps traces of what this process does, where OpenTelemetry's standard variables ask for it (OTEL_TRACES_EXPORTER, or
 * an OTEL_EXPORTER_OTLP_ENDPOINT). Otherwise nothing of the SDK is even loaded.
 * @param service the resource's name where OTEL_SERVICE_NAME says none
 * @throws ConfigurationError
 */
export async function startTracing(env: Environment, service: string): Promise<Tracing> {
  const settings = readTracingSettings(env);
  if (!settings) return { stop: async () => undefined };
  const { keepTraces } = await import('./keep-traces.ts');
  return keepTraces(settings, service);
}
