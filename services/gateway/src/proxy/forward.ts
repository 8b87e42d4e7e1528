import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { discardBody } from '@comptoir/service-kit';
import type { Agent, Dispatcher } from 'undici';

export interface Forwarding {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string | string[]>;
  /** What to send the browser for the service's headers. */
  readonly answerHeaders: (given: Dispatcher.ResponseData['headers']) => Record<string, string | string[]>;
  /** Most bytes a body may have. */
  readonly bodyLimit: number;
  /** Called once, just before the answer begins: from then on the response is the stream's. */
  readonly begin: (status: number) => void;
}

const IDEMPOTENT = ['GET', 'HEAD'];

/** The service could not be reached, or went away before it began to answer. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/**
 * Streams a request to a service and its answer back, each at the pace of who reads it, nothing buffered.
 * Resolves when the answer is out, or the browser gone. A browser that goes away ends the call at the service too.
 * @throws Unreachable, BodyTooLarge; both only before the answer began
 */
export function forward(
  agent: Agent,
  request: IncomingMessage,
  response: ServerResponse,
  to: Forwarding,
): Promise<void> {
  const body = bodyOf(request, to.bodyLimit);
  const once = (): Promise<void> => dispatch(agent, response, to, body);
  if (body || !IDEMPOTENT.includes(to.method)) return once();
  // A kept connection may close just as it is used; what changes nothing can be asked again.
  return once().catch((error: unknown) => {
    if (error instanceof Unreachable && isClosedSocket(error.cause) && !response.destroyed) return once();
    throw error;
  });
}

function dispatch(agent: Agent, response: ServerResponse, to: Forwarding, body: Readable | null): Promise<void> {
  const { origin, path, method, headers, answerHeaders, begin } = to;
  return new Promise((resolve, reject) => {
    let call: Dispatcher.DispatchController | undefined;
    const gone = (): void => {
      if (response.writableFinished) return;
      call?.abort(new Error('the browser went away'));
      resolve();
    };
    response.once('close', gone);
    const done = (settle: () => void): void => {
      response.off('close', gone);
      // The answer may come before the body's end, and nobody takes the rest then.
      body?.destroy();
      settle();
    };

    agent.dispatch(
      { origin, path, method: method as Dispatcher.HttpMethod, headers, body },
      {
        onRequestStart(controller) {
          call = controller;
          if (response.destroyed) controller.abort(new Error('the browser went away'));
        },
        onResponseStart(controller, status, given) {
          if (status < 200) return;
          begin(status);
          response.writeHead(status, answerHeaders(given));
          response.on('drain', () => controller.resume());
        },
        onResponseData(controller, chunk) {
          if (!response.write(chunk)) controller.pause();
        },
        onResponseEnd() {
          response.end();
          done(resolve);
        },
        onResponseError(_controller, error) {
          if (response.headersSent) response.destroy();
          done(() => {
            if (response.headersSent || response.destroyed) resolve();
            else reject(error instanceof BodyTooLarge ? error : new Unreachable(error.message, { cause: error }));
          });
        },
      },
    );
  });
}

/**
 * The request's body as undici may have it. Not the request itself: when a service answers before it has read all,
 * undici destroys the body, and with the request would go the socket that the answer still has to pass.
 */
function bodyOf(request: IncomingMessage, limit: number): Readable | null {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === '0')) return null;
  const body = new PassThrough();
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) body.destroy(new BodyTooLarge());
  });
  request.on('error', (error) => body.destroy(error));
  request.pipe(body);
  // What ends the body is told by the call; an 'error' nobody listens to would end the process.
  body.on('error', () => undefined);
  body.on('close', () => discardBody(request));
  return body;
}

const isClosedSocket = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(String(error.code));
