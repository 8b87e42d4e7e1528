import type { ServiceClient } from '@comptoir/service-kit';

/** A token for a mailed link, or that the link leads nowhere any more. @throws Error when identity cannot say now */
export type MintToken = (linkId: string) => Promise<{ readonly token: string } | 'over'>;

/** Asks identity, as messaging, for a token of a link to set a password: none is kept here. */
export const createMintToken =
  (identity: ServiceClient): MintToken =>
  async (linkId) => {
    const answer = await identity.fetch(`/internal/password-links/${encodeURIComponent(linkId)}/token`, {
      method: 'POST',
    });
    if (answer.ok) return (await answer.json()) as { token: string };
    await answer.body?.cancel();
    if (answer.status === 404) return 'over';
    throw new Error(`identity answered ${answer.status}`);
  };
