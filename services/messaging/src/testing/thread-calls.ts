import type { ProblemDetails, ThreadMessage, UnreadMessages, UserCaller } from '@comptoir/contracts';
import type { TestService } from '@comptoir/testing';

/** A file as a form sends it. */
export type FormFile = readonly [name: string, content: string | Uint8Array<ArrayBuffer>];

/** The calls of the threads, as somebody makes them. */
export function threadCalls(service: Pick<TestService, 'call'>) {
  const query = (supplierId: string, invoiceId?: string) =>
    new URLSearchParams({ supplierId, ...(invoiceId !== undefined && { invoiceId }) });
  const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
  return {
    send(
      caller: UserCaller | undefined,
      supplierId: string,
      replyText: string,
      { files = [], invoiceId }: { files?: readonly FormFile[]; invoiceId?: string } = {},
    ): Promise<Response> {
      const body = new FormData();
      body.set('replyText', replyText);
      for (const [name, content] of files) body.append('files', new Blob([content]), name);
      return service.call(caller, `/api/message/reply/send?${query(supplierId, invoiceId)}`, { method: 'POST', body });
    },
    history: (caller: UserCaller, supplierId: string, invoiceId?: string, more = '') =>
      json<{ content: ThreadMessage[]; totalElements: number }>(
        service.call(caller, `/api/message/history?${query(supplierId, invoiceId)}${more}`),
      ),
    read: (caller: UserCaller, body: { supplierId: string; invoiceId?: string; upTo: string }) =>
      service.call(caller, '/api/v1/messages/read', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    unread: (caller: UserCaller) => json<UnreadMessages>(service.call(caller, '/api/v1/messages/unread')),
    file: (caller: UserCaller, id: string, number: number) =>
      service.call(caller, `/api/v1/messages/${id}/files/${number}`),
  };
}

export const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as ProblemDetails).code];
