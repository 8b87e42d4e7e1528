import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Does nothing, and costs next to nothing, until a process starts to keep traces. */
const tracer = trace.getTracer('comptoir');

export type SpanOptions = {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** W3C trace context of what caused it; what is active by default, and nothing where it is undefined. */
  readonly parent?: string | undefined;
  /** Names, ids and outcomes. Never a text somebody wrote, never an address with its query. */
  readonly attributes?: Attributes;
};

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** The W3C trace context of what is being done, to go with what it causes; undefined where no traces are kept. */
export function activeTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

export function startSpan(name: string, options: SpanOptions): { span: Span; within: Context } {
  const { kind, attributes = {} } = options;
  const parent = 'parent' in options ? contextOf(options.parent) : context.active();
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
  return { span, within: trace.setSpan(parent, span) };
}

/** Does `work` in a span of that name. Of an error it keeps the name alone: its words may hold anything. */
export async function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const { span, within } = startSpan(name, options);
  try {
    return await context.with(within, () => work(span));
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

export function failSpan(span: Span, error: unknown): void {
  const name = error instanceof Error ? error.name : 'Error';
  span.setStatus({ code: SpanStatusCode.ERROR, message: name }).setAttribute('error.type', name);
}

function contextOf(traceparent: string | undefined): Context {
  return traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
}
