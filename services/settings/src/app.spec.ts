import { type AuditEntry, type EventEnvelope, SETTINGS, type SettingEntry } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { aClerk, anAdmin, aSupplier, eventually, startService } from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';

const service = await startService('settings', createApp);
const events: EventEnvelope[] = [];
await service.bus.subscribe({
  group: 'spec',
  topics: ['comptoir.settings.v1'],
  handle: async (event) => void events.push(event),
});
const justNow = () => Math.floor(systemClock.now().getTime() / 1000);
const admin = anAdmin({ authenticatedAt: justNow() });

const list = async (): Promise<Record<string, string>> => {
  const answer = await service.call(admin, '/api/admin/setting/list/module/invoice');
  return Object.fromEntries(((await answer.json()) as SettingEntry[]).map(({ code, value }) => [code, value]));
};
const save = (entries: Array<{ code: string; value: string | number; changed?: boolean }>, caller = admin) =>
  service.call(caller, '/api/admin/setting/invoice', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entries),
  });
/** What the trail has of a setting, once it has that much. */
const audited = async (subject: string, count: number): Promise<AuditEntry[]> =>
  eventually(async () => {
    const answer = await service.call(admin, `/api/v1/audit?filter=${JSON.stringify({ subject })}`);
    const entries = (await answer.json()) as AuditEntry[];
    return entries.length >= count && entries;
  });

describe('the settings of module invoice', () => {
  it('are listed whole, with their first values', async () => {
    expect(await list()).toEqual(
      Object.fromEntries(Object.entries(SETTINGS.invoice).map(([code, { initial }]) => [code, initial])),
    );
  });

  it('change by the entries sent, each real change told once and audited', async () => {
    const answer = await save([
      { code: 'AMOUNT_TOLERANCE', value: 0.1, changed: true },
      { code: 'INVOICE_MAXIMUM_SIZE', value: '2', changed: false },
    ]);
    expect(answer.status).toBe(200);
    expect(await list()).toMatchObject({ AMOUNT_TOLERANCE: '0.1', INVOICE_MAXIMUM_SIZE: '2' });
    await save([{ code: 'AMOUNT_TOLERANCE', value: '0.2' }]);
    await expect.poll(() => events.length).toBe(2);
    expect(events.map(({ type, subject, sequence, data }) => ({ type, subject, sequence, data }))).toEqual([
      expect.objectContaining({ type: 'SettingChanged', subject: 'invoice/AMOUNT_TOLERANCE', sequence: 1 }),
      expect.objectContaining({
        sequence: 2,
        data: {
          module: 'invoice',
          code: 'AMOUNT_TOLERANCE',
          value: '0.2',
          previous: '0.1',
          by: { id: admin.id, name: admin.name, kind: 'user' },
          decision: expect.objectContaining({ action: 'setting.change', roles: admin.roles }),
        },
      }),
    ]);
    expect(await audited('invoice/AMOUNT_TOLERANCE', 2)).toMatchObject([
      { action: 'setting.change', before: { value: '0.1' }, after: { value: '0.2' }, by: { id: admin.id } },
      { before: { value: '0.05' }, after: { value: '0.1' } },
    ]);
  });

  it('change all or not at all', async () => {
    const before = await list();
    const answer = await save([
      { code: 'EXPORT_EC', value: '0' },
      { code: 'INVOICE_MAXIMUM_SIZE', value: '500' },
    ]);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'setting.value', errors: [{ field: 'INVOICE_MAXIMUM_SIZE' }] });
    expect(await list()).toEqual(before);
  });

  it('keep each of two changes made at the same moment', async () => {
    const answers = await Promise.all([
      save([{ code: 'EXPORT_PDF', value: '0' }]),
      save([{ code: 'EXPORT_XML', value: '0' }]),
      save([{ code: 'EXPORT_PDF', value: '0' }]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list()).toMatchObject({ EXPORT_PDF: '0', EXPORT_XML: '0' });
    expect(await audited('invoice/EXPORT_PDF', 1)).toHaveLength(1);
  });

  it('turn dual control off for an admin freshly signed in only', async () => {
    const stale = await save([{ code: 'DUAL_CONTROL', value: '0' }], anAdmin({ authenticatedAt: 1 }));
    expect(stale.status).toBe(403);
    expect(await stale.json()).toMatchObject({ code: 'stepUp.required' });
    const fresh = await save([{ code: 'DUAL_CONTROL', value: '0' }]);
    expect(fresh.status).toBe(200);
    expect(await audited('invoice/DUAL_CONTROL', 1)).toMatchObject([{ before: { value: '1' }, after: { value: '0' } }]);
  });

  it('are not there for another module, and not for who is no admin', async () => {
    expect((await service.call(admin, '/api/admin/setting/list/module/garden')).status).toBe(404);
    for (const caller of [aClerk(), aSupplier('s')]) {
      expect((await service.call(caller, '/api/admin/setting/list/module/invoice')).status).toBe(403);
      expect((await save([{ code: 'EXPORT_EC', value: '0' }], caller)).status).toBe(403);
      expect((await service.call(caller, '/api/v1/audit')).status).toBe(403);
    }
  });

  it('show which features are on to anybody signed in', async () => {
    const answer = await service.call(aSupplier('s'), '/api/v1/features');
    const features = (await answer.json()) as Record<string, boolean>;
    expect(features).toMatchObject({ AUTO_EXPORT: false, INVOICE_DELETE_ACTION: true });
    expect(features).not.toHaveProperty('AMOUNT_TOLERANCE');
    expect((await fetch(`${service.url}/api/v1/features`)).status).toBe(401);
  });
});

describe('the settings of module extraction', () => {
  const level = async (supplierId?: string): Promise<Record<string, string>> => {
    const query = supplierId ? `?supplierId=${supplierId}` : '';
    const answer = await service.call(admin, `/api/admin/setting/list/module/extraction${query}`);
    return Object.fromEntries(((await answer.json()) as SettingEntry[]).map(({ code, value }) => [code, value]));
  };
  const setLevel = (code: string, value: string, supplierId?: string) =>
    service.call(admin, `/api/admin/setting/extraction${supplierId ? `?supplierId=${supplierId}` : ''}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ code, value }]),
    });
  const ASKED = 'invoiceNumber issueDate currency supplierId netTotal vatTotal grossTotal amountDue';

  it('ask as they come for eight fields, nine tenths of certainty, and a person', async () => {
    expect(await level()).toEqual({ REQUIRED_FIELDS: ASKED, CERTAINTY: '90', FULLY_GOES_ON: '0' });
  });

  it('may be one supplier’s own, told and audited as such, and are given back by leaving them empty', async () => {
    const supplier = newId();
    expect(await level(supplier)).toEqual({ REQUIRED_FIELDS: '', CERTAINTY: '', FULLY_GOES_ON: '' });
    const answer = await setLevel('REQUIRED_FIELDS', ' grossTotal  invoiceNumber ', supplier);
    expect(answer.status).toBe(200);
    expect(await level(supplier)).toMatchObject({ REQUIRED_FIELDS: 'invoiceNumber grossTotal', CERTAINTY: '' });
    expect(await level()).toMatchObject({ REQUIRED_FIELDS: ASKED });
    expect(await level(newId())).toMatchObject({ REQUIRED_FIELDS: '' });
    const subject = `extraction/REQUIRED_FIELDS/${supplier}`;
    await expect
      .poll(() => events.find((event) => event.subject === subject)?.data)
      .toMatchObject({
        ...{ module: 'extraction', code: 'REQUIRED_FIELDS', supplierId: supplier },
        ...{ value: 'invoiceNumber grossTotal', previous: '' },
      });
    expect(await audited(subject, 1)).toMatchObject([{ action: 'setting.change', by: { id: admin.id } }]);
    expect((await setLevel('REQUIRED_FIELDS', '', supplier)).status).toBe(200);
    expect(await level(supplier)).toMatchObject({ REQUIRED_FIELDS: '' });
  });

  it.each([
    ['REQUIRED_FIELDS', ''],
    ['REQUIRED_FIELDS', 'invoiceNumber colour'],
    ['CERTAINTY', '49'],
    ['CERTAINTY', '100'],
    ['CERTAINTY', ''],
    ['FULLY_GOES_ON', 'yes'],
  ])('refuse %s = ‘%s’ for all', async (code, value) => {
    const before = await level();
    expect((await setLevel(code, value)).status).toBe(422);
    expect(await level()).toEqual(before);
  });

  it('are a supplier’s in this module only, and of an id that could be one', async () => {
    const list = `/api/admin/setting/list/module`;
    expect((await service.call(admin, `${list}/invoice?supplierId=${newId()}`)).status).toBe(404);
    expect((await service.call(admin, `${list}/extraction?supplierId=x`)).status).toBe(400);
    expect((await service.call(aClerk(), `${list}/extraction?supplierId=${newId()}`)).status).toBe(403);
  });
});
