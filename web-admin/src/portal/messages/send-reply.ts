import { callJson } from '../../providers/http.ts';
import { type ThreadKey, threadQuery } from './thread-key.ts';

export interface Reply {
  readonly text: string;
  readonly files: readonly File[];
}

/** Adds a comment to a thread: the form of the specification (001 §7, messages). */
export async function sendReply(thread: ThreadKey, { text, files }: Reply): Promise<void> {
  const body = new FormData();
  body.set('replyText', text);
  for (const file of files) body.append('files', file, file.name);
  await callJson(`/api/message/reply/send?${new URLSearchParams(threadQuery(thread))}`, { method: 'POST', body });
}
