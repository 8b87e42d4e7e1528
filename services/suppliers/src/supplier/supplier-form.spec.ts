import type { ProblemDetails, Supplier } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { anAdmin, aSupplier, startService } from '@comptoir/testing';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { SUPPLIER_MIGRATIONS } from '../files/clear-old-pending.store.ts';

const service = await startService('suppliers', createApp);
const admin = anAdmin();
const managerId = newId();
await service.say('identity', {
  type: 'UserChanged',
  subject: managerId,
  data: {
    email: 'm@comptoir.example',
    firstName: 'Mia',
    lastName: 'Manager',
    roles: ['user'],
    supplierIds: [],
    language: 'fr',
    status: 'ACTIVE',
  },
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } });
const png = (width: number, height: number): Promise<Buffer> => picture(width, height).png().toBuffer();
/** The head of a PNG that says how large it is, and nothing after it. */
const claiming = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(header);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
};
const JPEG = await picture(40, 40).jpeg().toBuffer();
const PNG = await sharp({
  create: { width: 60, height: 60, channels: 3, background: 'white', noise: { type: 'gaussian', sigma: 40 } },
})
  .png()
  .toBuffer();
const sizeOf = async (answer: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { format, width, height };
};
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

let serial = 0;
const fields = (more: object = {}) => {
  serial += 1;
  return {
    locpt: `f${serial}`,
    raisonSociale: `Form ${serial}`,
    codeSocietee: 1,
    email: `form${serial}@example.com`,
    accountManagerId: managerId,
    ...more,
  };
};
function formOf(supplier: unknown, files: Record<string, [Buffer, string]> = {}): FormData {
  const form = new FormData();
  for (const [name, [bytes, fileName]] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)]), fileName);
  if (supplier !== undefined)
    form.append('supplier', typeof supplier === 'string' ? supplier : JSON.stringify(supplier));
  return form;
}
const send = (body: FormData, path = '/api/invoice/supplier', method = 'POST') =>
  service.call(admin, path, { method, body });
const created = async (files: Record<string, [Buffer, string]> = {}): Promise<Supplier> => {
  const answer = await send(formOf(fields(), files));
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as Supplier;
};
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as ProblemDetails).code];
const storedFiles = () => service.database.connection.db?.collection('files.files').countDocuments();

describe('a supplier with its files', () => {
  test('the logo is drawn anew, the RIB comes back byte for byte, both to those who see the supplier', async () => {
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } };
    const photo = await picture(1200, 300).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const trailing = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const supplier = await created({ logo: [trailing, 'logo.png'], rib: [PDF, 'rib.exe'] });
    const logo = await service.call(aSupplier(supplier.id), supplier.logo ?? '');
    expect([logo.status, logo.headers.get('content-type'), logo.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    const drawn = Buffer.from(await logo.arrayBuffer());
    const { format, width, height, exif, orientation } = await sharp(drawn).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'png', width: 128, height: 512 });
    expect(drawn.includes('script')).toBe(false);
    const path = `/api/invoice/supplier/${supplier.id}/rib`;
    expect((await service.call(admin, path)).status).toBe(404);
    const body = new URLSearchParams({ supplierId: supplier.id });
    await service.call(anAdmin(), '/api/invoice/supplier/acceptIbanChange', { method: 'POST', body });
    const rib = await service.call(admin, path);
    expect(rib.headers.get('content-disposition')).toBe('attachment; filename="rib.pdf"');
    expect(Buffer.from(await rib.arrayBuffer())).toEqual(PDF);
    expect((await service.call(aSupplier(newId()), supplier.logo ?? '')).status).toBe(404);
  });

  test('every field of the specification is kept, and answered by its name', async () => {
    const typed = {
      ...fields({ code: 'F-77', countryCode: 'FR', currency: 'EUR', vatNumber: 'FR40303265045' }),
      ...{ companySiret: '73282932000074', codeNaf: '7022Z', legalForm: 'SASU', capital: '12345.50' },
      ...{ linkedIn: 'https://www.linkedin.com/company/acme', phone: '+33140000001', mobile: '+33612345678' },
      ...{ landline: '+33140000002', fax: '+33140000003', bank: 'Banque du Nord', accountJournalNumber: 'BQ1' },
      ...{ accountReference: '401000', auxiliaryAccount: 'ACME', language: 'de' },
      address: { street: '1 rue des Lilas', city: 'Lille', zipCode: '59000' },
      contacts: [
        {
          ...{ civility: 'Ms', firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '+33140000004' },
          ...{ function: 'Accounts', principal: true },
        },
      ],
    };
    const answer = await send(formOf(typed));
    const { id } = (await answer.json()) as Supplier;
    expect(await (await service.call(admin, `/api/invoice/supplier/${id}`)).json()).toEqual({
      ...typed,
      ...{ id, kind: 'supplier', label: typed.raisonSociale, version: 1, invoiceCount: 0 },
      accountManager: { id: managerId, firstName: 'Mia', lastName: 'Manager' },
      createdAt: expect.any(String),
    });
  });

  test('a new logo takes the place of the old one, whose file goes', async () => {
    const supplier = await created({ logo: [await png(10, 10), 'a.png'] });
    const before = await storedFiles();
    const answer = await send(
      formOf(supplier, { logo: [await png(20, 20), 'b.png'] }),
      `/api/invoice/supplier/${supplier.id}`,
      'PUT',
    );
    const changed = (await answer.json()) as Supplier;
    expect(changed.logo).not.toBe(supplier.logo);
    expect(await storedFiles()).toBe(before);
    expect(await sizeOf(await service.call(admin, changed.logo ?? ''))).toEqual({
      format: 'png',
      width: 20,
      height: 20,
    });
  });

  test('its files go with it', async () => {
    const before = await storedFiles();
    const supplier = await created({ logo: [await png(1, 1), 'l.png'], rib: [PDF, 'r.pdf'] });
    await service.call(admin, `/api/invoice/supplier/${supplier.id}`, { method: 'DELETE' });
    expect(await storedFiles()).toBe(before);
  });

  test('files that were not chosen are passed over', async () => {
    const supplier = await created({ logo: [Buffer.alloc(0), ''] });
    expect(supplier.logo).toBeUndefined();
  });
});

describe('what is refused leaves nothing behind', () => {
  const tooLarge = Buffer.concat([PDF, Buffer.alloc(2_000_001)]);
  test.each<[string, FormData, number, string]>([
    ['a logo that is a PDF', formOf(fields(), { logo: [PDF, 'logo.png'] }), 415, 'supplier.logoRefused'],
    [
      'a logo that is SVG',
      formOf(fields(), { logo: [Buffer.from('<svg onload="x()"/>'), 'l.png'] }),
      415,
      'supplier.logoRefused',
    ],
    [
      'a PNG that unpacks to gigabytes',
      formOf(fields(), { logo: [claiming(60_000, 60_000), 'l.png'] }),
      415,
      'supplier.logoRefused',
    ],
    [
      'a JPEG cut off before its size',
      formOf(fields(), { logo: [JPEG.subarray(0, 20), 'l.jpg'] }),
      415,
      'supplier.logoRefused',
    ],
    [
      'a PNG cut off in its picture',
      formOf(fields(), { logo: [PNG.subarray(0, 3_000), 'l.png'] }),
      415,
      'supplier.logoRefused',
    ],
    ['a RIB that is an image', formOf(fields(), { rib: [PNG, 'rib.pdf'] }), 415, 'supplier.ribRefused'],
    ['a RIB over 2 MB', formOf(fields(), { rib: [tooLarge, 'rib.pdf'] }), 413, 'upload.tooLarge'],
    ['a form without its supplier', formOf(undefined, { rib: [PDF, 'rib.pdf'] }), 400, 'request.invalid'],
    ['a supplier that is no JSON', formOf('{', { rib: [PDF, 'rib.pdf'] }), 400, 'request.malformed'],
    [
      'a supplier that is not valid',
      formOf(fields({ email: 'x' }), { rib: [PDF, 'rib.pdf'], logo: [PNG, 'l.png'] }),
      400,
      'request.invalid',
    ],
    ['a file nobody asked for', formOf(fields(), { virus: [PDF, 'v.pdf'] }), 400, 'request.invalid'],
  ])('%s', async (_what, form, status, code) => {
    const before = await storedFiles();
    expect(await codeOf(await send(form))).toEqual([status, code]);
    expect(await storedFiles()).toBe(before);
  });

  test('two logos', async () => {
    const before = await storedFiles();
    const form = formOf(fields());
    const logo = new Uint8Array(await png(1, 1));
    for (const name of ['a.png', 'b.png']) form.append('logo', new Blob([logo]), name);
    expect(await codeOf(await send(form))).toEqual([400, 'upload.oneFile']);
    expect(await storedFiles()).toBe(before);
  });

  test('a RIB for a supplier whose bank change waits already', async () => {
    const supplier = await created({ rib: [PDF, 'rib.pdf'] });
    const before = await storedFiles();
    const answer = await send(
      formOf(supplier, { rib: [PDF, 'rib.pdf'] }),
      `/api/invoice/supplier/${supplier.id}`,
      'PUT',
    );
    expect(await codeOf(answer)).toEqual([409, 'change.pending']);
    expect(await storedFiles()).toBe(before);
  });

  test('a body that is no form', async () => {
    expect(
      await codeOf(
        await service.call(admin, '/api/invoice/supplier', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }),
      ),
    ).toEqual([415, 'request.mediaType']);
  });

  test('a stale version that the form carries', async () => {
    const supplier = await created();
    const path = `/api/invoice/supplier/${supplier.id}`;
    await send(formOf({ ...supplier, phone: '+33612345678' }), path, 'PUT');
    expect(await codeOf(await send(formOf({ ...supplier, fax: '+33612345678' }), path, 'PUT'))).toEqual([
      409,
      'version.stale',
    ]);
  });
});

const sendRaw = (path: string, type: string, body: string) =>
  service.call(admin, path, { method: 'POST', headers: { 'content-type': type }, body });
const BOUNDED = 'multipart/form-data; boundary=b';

describe.each(['/api/invoice/supplier', '/api/invoice/supplierNameCheck'])(
  'a form sent to %s that is broken is refused as the sender’s fault',
  (path) => {
    const field = '--b\r\nContent-Disposition: form-data; name="supplier"\r\n\r\n{}';
    const pollution = '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n';
    test.each([
      ['without a boundary', 'multipart/form-data', field],
      ['that ends too early', BOUNDED, field],
      ['with a field that would be a prototype', BOUNDED, pollution],
    ])('%s', async (_how, type, body) => {
      expect(await codeOf(await sendRaw(path, type, body))).toEqual([400, 'request.malformed']);
    });
  },
);

test('a file that breaks off is told by its name, and nothing is kept of it', async () => {
  const before = await storedFiles();
  const body = '--b\r\nContent-Disposition: form-data; name="rib"; filename="r.pdf"\r\n\r\n%PDF-1.7';
  const answer = await sendRaw('/api/invoice/supplier', BOUNDED, body);
  const { code, params } = (await answer.json()) as ProblemDetails;
  expect([answer.status, code, params]).toEqual([400, 'upload.interrupted', { name: 'r.pdf' }]);
  expect(await storedFiles()).toBe(before);
});

describe('files of an earlier release', () => {
  const rows = () => service.database.connection.collection<{ _id: string; uploadDate: Date }>('files.files');
  const HOURS_AGO = new Date(Date.now() - 3 * 3_600_000);
  /** As it was stored then: in the same bucket, its standing in its own row. */
  async function stored(bytes: Buffer, metadata: { mediaType: string; state: string }): Promise<string> {
    const id = newId();
    const row = { _id: id, length: bytes.length, chunkSize: 261_120, filename: id, uploadDate: new Date(), metadata };
    await service.database.connection.collection('files.chunks').insertOne({ files_id: id, n: 0, data: bytes });
    await rows().insertOne(row);
    return id;
  }

  test('are read as they were', async () => {
    const supplier = await created();
    const [logo, rib] = [
      await stored(await png(5, 5), { mediaType: 'image/png', state: 'kept' }),
      await stored(PDF, { mediaType: 'application/pdf', state: 'kept' }),
    ];
    const suppliers = service.database.connection.collection<{ _id: string }>('suppliers');
    await suppliers.updateOne({ _id: supplier.id }, { $set: { logoFileId: logo, ribFileId: rib } });
    for (const { up } of SUPPLIER_MIGRATIONS) await up(service.database);
    const answers = [
      await service.call(admin, `/api/invoice/supplier/${supplier.id}/logo`),
      await service.call(admin, `/api/invoice/supplier/${supplier.id}/rib`),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'image/png'],
      [200, 'application/pdf'],
    ]);
    expect(Buffer.from(await (answers[1] as Response).arrayBuffer()).equals(PDF)).toBe(true);
  });

  test('go where nobody ever came to name them, but not those that a request of then may still name', async () => {
    const metadata = { mediaType: 'application/pdf', state: 'pending' };
    const [old, young] = [await stored(PDF, metadata), await stored(PDF, metadata)];
    await rows().updateOne({ _id: old }, { $set: { uploadDate: HOURS_AGO } });
    for (const { up } of SUPPLIER_MIGRATIONS) await up(service.database);
    expect(await rows().countDocuments({ _id: old })).toBe(0);
    expect(await rows().countDocuments({ _id: young })).toBe(1);
  });
});

test('a file whose supplier could not be written leaves nothing, and a logo that was replaced goes', async () => {
  const before = await storedFiles();
  const supplier = await created({ logo: [await png(5, 5), 'l.png'] });
  const path = `/api/invoice/supplier/${supplier.id}`;
  const taken = formOf({ ...supplier, email: 'not an address' }, { logo: [await png(6, 6), 'l.png'] });
  expect((await send(taken, path, 'PUT')).status).toBe(400);
  expect(await storedFiles()).toBe((before ?? 0) + 1);
  const changed = await send(
    formOf({ ...supplier, fax: '+33612345678' }, { logo: [await png(7, 7), 'l.png'] }),
    path,
    'PUT',
  );
  expect(changed.status).toBe(200);
  expect(await storedFiles()).toBe((before ?? 0) + 1);
});
