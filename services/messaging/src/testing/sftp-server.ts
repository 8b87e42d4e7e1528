import { createHash, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import ssh2, { type Attributes, type FileEntry, type SFTPWrapper } from 'ssh2';

const { STATUS_CODE } = ssh2.utils.sftp;

/** A real SSH server on the loopback that has SFTP alone; its files are those of `root`. */
export async function startSftpServer({ user, password }: { user: string; password: string }) {
  const root = await mkdtemp(join(tmpdir(), 'comptoir-sftp-root-'));
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'pem' });
  const clients = new Set<{ end(): unknown }>();
  const server = new ssh2.Server({ hostKeys: [key] }, (client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('error', () => undefined);
    client.on('authentication', (asked) => {
      if (asked.method === 'password' && asked.username === user && asked.password === password) asked.accept();
      else asked.reject(['password']);
    });
    client.on('session', (accept) => accept().on('sftp', (take) => serve(take(), root)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const parsed = ssh2.utils.parseKey(key);
  if (parsed instanceof Error) throw parsed;
  const [first] = Array.isArray(parsed) ? parsed : [parsed];
  const digest = createHash('sha256')
    .update(first?.getPublicSSH() ?? '')
    .digest('base64');
  return {
    port: (server.address() as AddressInfo).port,
    root,
    hostKey: `SHA256:${digest.replace(/=+$/, '')}`,
    async close() {
      for (const client of clients) client.end();
      await new Promise((resolve) => server.close(resolve));
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** SFTP version 3 on a folder: what it takes to list, read, rename and make folders. */
function serve(sftp: SFTPWrapper, root: string): void {
  const files = new Map<number, FileHandle>();
  const folders = new Map<number, FileEntry[]>();
  let handles = 0;
  const pathOf = (given: string): string => join(root, normalize(`/${given}`));
  const handleOf = (number: number): Buffer => Buffer.from(Uint32Array.of(number).buffer);
  const numberOf = (handle: Buffer): number => handle.readUInt32LE();
  const answer = (id: number, work: Promise<unknown>): void =>
    void work.catch((error: NodeJS.ErrnoException) => {
      sftp.status(id, error.code === 'ENOENT' ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
    });
  const ok = (id: number) => () => sftp.status(id, STATUS_CODE.OK);
  const looked = (id: number, path: string): void =>
    answer(
      id,
      attributesOf(pathOf(path)).then((a) => sftp.attrs(id, a)),
    );

  sftp.on('REALPATH', (id, path) => {
    const whole = normalize(`/${path}`);
    sftp.name(id, [{ filename: whole, longname: whole, attrs: {} as Attributes }]);
  });
  sftp.on('STAT', looked);
  sftp.on('LSTAT', looked);
  sftp.on('OPENDIR', (id, path) =>
    answer(
      id,
      entriesOf(pathOf(path)).then((entries) => {
        handles += 1;
        folders.set(handles, entries);
        sftp.handle(id, handleOf(handles));
      }),
    ),
  );
  sftp.on('READDIR', (id, handle) => {
    const entries = folders.get(numberOf(handle)) ?? [];
    if (entries.length === 0) return void sftp.status(id, STATUS_CODE.EOF);
    sftp.name(id, entries.splice(0));
  });
  sftp.on('OPEN', (id, path) =>
    answer(
      id,
      open(pathOf(path)).then((file) => {
        handles += 1;
        files.set(handles, file);
        sftp.handle(id, handleOf(handles));
      }),
    ),
  );
  sftp.on('READ', (id, handle, offset, length) =>
    answer(
      id,
      read(files.get(numberOf(handle)), offset, length).then((bytes) => {
        if (bytes.length === 0) sftp.status(id, STATUS_CODE.EOF);
        else sftp.data(id, bytes);
      }),
    ),
  );
  sftp.on('FSTAT', (id, handle) =>
    answer(
      id,
      (files.get(numberOf(handle))?.stat() ?? Promise.reject(new Error('closed'))).then((found) =>
        sftp.attrs(id, told(found)),
      ),
    ),
  );
  sftp.on('CLOSE', (id, handle) =>
    answer(id, (files.get(numberOf(handle))?.close() ?? Promise.resolve()).then(ok(id))),
  );
  sftp.on('MKDIR', (id, path) => answer(id, mkdir(pathOf(path)).then(ok(id))));
  sftp.on('RENAME', (id, from, to) => answer(id, rename(pathOf(from), pathOf(to)).then(ok(id))));
}

async function read(file: FileHandle | undefined, offset: number, length: number): Promise<Buffer> {
  if (!file) throw new Error('it is not open');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

const entriesOf = async (folder: string): Promise<FileEntry[]> =>
  Promise.all(
    (await readdir(folder)).map(async (filename) => {
      const attrs = await attributesOf(join(folder, filename));
      return { filename, longname: `${(attrs.mode & 0o040000) !== 0 ? 'd' : '-'}rw-r--r-- ${filename}`, attrs };
    }),
  );

const attributesOf = async (path: string): Promise<Attributes> => told(await stat(path));
const told = (found: { mode: number; size: number; mtimeMs: number }): Attributes => ({
  ...{ mode: found.mode, uid: 0, gid: 0, size: found.size },
  ...{ atime: Math.floor(found.mtimeMs / 1000), mtime: Math.floor(found.mtimeMs / 1000) },
});
