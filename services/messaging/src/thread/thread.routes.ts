import { Content, Data, HistoryQuery, inScope, ReplyQuery, scopeOf, ThreadMessage } from '@comptoir/contracts';
import { type App, Problem } from '@comptoir/service-kit';
import { holdFiles } from '@comptoir/storage/files';
import { Type } from 'typebox';
import { readComment, sideOf } from './message.ts';
import { postMessage } from './post-message.ts';
import { readReply } from './read-reply.ts';
import { showThread, viewsOf } from './show-thread.ts';
import type { ThreadParts } from './thread-parts.ts';
import { userCalling } from './user-calling.ts';

/** A supplier's thread by the specification's calls (001 §7, messages), and what of it is about an invoice. */
export function threadRoutes(app: App, parts: ThreadParts): void {
  app.get(
    '/api/message/history',
    {
      config: { action: 'message.read' },
      schema: { querystring: HistoryQuery, response: { 200: Content(ThreadMessage) } },
    },
    async (request) => {
      const { pageNo = 0, pageSize = 100, ...thread } = request.query;
      const page = { limit: pageSize, offset: pageNo * pageSize };
      return showThread(parts, { caller: userCalling(request), page, ...thread });
    },
  );

  app.post(
    '/api/message/reply/send',
    {
      config: { action: 'message.write' },
      schema: { querystring: ReplyQuery, response: { 200: Data(Type.Boolean()), 201: Data(ThreadMessage) } },
    },
    async (request, reply) => {
      const caller = userCalling(request);
      const thread = request.query;
      if (!inScope(scopeOf(caller), thread.supplierId)) throw new Problem('not.found');
      const message = await holdFiles(parts, async (held) => {
        const { replyText, files } = await readReply(request, { held, scanner: parts.scanner, side: sideOf(caller) });
        const content = readComment(replyText, files.length > 0);
        if (content === undefined) return undefined;
        return postMessage(parts, { ...thread, caller, content, files, correlationId: request.id });
      });
      if (!message) return { data: false };
      const [view] = await viewsOf(parts, caller, [message], () => false);
      if (!view) throw new Error('a comment was not shown');
      return reply.code(201).send({ data: view });
    },
  );
}
