import type { AddressInfo } from 'node:net';
import type { Clock } from '@comptoir/service-kit';
import { SMTPServer } from 'smtp-server';
import type { MailBox } from './mail-box.ts';

const LARGEST_MAIL = 25_000_000;

/** An SMTP server on the loopback that takes every mail and sends none on. */
export async function startSmtp(box: MailBox, clock: Clock): Promise<{ url: string; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: LARGEST_MAIL,
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('message too large'), { responseCode: 552 }));
          return;
        }
        box.keep(Buffer.concat(chunks), clock.now()).then(
          () => done(),
          (error: Error) => done(error),
        );
      });
    },
  });
  // A client that hangs up in the middle of a mail is its own affair.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
