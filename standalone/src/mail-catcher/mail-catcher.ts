import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '@comptoir/service-kit';
import { openMailBox } from './mail-box.ts';
import { listPage, mailPage } from './page.ts';
import { startShortMessages } from './short-messages.ts';
import { startSmtp } from './smtp.ts';

export interface MailCatcher {
  /** Where the portal sends its mail. */
  readonly smtpUrl: string;
  /** Where the portal sends its short messages, which are shown among the mails: what messaging reads for it. */
  readonly sms: { readonly SMS_URL: string; readonly SMS_FROM: string };
  /** Where a person reads it. */
  readonly webUrl: string;
  close(): Promise<void>;
}

const SHOWN = 200;

/** Takes the portal's mails and short messages, and shows them on a page of its own: nothing ever leaves the machine. */
export async function startMailCatcher(options: { folder: string; port: number; clock: Clock }): Promise<MailCatcher> {
  const box = await openMailBox(options.folder);
  const smtp = await startSmtp(box, options.clock);
  const messages = await startShortMessages(box, options.clock);

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const [, section, id, part] = path.split('/');
    if (path === '/') return html(response, 200, listPage(await box.list(SHOWN)));
    if (path === '/mails.json')
      return json(
        response,
        (await box.list(SHOWN)).map(({ id: key, mail }) => ({ id: key, ...mail })),
      );
    const caught = section === 'mails' && id ? await box.find(id) : undefined;
    if (!caught) return html(response, 404, listPage([]));
    return html(response, 200, part === 'html' ? (caught.mail.html ?? '') : mailPage(caught));
  }

  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://mail').pathname, response).catch(() =>
      html(response, 500, 'The mail cannot be read.'),
    );
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port, '127.0.0.1', () => resolve()),
  );

  return {
    smtpUrl: smtp.url,
    sms: { SMS_URL: messages.url, SMS_FROM: 'Comptoir' },
    webUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await Promise.all([smtp.close(), messages.close(), new Promise((resolve) => server.close(resolve))]);
    },
  };
}

function html(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'",
      'x-content-type-options': 'nosniff',
    })
    .end(body);
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
