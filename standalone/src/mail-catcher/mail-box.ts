import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export interface CaughtMail {
  readonly id: string;
  readonly receivedAt: Date;
  readonly mail: Email;
}

export interface MailBox {
  keep(raw: Buffer, receivedAt: Date): Promise<void>;
  /** Newest first, the last `limit` of them. */
  list(limit: number): Promise<CaughtMail[]>;
  find(id: string): Promise<CaughtMail | undefined>;
}

const FILE = /^(\d{13})-(\d{4})\.eml$/;

/** Mails as files of a folder, one each as it came over the wire, so that they survive a restart. */
export async function openMailBox(folder: string): Promise<MailBox> {
  await mkdir(folder, { recursive: true });
  let counter = 0;

  async function open(file: string): Promise<CaughtMail | undefined> {
    const match = FILE.exec(file);
    if (!match) return undefined;
    const raw = await readFile(join(folder, file)).catch(() => undefined);
    if (!raw) return undefined;
    return { id: file.slice(0, -4), receivedAt: new Date(Number(match[1])), mail: await PostalMime.parse(raw) };
  }

  return {
    async keep(raw, receivedAt) {
      counter = (counter + 1) % 10_000;
      const name = `${receivedAt.getTime()}-${String(counter).padStart(4, '0')}.eml`;
      await writeFile(join(folder, `${name}.part`), raw);
      await rename(join(folder, `${name}.part`), join(folder, name));
    },
    async list(limit) {
      const files = (await readdir(folder))
        .filter((file) => FILE.test(file))
        .sort()
        .reverse()
        .slice(0, limit);
      return (await Promise.all(files.map(open))).filter((mail) => mail !== undefined);
    },
    find: (id) => open(`${id}.eml`),
  };
}
