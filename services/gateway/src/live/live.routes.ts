import { type App, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import type { CookieNames } from '../door/cookies.ts';
import type { Sessions } from '../session/sessions.ts';
import type { LiveHub, LiveStream } from './live-hub.ts';

export interface LiveParts {
  readonly live: LiveHub;
  readonly sessions: Sessions;
  readonly cookies: CookieNames;
  /** The cookie of each stream, to look at its session again. */
  readonly cookieOf: WeakMap<LiveStream, string>;
  readonly usualHeaders: Readonly<Record<string, string>>;
}

/** Server-sent events (contracts: LIVE_EVENTS). A stream that only listens does not keep its session awake. */
export function liveRoutes(app: App, { live, sessions, cookies, cookieOf, usualHeaders }: LiveParts): void {
  app.get(
    '/api/live',
    {
      config: { public: true, endless: true },
      schema: {
        summary: 'What changes, as server-sent events',
        querystring: Type.Object({ lastEventId: Type.Optional(Type.String({ maxLength: 60 })) }),
      },
    },
    async (request, reply) => {
      const cookie = request.cookies[cookies.session];
      const session = cookie === undefined ? undefined : await sessions.find(cookie);
      if (cookie === undefined || !session) throw new Problem('session.required');

      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...usualHeaders,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Proxies before us that buffer would hold events back.
        'x-accel-buffering': 'no',
      });
      const sink = {
        write: (text: string) => void raw.write(text),
        get waiting() {
          return raw.writableLength;
        },
        close: () => (raw.writableLength > 0 ? setTimeout(() => raw.destroy(), 1_000).unref() && raw.end() : raw.end()),
      };
      const stream: LiveStream = { sessionId: session.id, caller: session.caller, sink };
      cookieOf.set(stream, cookie);
      raw.once('close', () => live.drop(stream));
      const given = request.headers['last-event-id'] ?? request.query.lastEventId;
      live.open(stream, typeof given === 'string' && given !== '' ? given : undefined);
    },
  );
}
