import { type Static, Type } from 'typebox';
import { type Environment, readConfig } from '../config.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The variables of OpenTelemetry's specification that decide whether traces are kept; its exporter reads the rest. */
const TracingConfig = Type.Object({
  OTEL_SDK_DISABLED: Type.Boolean({ default: false }),
  OTEL_TRACES_EXPORTER: Type.Optional(
    Type.Union([Type.Literal('otlp'), Type.Literal('console'), Type.Literal('none')]),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({ pattern: '^https?://\\S+$', description: 'an address such as http://collector:4318' }),
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: Type.Optional(
    Type.String({ pattern: '^https?://\\S+$', description: 'an address such as http://collector:4318/v1/traces' }),
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: Type.Optional(
    Type.String({ pattern: '^http/json$', description: 'http/json, the one we speak' }),
  ),
  OTEL_TRACES_SAMPLER: Type.Enum(SAMPLERS, { default: 'parentbased_always_on', description: SAMPLERS.join(', ') }),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({ default: 1, minimum: 0, maximum: 1 }),
  OTEL_BSP_SCHEDULE_DELAY: Type.Integer({ default: 5_000, minimum: 1 }),
});

export interface TracingSettings {
  readonly exporter: 'otlp' | 'console';
  readonly sampler: Static<typeof TracingConfig>['OTEL_TRACES_SAMPLER'];
  /** Which part of the traces is kept, where the sampler goes by it. */
  readonly ratio: number;
  readonly delayMs: number;
}

/** How traces are kept, undefined where nobody asked for any. @throws ConfigurationError */
export function readTracingSettings(env: Environment): TracingSettings | undefined {
  const config = readConfig(TracingConfig, env);
  const isAddressed = config.OTEL_EXPORTER_OTLP_ENDPOINT ?? config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const exporter = config.OTEL_TRACES_EXPORTER ?? (isAddressed ? 'otlp' : 'none');
  if (config.OTEL_SDK_DISABLED || exporter === 'none') return undefined;
  const { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio, OTEL_BSP_SCHEDULE_DELAY: delayMs } = config;
  return { exporter, sampler, ratio, delayMs };
}
