import { askJson } from '../outside/ask-json.ts';
import { fieldsOf, plainText } from '../outside/plain-text.ts';
import { MOST, WITHIN_MS } from './limits.ts';
import type { CompanyRegister, RegisteredCompany } from './registers.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What INSEE writes for what is kept back. */
const KEPT_BACK = '[ND]';

/**
 * INSEE's register of establishments, for firms that have a key of its own (https://portail-api.insee.fr, API Sirene 3.11):
 * `GET /siret/SIRET`. 404 is one it does not have, 403 one it may not show.
 */
export function createSirene({ base, key }: { base: string; key: string }): CompanyRegister {
  return {
    async find(siret) {
      const url = new URL(`${base.replace(/\/$/, '')}/siret/${siret}`);
      const headers = { accept: 'application/json', 'x-insee-api-key-integration': key };
      const { status, body } = await askJson(url, { headers }, WITHIN_MS);
      if (status === 404 || status === 403) return undefined;
      const establishment = fieldsOf(fieldsOf(body).etablissement);
      if (status !== 200 || establishment.siret !== siret) throw new Error(`Sirene answered ${status}`);
      return companyIn(establishment);
    },
  };
}

function companyIn(establishment: Fields): RegisteredCompany | undefined {
  const firm = fieldsOf(establishment.uniteLegale);
  const address = fieldsOf(establishment.adresseEtablissement);
  const now = currentOf(establishment.periodesEtablissement);
  const person = joined(MOST.name, firm.prenomUsuelUniteLegale, firm.nomUsageUniteLegale ?? firm.nomUniteLegale);
  const name = shown(firm.denominationUniteLegale, MOST.name) ?? person;
  if (name === undefined) return undefined;
  const street = joined(
    MOST.street,
    address.numeroVoieEtablissement,
    address.indiceRepetitionEtablissement,
    address.typeVoieEtablissement,
    address.libelleVoieEtablissement,
  );
  const zipCode = shown(address.codePostalEtablissement, MOST.zipCode);
  const city = shown(address.libelleCommuneEtablissement, MOST.city);
  const codeNaf =
    shown(now.activitePrincipaleEtablissement, MOST.codeNaf) ?? shown(firm.activitePrincipaleUniteLegale, MOST.codeNaf);
  return {
    name,
    ...(street !== undefined && { street }),
    ...(zipCode !== undefined && { zipCode }),
    ...(city !== undefined && { city }),
    ...(codeNaf !== undefined && { codeNaf }),
    isClosed: now.etatAdministratifEtablissement === 'F' || firm.etatAdministratifUniteLegale === 'C',
  };
}

/** The period that has no end is the one that runs. */
function currentOf(periods: unknown): Fields {
  const all = Array.isArray(periods) ? periods.map(fieldsOf) : [];
  return all.find(({ dateFin }) => dateFin === null) ?? all[0] ?? {};
}

function joined(most: number, ...parts: readonly unknown[]): string | undefined {
  return plainText(parts.flatMap((part) => shown(part, most) ?? []).join(' '), most);
}

function shown(value: unknown, most: number): string | undefined {
  const text = plainText(value, most);
  return text === KEPT_BACK ? undefined : text;
}
