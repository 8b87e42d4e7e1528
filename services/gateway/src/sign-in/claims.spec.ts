import { IGNORED_ROLES } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { userOfClaims } from './claims.ts';

it('takes over the roles of every place an issuer has them, but for those it gives everybody', () => {
  const claims = {
    sub: 'u1',
    roles: ['invoice_user', ...IGNORED_ROLES],
    realm_access: { roles: ['user', 'uma_authorization'] },
    resource_access: { portal: { roles: ['agent_accounting', 'offline_access'] }, other: { roles: ['admin'] } },
  };
  expect(userOfClaims(claims, 'portal').roles).toEqual(['invoice_user', 'user', 'agent_accounting']);
  expect(userOfClaims({ sub: 'u1', roles: 'uma_authorization' }, 'portal').roles).toEqual([]);
});
