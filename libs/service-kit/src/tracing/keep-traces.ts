import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ConsoleSpanExporter,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing.ts';
import type { TracingSettings } from './tracing-config.ts';

/** The part of tracing that loads OpenTelemetry's SDK. */
export function keepTraces({ exporter, sampler, ratio, delayMs }: TracingSettings, service: string): Tracing {
  const named = resourceFromAttributes({ 'service.name': service, 'service.namespace': 'comptoir' });
  const provider = new TracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: exporter === 'otlp' ? new OTLPTraceExporter() : new ConsoleSpanExporter(),
        scheduledDelayMillis: delayMs,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      await provider.shutdown();
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
}

function samplerOf(name: TracingSettings['sampler'], ratio: number): Sampler {
  if (name.startsWith('parentbased_')) {
    return new ParentBasedSampler({ root: samplerOf(name.slice(12) as TracingSettings['sampler'], ratio) });
  }
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}
