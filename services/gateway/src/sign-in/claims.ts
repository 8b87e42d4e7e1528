import { DEFAULT_LANGUAGE, IGNORED_ROLES, isLanguage } from '@comptoir/contracts';
import type { SessionUser } from '../session/session.ts';

type Claims = Readonly<Record<string, unknown>>;

/**
 * The user an issuer's claims speak of. Roles are read where our own issuer (`roles`) and Keycloak (`realm_access`,
 * `resource_access`) have them; supplier ids from `supplier_ids`, or `supplierIds` of a mapper.
 */
export function userOfClaims(claims: Claims, clientId: string): SessionUser {
  const email = textOf(claims.email) ?? textOf(claims.preferred_username) ?? '';
  const fullName = [textOf(claims.given_name), textOf(claims.family_name)].filter(Boolean).join(' ');
  const language = textOf(claims.locale)?.slice(0, 2).toLowerCase();
  const version = claims.user_version;
  return {
    id: textOf(claims.sub) ?? '',
    name: fullName || (textOf(claims.name) ?? email),
    email,
    roles: rolesOf(claims, clientId),
    supplierIds: textsOf(claims.supplier_ids ?? claims.supplierIds),
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    version: typeof version === 'number' ? version : 0,
  };
}

function rolesOf(claims: Claims, clientId: string): string[] {
  const ofClient = objectOf(objectOf(claims.resource_access)[clientId]).roles;
  const all = [claims.roles, objectOf(claims.realm_access).roles, ofClient].flatMap(textsOf);
  const ignored: readonly string[] = IGNORED_ROLES;
  return [...new Set(all)].filter((role) => !ignored.includes(role));
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const objectOf = (value: unknown): Claims => (typeof value === 'object' && value !== null ? (value as Claims) : {});
/** A list of texts, or one text as a list of one: issuers flatten claims of a single value. */
function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  return list.filter((item): item is string => typeof item === 'string');
}
