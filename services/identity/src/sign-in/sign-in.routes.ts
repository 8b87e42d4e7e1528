import { SignInAnswer, SignInPage, SignInRequest } from '@comptoir/contracts';
import { type App, Problem } from '@comptoir/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import pLimit from 'p-limit';
import { Type } from 'typebox';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';
import type { SecondFactorParts } from '../second-factor/turn-second-factor.ts';
import { fromWhere } from '../user/by.ts';
import { HASHES_AT_ONCE, type Passwords } from '../user/password.ts';
import type { UserStore } from '../user/user.store.ts';
import { signIn } from './sign-in.ts';
import type { Throttle } from './throttle.store.ts';

export interface SignInParts {
  readonly provider: Provider;
  readonly users: UserStore;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly secondFactor: SecondFactorParts;
}

const UidParams = Type.Object({ uid: Type.String({ maxLength: 100 }) });

/** What the sign-in screen calls. The interaction's signed cookie binds them to the browser that began it. */
export function signInRoutes(app: App, parts: SignInParts): void {
  // Who waits for a password to be compared has not tried yet: fifty from one office are fifty, not an attack. One more is
  // let in than is hashed, and is looked up meanwhile.
  const inTurn = pLimit(HASHES_AT_ONCE + 1);

  app.get(
    '/oidc/interaction/:uid',
    {
      config: { action: 'issuer.reach' },
      schema: {
        summary: 'Whether a sign-in page still lives',
        params: UidParams,
        response: { 200: SignInPage },
      },
    },
    async (request, reply) => {
      const { uid } = request.params;
      reply.header('cache-control', 'no-store');
      await interactionOf(parts.provider, uid, request, reply);
      return { uid };
    },
  );

  app.post(
    '/oidc/interaction/:uid/login',
    {
      config: { action: 'issuer.reach' },
      schema: { summary: 'Sign in', params: UidParams, body: SignInRequest, response: { 200: SignInAnswer } },
    },
    async (request, reply) => {
      const { provider, secondFactor, ...deps } = parts;
      reply.header('cache-control', 'no-store');
      const { uid } = request.params;
      const interaction = await interactionOf(provider, uid, request, reply);
      const { code, passkey, ...person } = request.body;
      const from = fromWhere(request);
      const user = await inTurn(() => signIn(deps, { ...person, address: from.address }));
      const passage = await passSecondFactor(secondFactor, user, { proof: passkey ?? code, interaction: uid, from });
      if (passage.need !== 'nothing') return passage;
      // As provider.interactionResult does, which would find the interaction again.
      interaction.result = { login: { accountId: user.id, remember: false, amr: [...passage.amr] } };
      await interaction.persist();
      return {
        redirectTo: interaction.returnTo,
        ...(passage.recoveryCodes && { recoveryCodes: [...passage.recoveryCodes] }),
      };
    },
  );
}

/** The interaction of a sign-in page, if it is this browser's and still lives. */
async function interactionOf(provider: Provider, uid: string, request: FastifyRequest, reply: FastifyReply) {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    if (interaction.uid === uid) return interaction;
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
  }
  throw new Problem('login.expired');
}
