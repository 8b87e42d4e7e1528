import { callJson } from '../../providers/http.ts';

/** Adds a comment to a supplier's thread: the form of the specification, without files (001 §7, messages). */
export async function sendReply(supplierId: string, replyText: string): Promise<void> {
  const body = new FormData();
  body.set('replyText', replyText);
  await callJson(`/api/message/reply/send?${new URLSearchParams({ supplierId })}`, { method: 'POST', body });
}
