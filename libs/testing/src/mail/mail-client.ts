import { ImapFlow } from 'imapflow';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** A message as it lies in a mailbox: what its sender wrote, below what the receiving server put above it. */
export async function rawMail(mail: SendMailOptions, received: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const maker = createTransport({ streamTransport: true, buffer: true });
  const { message } = await maker.sendMail({ to: 'invoices@firm.example', text: 'See attached.', ...mail });
  const above = Object.entries(received).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(above.join('')), message as Buffer]);
}

/** What a person does with a mailbox by their own program. */
export function mailClient(place: { host: string; port: number; user: string; password: string }) {
  async function using<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const { host, port, user, password } = place;
    const client = new ImapFlow({ host, port, secure: false, auth: { user, pass: password }, logger: false });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  }
  return {
    put: (raw: Buffer | string, { folder = 'INBOX', at = new Date() } = {}) =>
      using(async (client) => {
        await client.append(folder, typeof raw === 'string' ? Buffer.from(raw) : raw, [], at);
      }),
    /** The subjects in a folder, with whether each was read. */
    list: (folder = 'INBOX') =>
      using(async (client) => {
        const { exists } = await client.mailboxOpen(folder);
        if (exists === 0) return [];
        const found = await client.fetchAll('1:*', { envelope: true, flags: true });
        return found.map(({ envelope, flags }) => ({
          subject: envelope?.subject,
          seen: flags?.has('\\Seen') ?? false,
        }));
      }),
    clear: (folder = 'INBOX') =>
      using(async (client) => {
        const { exists } = await client.mailboxOpen(folder);
        if (exists > 0) await client.messageDelete('1:*');
      }),
  };
}
