import { failSpan, startSpan } from '@comptoir/storage';
import { type Context, context, type Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request, and the context in which everything it causes happens. */
    trace: { readonly span: Span; readonly within: Context } | undefined;
  }
}

const NOT_TRACED = /^\/(health|metrics|internal)\b/;

/**
 * A span for each request that matched a route, named by the route's pattern. What its address asks for, its headers and
 * its body are in none. `joins` says whether callers are believed when they name the trace the request belongs to: the
 * gateway's are not, the world is its caller.
 */
export function installHttpSpans(app: FastifyInstance, service: string, joins: boolean): void {
  app.decorateRequest('trace', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route, config } = request.routeOptions;
    if (route === undefined || config.endless || NOT_TRACED.test(route)) return done();
    const { traceparent } = request.headers;
    request.trace = startSpan(`${request.method} ${route}`, {
      kind: 'server',
      parent: joins && typeof traceparent === 'string' ? traceparent : undefined,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'comptoir.service': service,
        'comptoir.correlation_id': request.id,
      },
    });
    context.with(request.trace.within, done);
  });
  // What reads a body comes back from the socket, and has forgotten where it was.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.trace) context.with(request.trace.within, done);
    else done();
  });
  app.addHook('onError', async (request, _reply, error) => {
    if (request.trace) failSpan(request.trace.span, error);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.trace?.span.setAttribute('http.response.status_code', reply.statusCode).end();
  });
}
