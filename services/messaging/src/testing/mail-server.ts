import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail extends Email {
  readonly raw: string;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
}

/** A real SMTP server on the loopback that keeps what it takes. `refuse` answers for a recipient: a code, or nothing. */
export async function startMailServer(
  options: { port?: number; refuse?: (address: string) => number | undefined } = {},
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = options.refuse?.(address);
      done(code === undefined ? null : Object.assign(new Error('not here'), { responseCode: code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
        PostalMime.parse(raw).then((mail) => {
          received.push({ ...mail, raw, envelope });
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
