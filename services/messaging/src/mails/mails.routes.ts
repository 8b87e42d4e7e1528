import { MailDetail, MailFilter, MailSummary, RestListQuery, scopeOf } from '@comptoir/contracts';
import { type App, callerOf, Problem, readRestList, sendRestList } from '@comptoir/service-kit';
import type { Database, JobQueue } from '@comptoir/storage';
import { Type } from 'typebox';
import type { MailRecord, MailStore } from './mail.store.ts';
import type { MailJob } from './mail-queue.ts';
import { resendMail } from './resend-mail.ts';

const PATH = '/api/v1/mails';
const MailParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{40}$' }) });
const LIST = {
  sorts: { createdAt: 'createdAt' },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  filter: MailFilter,
} as const;

/** What the portal has mailed and has to mail, for administrators. */
export function mailsRoutes(app: App, parts: { database: Database; mails: MailStore; queue: JobQueue<MailJob> }): void {
  const { mails } = parts;
  const config = { action: 'mail.manage' } as const;

  app.get(
    PATH,
    { config, schema: { querystring: RestListQuery, response: { 200: Type.Array(MailSummary) } } },
    async (request, reply) => {
      const { sort, page, from, filter } = readRestList(request.query, LIST);
      const list = await mails.list(scopeOf(callerOf(request)), { ...filter, sort, page });
      return sendRestList(reply, 'mails', {
        from,
        page: list,
        rows: list.rows.map(viewOf),
        total: list.total,
        atLeast: list.atLeast,
      });
    },
  );

  app.get(`${PATH}/:id`, { config, schema: { params: MailParams, response: { 200: MailDetail } } }, async (request) => {
    const mail = await mails.find(scopeOf(callerOf(request)), request.params.id);
    if (!mail) throw new Problem('not.found');
    return viewOf(mail);
  });

  app.post(
    `${PATH}/:id/resend`,
    { config, schema: { params: MailParams, response: { 200: MailDetail } } },
    async (request) => viewOf(await resendMail(parts, scopeOf(callerOf(request)), request.params.id)),
  );
}

const viewOf = ({
  createdAt,
  sentAt,
  passwordLinkId: _link,
  inReplyTo: _answered,
  ...mail
}: MailRecord): MailDetail => ({
  ...mail,
  createdAt: createdAt.toISOString(),
  ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
});
