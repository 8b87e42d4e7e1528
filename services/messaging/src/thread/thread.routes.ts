import {
  Content,
  Data,
  HistoryQuery,
  inScope,
  REPLY_MAXIMUM_LENGTH,
  ReplyQuery,
  scopeOf,
  ThreadMessage,
} from '@comptoir/contracts';
import { type App, callerOf, formParts, Problem } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type Message, readComment } from './message.ts';
import { postMessage, type ThreadParts } from './post-message.ts';

/** Bytes of the longest comment in UTF-8, and room for what is then said to be too long. */
const MOST_TEXT_BYTES = REPLY_MAXIMUM_LENGTH * 8;

/** A supplier's thread by the specification's calls (001 §7, messages). */
export function threadRoutes(app: App, parts: ThreadParts): void {
  app.get(
    '/api/message/history',
    {
      config: { action: 'message.read' },
      schema: { querystring: HistoryQuery, response: { 200: Content(ThreadMessage) } },
    },
    async (request) => {
      const scope = scopeOf(callerOf(request));
      const { supplierId, pageNo = 0, pageSize = 100 } = request.query;
      if (!inScope(scope, supplierId)) throw new Problem('not.found');
      const page = { limit: pageSize, offset: pageNo * pageSize };
      const { messages, total } = await parts.messages.history(scope, supplierId, page);
      return { content: messages.map(viewOf), totalElements: total };
    },
  );

  app.post(
    '/api/message/reply/send',
    {
      config: { action: 'message.write' },
      schema: { querystring: ReplyQuery, response: { 200: Data(Type.Boolean()), 201: Data(ThreadMessage) } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      if (caller.kind !== 'user') throw new Problem('access.denied');
      const { supplierId } = request.query;
      if (!inScope(scopeOf(caller), supplierId)) throw new Problem('not.found');
      const { replyText, hasFiles } = await readReply(request);
      const content = readComment(replyText, hasFiles);
      if (content === undefined) return { data: false };
      const message = await postMessage(parts, { caller, supplierId, content, correlationId: request.id });
      return reply.code(201).send({ data: viewOf(message) });
    },
  );
}

async function readReply(request: FastifyRequest): Promise<{ replyText: string; hasFiles: boolean }> {
  if (!request.isMultipart()) throw new Problem('request.mediaType');
  let replyText = '';
  let hasFiles = false;
  const limits = { fieldSize: MOST_TEXT_BYTES, fields: 5, files: 10 };
  for await (const part of formParts(() => request.parts({ limits }))) {
    if (part.type === 'file') {
      // A browser sends an empty part, without a name, for a file that was not chosen.
      hasFiles ||= part.filename !== '' && part.filename !== undefined;
      part.file.resume();
    } else if (part.fieldname === 'replyText') replyText = String(part.value);
  }
  return { replyText, hasFiles };
}

const viewOf = ({ id, content, sentAt, by, fromSupplier }: Message): ThreadMessage => ({
  id,
  content,
  dateSent: sentAt.toISOString(),
  createdBy: by.name,
  fromSupplier,
});
