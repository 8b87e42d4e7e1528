import { askJson } from '../outside/ask-json.ts';
import { fieldsOf, plainText } from '../outside/plain-text.ts';
import { MOST, WITHIN_MS } from './limits.ts';
import type { CompanyRegister, RegisteredCompany } from './registers.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What the register writes where a firm wants a thing kept back. */
const KEPT_BACK = '[NON-DIFFUSIBLE]';

/**
 * The French State's open search of firms, which needs no key: `GET /search?q=SIRET`
 * (https://recherche-entreprises.api.gouv.fr/docs). It searches words too: what it answers counts only where it has the
 * very number.
 */
export function createRechercheEntreprises(base: string): CompanyRegister {
  return {
    async find(siret) {
      const url = new URL(`${base.replace(/\/$/, '')}/search`);
      url.search = new URLSearchParams({ q: siret, page: '1', per_page: '1' }).toString();
      const { status, body } = await askJson(url, { headers: { accept: 'application/json' } }, WITHIN_MS);
      const { results } = fieldsOf(body);
      if (status !== 200 || !Array.isArray(results)) throw new Error(`the register of firms answered ${status}`);
      const [firm] = results.map(fieldsOf).filter(({ siren }) => siren === siret.slice(0, 9));
      return firm && companyIn(firm, siret);
    },
  };
}

function companyIn(firm: Fields, siret: string): RegisteredCompany | undefined {
  const others = Array.isArray(firm.matching_etablissements) ? firm.matching_etablissements : [];
  const place = [firm.siege, ...others].map(fieldsOf).find((establishment) => establishment.siret === siret);
  const name = shown(firm.nom_raison_sociale, MOST.name) ?? shown(firm.nom_complet, MOST.name);
  if (!place || name === undefined) return undefined;
  const [zipCode, city] = [shown(place.code_postal, MOST.zipCode), shown(place.libelle_commune, MOST.city)];
  const street = streetOf(shown(place.adresse, MOST.address), zipCode);
  const codeNaf = shown(place.activite_principale, MOST.codeNaf) ?? shown(firm.activite_principale, MOST.codeNaf);
  return {
    name,
    ...(street !== undefined && { street }),
    ...(zipCode !== undefined && { zipCode }),
    ...(city !== undefined && { city }),
    ...(codeNaf !== undefined && { codeNaf }),
    isClosed: place.etat_administratif === 'F' || firm.etat_administratif === 'C',
  };
}

/** The address comes in one line, `8 RUE DE LONDRES 75009 PARIS`: what stands before the postal code. */
function streetOf(address: string | undefined, zipCode: string | undefined): string | undefined {
  const end = zipCode === undefined ? -1 : (address?.lastIndexOf(` ${zipCode} `) ?? -1);
  return end > 0 ? plainText(address?.slice(0, end), MOST.street) : undefined;
}

function shown(value: unknown, most: number): string | undefined {
  const text = plainText(value, most);
  return text?.includes(KEPT_BACK) ? undefined : text;
}
