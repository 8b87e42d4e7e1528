import type { Caller, ImportRow, ProblemDetails, RowFate, SupplierImport, UserCaller } from '@comptoir/contracts';
import { createLogger, systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { anAdmin, eventually, startService } from '@comptoir/testing';
import { createApp } from '../app.ts';
import { createImportParts } from '../import/import-parts.ts';
import { createParts } from '../supplier/create-parts.ts';

const PATH = '/api/v1/supplier-imports';
export const MANAGER = 'Mia Manager';

/** What came of a call. */
interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly code: string | undefined;
}

/** The suppliers service as it runs, and the hands of somebody who imports. */
export async function importDesk() {
  const service = await startService('suppliers', createApp);
  const parts = createImportParts(
    createParts(service.database, systemClock),
    createLogger({ service: 'suppliers', level: 'fatal' }),
  );
  const admin = anAdmin({ authenticatedAt: Math.floor(systemClock.now().getTime() / 1000) });
  const managerId = newId();
  await service.say('identity', {
    type: 'UserChanged',
    subject: managerId,
    data: {
      email: 'mia@comptoir.example',
      firstName: 'Mia',
      lastName: 'Manager',
      roles: ['user'],
      supplierIds: [],
      language: 'fr',
      status: 'ACTIVE',
    },
  });

  async function ask<T>(path: string, init: RequestInit = {}, caller: Caller = admin): Promise<Answer<T>> {
    const answer = await service.call(caller, path, init);
    const body = (await answer.json()) as T & Partial<ProblemDetails>;
    return { status: answer.status, body, code: body.code };
  }
  const post = <T>(path: string, body?: object, caller?: Caller) =>
    ask<T>(
      path,
      {
        method: 'POST',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      },
      caller,
    );

  const desk = {
    service,
    parts,
    admin,
    managerId,
    ask,
    post,

    send(zip: Buffer, caller?: UserCaller): Promise<Answer<SupplierImport>> {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(zip)]), 'suppliers.zip');
      return ask(PATH, { method: 'POST', body }, caller);
    },
    show: async (id: string): Promise<SupplierImport> => (await ask<SupplierImport>(`${PATH}/${id}`)).body,
    /** Names the columns as they were guessed, or otherwise, and waits for the dry run. */
    async check(sent: SupplierImport, columns = sent.columns.map(({ field }) => field)): Promise<SupplierImport> {
      const body = JSON.stringify({ columns, defaults: { kind: 'supplier' } });
      const headers = { 'content-type': 'application/json' };
      const put = await ask<SupplierImport>(`${PATH}/${sent.id}/mapping`, { method: 'PUT', headers, body });
      if (put.status !== 200) throw new Error(JSON.stringify(put.body));
      return desk.until(sent.id, ['CHECKED', 'FAILED']);
    },
    async start(id: string): Promise<SupplierImport> {
      const started = await desk.command(id, 'start');
      if (started.status !== 200) throw new Error(JSON.stringify(started.body));
      return desk.until(id, ['DONE', 'FAILED', 'STOPPED']);
    },
    command: (id: string, name: 'start' | 'stop', caller?: Caller) =>
      post<SupplierImport>(`${PATH}/${id}/${name}`, undefined, caller),
    choose: (id: string, given: object, caller?: Caller) =>
      post<SupplierImport>(`${PATH}/${id}/choices`, given, caller),
    until: (id: string, states: readonly SupplierImport['state'][]): Promise<SupplierImport> =>
      eventually(async () => {
        const it = await desk.show(id);
        return states.includes(it.state) && it;
      }, 60_000),
    async rows(id: string, fate?: RowFate): Promise<ImportRow[]> {
      const filter = encodeURIComponent(JSON.stringify(fate ? { fate } : {}));
      return (await ask<ImportRow[]>(`${PATH}/${id}/rows?range=[0,99]&filter=${filter}`)).body;
    },
    /** Each row's fate, and the codes of what is wrong with it by column. */
    async fates(id: string): Promise<string[]> {
      return (await desk.rows(id)).map(({ row, fate, problems }) =>
        [row, fate, ...problems.map(({ field, code }) => `${field}=${code}`)].join(' '),
      );
    },
  };
  return desk;
}
