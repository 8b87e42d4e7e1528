import { describe, expect, test } from 'vitest';
import { NO_ANSWERS, startOutside } from '../testing/outside-stand-in.ts';
import { createRechercheEntreprises } from './recherche-entreprises.ts';
import { createSirene } from './sirene.ts';
import { createVies } from './vies.ts';

const outside = await startOutside();
const SIRET = '73282932000074';

describe('the State’s search of firms', () => {
  const register = createRechercheEntreprises(`${outside.url}/`);
  const seat = {
    siret: SIRET,
    adresse: '8 RUE DE LONDRES 75009 PARIS',
    code_postal: '75009',
    libelle_commune: 'PARIS',
    activite_principale: '73.11Z',
    etat_administratif: 'A',
  };
  const firm = {
    siren: '732829320',
    nom_complet: 'ATELIER DUBOIS (AD)',
    nom_raison_sociale: 'ATELIER DUBOIS',
    etat_administratif: 'A',
    activite_principale: '70.10Z',
    siege: seat,
    matching_etablissements: [],
  };
  const answered = (...results: unknown[]) => {
    outside.say({ results, total_results: results.length, page: 1, per_page: 1, total_pages: 1 });
    return register.find(SIRET);
  };

  test('is asked by the SIRET, and tells the firm at its seat', async () => {
    expect(await answered(firm)).toEqual({
      name: 'ATELIER DUBOIS',
      street: '8 RUE DE LONDRES',
      zipCode: '75009',
      city: 'PARIS',
      codeNaf: '73.11Z',
      isClosed: false,
    });
    expect(outside.heard.at(-1)).toMatchObject({ method: 'GET', path: `/search?q=${SIRET}&page=1&per_page=1` });
  });

  test('tells another establishment than the seat, and that it is closed', async () => {
    const other = { ...seat, siret: '73282932000082', adresse: '1 RUE X 69001 LYON', code_postal: '69001' };
    const place = {
      ...seat,
      adresse: '2 BIS QUAI Y 13002 MARSEILLE',
      code_postal: '13002',
      libelle_commune: 'MARSEILLE',
    };
    const closed = { ...place, etat_administratif: 'F' };
    expect(await answered({ ...firm, siege: other, matching_etablissements: [closed] })).toMatchObject({
      ...{ street: '2 BIS QUAI Y', zipCode: '13002', city: 'MARSEILLE' },
      isClosed: true,
    });
    expect(await answered({ ...firm, etat_administratif: 'C' })).toMatchObject({ isClosed: true });
  });

  test('counts only where it has the very number: it finds what is merely alike, too', async () => {
    expect(await answered()).toBeUndefined();
    expect(await answered({ ...firm, siren: '552032534' })).toBeUndefined();
    expect(await answered({ ...firm, siege: { ...seat, siret: '73282932000082' } })).toBeUndefined();
  });

  test('keeps to itself what a firm wants kept back', async () => {
    const kept = '[NON-DIFFUSIBLE]';
    expect(await answered({ ...firm, nom_raison_sociale: null, nom_complet: kept })).toBeUndefined();
    expect(await answered({ ...firm, siege: { ...seat, adresse: kept, code_postal: kept } })).toEqual({
      ...{ name: 'ATELIER DUBOIS', city: 'PARIS', codeNaf: '73.11Z' },
      isClosed: false,
    });
  });

  test('is not believed in how long a name is, nor in what it is made of', async () => {
    const told = await answered({
      ...firm,
      nom_raison_sociale: `A\u202E\n${'x'.repeat(9_000)}`,
      siege: { ...seat, adresse: 7 },
    });
    expect(told?.name).toMatch(/^A x{148}$/);
    expect(told?.street).toBeUndefined();
    expect(await answered({ ...firm, siege: 'nowhere', matching_etablissements: 'none' })).toBeUndefined();
  });

  test.each(NO_ANSWERS)('with %s gives no answer', async (_what, how) => {
    outside.answer(how);
    await expect(register.find(SIRET)).rejects.toThrow();
  });
});

describe('INSEE’s Sirene', () => {
  const register = createSirene({ base: `${outside.url}/api-sirene/3.11`, key: 'a-key' });
  const establishment = {
    siren: '732829320',
    siret: SIRET,
    uniteLegale: { denominationUniteLegale: 'ATELIER DUBOIS', etatAdministratifUniteLegale: 'A' },
    adresseEtablissement: {
      numeroVoieEtablissement: '8',
      indiceRepetitionEtablissement: 'B',
      typeVoieEtablissement: 'RUE',
      libelleVoieEtablissement: 'DE LONDRES',
      codePostalEtablissement: '75009',
      libelleCommuneEtablissement: 'PARIS 9',
    },
    periodesEtablissement: [
      { dateFin: null, etatAdministratifEtablissement: 'A', activitePrincipaleEtablissement: '73.11Z' },
      { dateFin: '2019-12-31', etatAdministratifEtablissement: 'F', activitePrincipaleEtablissement: '70.10Z' },
    ],
  };
  const answered = (etablissement: unknown) => {
    outside.say({ header: { statut: 200, message: 'OK' }, etablissement });
    return register.find(SIRET);
  };

  test('is asked with the key, and tells the establishment', async () => {
    expect(await answered(establishment)).toEqual({
      name: 'ATELIER DUBOIS',
      street: '8 B RUE DE LONDRES',
      zipCode: '75009',
      city: 'PARIS 9',
      codeNaf: '73.11Z',
      isClosed: false,
    });
    const { path, headers } = outside.heard.at(-1) ?? {};
    expect([path, headers?.['x-insee-api-key-integration']]).toEqual([`/api-sirene/3.11/siret/${SIRET}`, 'a-key']);
  });

  test('tells a person by their names, and what is closed', async () => {
    const person = { prenomUsuelUniteLegale: 'ADA', nomUniteLegale: 'BYRON', nomUsageUniteLegale: null };
    const [now, before] = establishment.periodesEtablissement;
    expect(
      await answered({ ...establishment, uniteLegale: { denominationUniteLegale: null, ...person } }),
    ).toMatchObject({
      name: 'ADA BYRON',
    });
    const closed = {
      ...establishment,
      periodesEtablissement: [{ ...now, etatAdministratifEtablissement: 'F' }, before],
    };
    expect(await answered(closed)).toMatchObject({ isClosed: true });
    const kept = { denominationUniteLegale: '[ND]', nomUniteLegale: '[ND]', prenomUsuelUniteLegale: '[ND]' };
    expect(await answered({ ...establishment, uniteLegale: kept })).toBeUndefined();
  });

  test.each([404, 403])('has none, or may not show it: %i', async (status) => {
    outside.say({ header: { statut: status, message: 'Aucun élément trouvé' } }, status);
    expect(await register.find(SIRET)).toBeUndefined();
  });

  test.each([...NO_ANSWERS, ['another firm’s number', undefined] as const])(
    'with %s gives no answer',
    async (_what, how) => {
      if (how) outside.answer(how);
      else outside.say({ etablissement: { ...establishment, siret: '73282932000082' } });
      await expect(register.find(SIRET)).rejects.toThrow();
    },
  );
});

describe('VIES', () => {
  const register = createVies(`${outside.url}/rest-api`);
  const check = (answer: unknown, status = 200) => {
    outside.say(answer, status);
    return register.check('FR40303265045');
  };

  test('is asked by country and number, and tells name and address in one line', async () => {
    const answer = { countryCode: 'FR', vatNumber: '40303265045', requestDate: '2026-11-22T08:00:00.000Z' };
    const told = { name: 'SA SODIMAS', address: 'RUE A\n26600 PONT DE L ISERE' };
    expect(await check({ ...answer, valid: true, ...told })).toEqual({
      isValid: true,
      name: 'SA SODIMAS',
      address: 'RUE A 26600 PONT DE L ISERE',
    });
    const { method, path, body } = outside.heard.at(-1) ?? { body: '' };
    expect([method, path, JSON.parse(body)]).toEqual([
      'POST',
      '/rest-api/check-vat-number',
      { countryCode: 'FR', vatNumber: '40303265045' },
    ]);
  });

  test('tells a number that is not valid, and a state that tells no more', async () => {
    expect(await check({ valid: false, name: '---', address: '---' })).toEqual({ isValid: false });
    expect(await check({ valid: true, name: '---', address: '---' })).toEqual({ isValid: true });
    const invalid = { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] };
    expect(await check(invalid, 400)).toEqual({ isValid: false });
  });

  test.each(['MS_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'GLOBAL_MAX_CONCURRENT_REQ', 'TIMEOUT', 'SERVICE_UNAVAILABLE'])(
    '%s is no answer, also with status 200',
    async (error) => {
      await expect(check({ actionSucceed: false, errorWrappers: [{ error }] })).rejects.toThrow(
        `VIES answered 200 ${error}`,
      );
    },
  );

  test.each(NO_ANSWERS)('with %s gives no answer', async (_what, how) => {
    outside.answer(how);
    await expect(register.check('FR40303265045')).rejects.toThrow();
  });

  test('covers the Union and Northern Ireland', () => {
    expect(['FR', 'DE', 'EL', 'XI', 'GB', 'CH', 'GR', ''].map((country) => register.covers(country))).toEqual([
      ...[true, true, true, true],
      ...[false, false, false, false],
    ]);
  });
});
