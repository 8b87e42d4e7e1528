import type { ProblemDetails } from '@comptoir/contracts';
import { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier, startService } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { startOutside } from '../testing/outside-stand-in.ts';

const [firms, vies] = [await startOutside(), await startOutside()];
const env = { COMPANY_REGISTER_URL: firms.url, VAT_REGISTER_URL: vies.url };
const service = await startService('suppliers', createApp, { env });
const admin = anAdmin();
let sequence = 0;
async function turn(value: '0' | '1'): Promise<void> {
  sequence += 1;
  await service.say('settings', {
    ...{ type: 'SettingChanged', subject: 'invoice/SUPPLIER_LOOK_UPS', sequence },
    data: {
      ...{ module: 'invoice', code: 'SUPPLIER_LOOK_UPS', value, previous: '' },
      by: { id: 'u', name: 'Ada', kind: 'user' },
    },
  });
}
const ask = async (path: string, caller = admin) => {
  const answer = await service.call(caller, `/api/v1/look-ups/${path}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & Partial<ProblemDetails> };
};
const COMPANY = 'company?siret=732%20829%20320%2000074';
const VAT = 'vat-number?vatNumber=fr%2040%20303%20265%20045';

test('as it comes nobody outside is asked: the call is refused by the setting’s name', async () => {
  for (const path of [COMPANY, VAT]) {
    expect(await ask(path)).toMatchObject({
      status: 403,
      body: { code: 'feature.off', params: { code: 'SUPPLIER_LOOK_UPS' } },
    });
  }
  expect([firms.heard, vies.heard]).toEqual([[], []]);
});

describe('where it is switched on', () => {
  test('a firm is found by its SIRET, however it is spaced', async () => {
    await turn('1');
    const siege = {
      ...{ siret: '73282932000074', adresse: '8 RUE DE LONDRES 75009 PARIS' },
      ...{ code_postal: '75009', libelle_commune: 'PARIS', etat_administratif: 'F' },
    };
    firms.say({ results: [{ siren: '732829320', nom_raison_sociale: 'ATELIER DUBOIS', siege }] });
    const found = {
      name: 'ATELIER DUBOIS',
      street: '8 RUE DE LONDRES',
      zipCode: '75009',
      city: 'PARIS',
      isClosed: true,
    };
    expect(await ask(COMPANY)).toEqual({ status: 200, body: { outcome: 'FOUND', company: found } });
    firms.say({ results: [] });
    expect((await ask('company?siret=55203253400646')).body).toEqual({ outcome: 'NOT_FOUND' });
    expect(firms.heard).toHaveLength(2);
  });

  test('a VAT number is valid, is not, or is of no country that is asked', async () => {
    vies.say({ valid: true, name: 'SA SODIMAS', address: '---' });
    expect((await ask(VAT)).body).toEqual({ outcome: 'VALID', name: 'SA SODIMAS' });
    vies.say({ valid: false });
    expect((await ask('vat-number?vatNumber=DE136695976')).body).toEqual({ outcome: 'NOT_VALID' });
    expect((await ask('vat-number?vatNumber=GB333289454')).body).toEqual({ outcome: 'NOT_COVERED' });
    expect(vies.heard).toHaveLength(2);
  });

  test('what is no number asks nobody', async () => {
    const before = [firms.heard.length, vies.heard.length];
    for (const siret of ['73282932000075', '7328293200007', '', '../../etc', '73282932000074%0d%0aX:1']) {
      expect((await ask(`company?siret=${siret}`)).status).toBe(400);
    }
    for (const number of ['FR00', 'x', 'FR40303265046']) {
      expect((await ask(`vat-number?vatNumber=${number}`)).status).toBe(400);
    }
    expect([firms.heard.length, vies.heard.length]).toEqual(before);
  });

  test('a register that does not answer is told as such within three seconds and a little', async () => {
    firms.answer(() => undefined);
    vies.answer((response) => void response.writeHead(200).write('{'));
    const began = performance.now();
    const asked = await Promise.all([ask('company?siret=35600000000048'), ask('vat-number?vatNumber=IE6388047V')]);
    expect(asked.map(({ status, body }) => [status, body])).toEqual([
      [200, { outcome: 'NO_ANSWER' }],
      [200, { outcome: 'NO_ANSWER' }],
    ]);
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  test('only who writes suppliers asks, and it is off again at once when it is switched off', async () => {
    for (const caller of [aClerk(), anAccountant(), aPurchaser(), aSupplier('s')]) {
      expect((await ask(COMPANY, caller)).status).toBe(403);
    }
    await turn('0');
    expect((await ask(COMPANY)).body.code).toBe('feature.off');
  });
});

test.each([
  ['COMPANY_REGISTER_URL', 'file:///etc/passwd'],
  ['COMPANY_REGISTER_URL', 'http://registers.example'],
  ['VAT_REGISTER_URL', 'https://user:secret@vies.example'],
  ['PAYEE_VERIFICATION_URL', 'http://10.0.0.7/vop'],
])('a start with %s = %s is refused', async (name, value) => {
  await expect(
    startService('suppliers', createApp, { env: { [name]: value }, database: service.database }),
  ).rejects.toThrow(name);
});
