import type { AccountClaims, FindAccount } from 'oidc-provider';
import type { UserStore } from '../user/user.store.ts';
import { maySignIn, type User } from '../user/user.ts';

/** Scope of the claims that are the portal's own. */
export const PORTAL_SCOPE = 'comptoir';
export const CLAIMS = {
  openid: ['sub', 'auth_time'],
  profile: ['name', 'given_name', 'family_name', 'locale'],
  email: ['email', 'email_verified'],
  [PORTAL_SCOPE]: ['roles', 'supplier_ids', 'user_version'],
};

/**
 * Users as the issuer knows them. Who may not sign in is nobody: their sessions and tokens find no account. Who comes
 * from the sign-in screen was found there, and is looked for when the code is exchanged, which alone says who they are.
 */
export const findAccountIn =
  (users: UserStore): FindAccount =>
  async ({ oidc }, id) => {
    if (oidc.result?.login?.accountId === id) return { accountId: id, claims: () => ({ sub: id }) };
    const user = await users.findSubject(id);
    return maySignIn(user) ? { accountId: user.id, claims: () => claimsOf(user) } : undefined;
  };

const claimsOf = (user: User): AccountClaims => ({
  sub: user.id,
  name: `${user.firstName} ${user.lastName}`,
  given_name: user.firstName,
  family_name: user.lastName,
  locale: user.language,
  email: user.email,
  email_verified: true,
  roles: [...user.roles],
  supplier_ids: [...user.supplierIds],
  user_version: user.version,
});
