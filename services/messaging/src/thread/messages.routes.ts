import { Id, ReadUpTo, StillUnread, scopeOf, UnreadMessages } from '@comptoir/contracts';
import { type App, attachment, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { listUnread } from './list-unread.ts';
import { markRead } from './mark-read.ts';
import type { ThreadParts } from './thread-parts.ts';
import { userCalling } from './user-calling.ts';

const PATH = '/api/v1/messages';
const FileParams = Type.Object({ id: Id, number: Type.Integer({ minimum: 1, maximum: 1_000 }) });

/** What is unread, what was read, and the files of comments. */
export function messagesRoutes(app: App, parts: ThreadParts): void {
  const config = { action: 'message.read' } as const;

  app.get(`${PATH}/unread`, { config, schema: { response: { 200: UnreadMessages } } }, async (request) =>
    listUnread(parts, userCalling(request)),
  );

  app.post(`${PATH}/read`, { config, schema: { body: ReadUpTo, response: { 200: StillUnread } } }, async (request) => ({
    data: { unread: await markRead(parts, { caller: userCalling(request), ...request.body }) },
  }));

  app.get(`${PATH}/:id/files/:number`, { config, schema: { params: FileParams } }, async (request, reply) => {
    const { id, number } = request.params;
    const message = await parts.messages.find(scopeOf(userCalling(request)), id);
    const file = message?.files[number - 1];
    if (!file) throw new Problem('not.found');
    return (
      reply
        .headers({
          'content-disposition': attachment(file.name),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
          'content-length': file.size,
        })
        // Never what it says it is: somebody else's file is saved, not opened in the portal's place.
        .type('application/octet-stream')
        .send(parts.files.read(file.fileId))
    );
  });
}
