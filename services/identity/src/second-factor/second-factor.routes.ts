import {
  CurrentPassword,
  Data,
  IdParams,
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorOffer,
  SecondFactorState,
  scopeOf,
} from '@comptoir/contracts';
import { type App, callerOf, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { byOf } from '../user/by.ts';
import {
  offerSecondFactor,
  provenUser,
  resetSecondFactor,
  type SecondFactorParts,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './turn-second-factor.ts';

const PATH = '/api/current-user/second-factor';
const Yes = Data(Type.Literal(true));
const yes = { data: true } as const;

/** The app of one's own second factor, and all that somebody has who has lost it. */
export function secondFactorRoutes(app: App, parts: SecondFactorParts): void {
  const write = { action: 'profile.write' } as const;

  app.get(
    PATH,
    {
      config: { action: 'profile.read' },
      schema: { summary: 'One’s own second factor', response: { 200: SecondFactorState } },
    },
    async (request) => {
      const user = await parts.users.findSubject(callerOf(request).id);
      if (!user) throw new Problem('password.elsewhere');
      const [app, passkeys] = await Promise.all([parts.factors.of(user.id), parts.passkeys.of(user.id)]);
      const { secret, recoveryCodesLeft } = app;
      return {
        on: secret !== undefined,
        passkeys: passkeys.length,
        recoveryCodesLeft,
        required: parts.isRequired(user),
      };
    },
  );

  app.post(
    PATH,
    {
      config: write,
      schema: { summary: 'Offer a second factor', body: CurrentPassword, response: { 200: SecondFactorOffer } },
    },
    async (request) => {
      const user = await provenUser(parts, byOf(request), request.body.currentPassword);
      return offerSecondFactor(parts, user);
    },
  );

  app.put(
    PATH,
    {
      config: write,
      schema: { summary: 'Turn a second factor on', body: SecondFactorCode, response: { 200: RecoveryCodes } },
    },
    async (request) => {
      const by = byOf(request);
      const account = `code ${by.id}`;
      const seconds = await parts.throttle.begin(account, request.ip);
      if (seconds > 0) throw new Problem('login.throttled', { seconds });
      const recoveryCodes = await turnOnSecondFactor(parts, { userId: by.id, code: request.body.code, by });
      await parts.throttle.succeed(account, request.ip);
      return { recoveryCodes };
    },
  );

  app.post(
    `${PATH}/end`,
    {
      config: write,
      schema: { summary: 'Turn one’s second factor off', body: CurrentPassword, response: { 200: Yes } },
    },
    async (request) => {
      const by = byOf(request);
      await turnOffSecondFactor(parts, await provenUser(parts, by, request.body.currentPassword), by);
      return yes;
    },
  );

  app.delete(
    '/api/v1/users/:id/second-factor',
    {
      config: { action: 'user.manage' },
      schema: { summary: 'Take away the second factor of who has lost it', params: IdParams, response: { 200: Yes } },
    },
    async (request) => {
      const scope = scopeOf(callerOf(request));
      await resetSecondFactor(parts, scope, { id: request.params.id, by: byOf(request) });
      return yes;
    },
  );
}
