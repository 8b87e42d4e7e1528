import type { AdapterFactory } from 'oidc-provider';

/**
 * The portal asks nobody for consent to itself: everybody who may sign in has given it, in these scopes. So a grant is
 * not kept, but made whenever it is asked for; its id is the user's. Who a code or a session is of is kept with those.
 */
export const withStandingGrants =
  (records: AdapterFactory, { clientId, scope }: { clientId: string; scope: string }): AdapterFactory =>
  (model) => {
    if (model !== 'Grant') return records(model);
    return {
      ...records(model),
      find: async (userId) => ({ kind: model, jti: userId, accountId: userId, clientId, openid: { scope } }),
      upsert: async () => undefined,
      destroy: async () => undefined,
    };
  };
