import type { Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Database, JobQueue } from '@comptoir/storage';
import type { MailRecord, MailStore } from './mail.store.ts';
import type { MailJob } from './mail-queue.ts';

/**
 * Queues a mail that was refused or given up once more, under the Message-ID it had.
 * @throws Problem not.found; mail.notEnded for one that is queued or was sent
 */
export async function resendMail(
  { database, mails, queue }: { database: Database; mails: MailStore; queue: JobQueue<MailJob> },
  scope: Scope,
  id: string,
): Promise<MailRecord> {
  if (!(await mails.find(scope, id))) throw new Problem('not.found');
  await database.withTransaction(async (session) => {
    const times = await mails.requeue(session, scope, id);
    if (times === undefined) throw new Problem('mail.notEnded');
    await queue.enqueue(session, { key: `${id}/${times}`, payload: { mailId: id } });
  });
  const mail = await mails.find(scope, id);
  if (!mail) throw new Problem('not.found');
  return mail;
}
