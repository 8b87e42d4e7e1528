import {
  CurrentPassword,
  Data,
  IdParams,
  NewPasskey,
  Passkey,
  PasskeyAdded,
  PasskeyCreation,
} from '@comptoir/contracts';
import { type App, callerOf, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { provenUser, type SecondFactorParts } from '../second-factor/turn-second-factor.ts';
import { byOf } from '../user/by.ts';
import { addPasskey } from './add-passkey.ts';
import { offerPasskey } from './offer-passkey.ts';
import { passkeyView } from './passkey.ts';
import { removePasskey } from './remove-passkey.ts';

const PATH = '/api/current-user/passkeys';
const Yes = Data(Type.Literal(true));
const yes = { data: true } as const;

/** One's own passkeys. Who adds or removes one types their password again. */
export function passkeyRoutes(app: App, parts: SecondFactorParts): void {
  const write = { action: 'profile.write' } as const;

  app.get(
    PATH,
    {
      config: { action: 'profile.read' },
      schema: { summary: 'One’s own passkeys', response: { 200: Type.Array(Passkey) } },
    },
    async (request) => {
      const user = await parts.users.findSubject(callerOf(request).id);
      if (!user) throw new Problem('password.elsewhere');
      return (await parts.passkeys.of(user.id)).map(passkeyView);
    },
  );

  app.post(
    `${PATH}/offer`,
    {
      config: write,
      schema: { summary: 'What to make a passkey of', body: CurrentPassword, response: { 200: PasskeyCreation } },
    },
    async (request) => offerPasskey(parts, await provenUser(parts, byOf(request), request.body.currentPassword)),
  );

  app.post(
    PATH,
    {
      config: write,
      schema: { summary: 'Put a passkey into use', body: NewPasskey, response: { 200: PasskeyAdded } },
    },
    async (request) => {
      const by = byOf(request);
      return addPasskey(parts, { ...request.body, userId: by.id, by });
    },
  );

  app.post(
    `${PATH}/:id/end`,
    {
      config: write,
      schema: {
        summary: 'Take a passkey out of use',
        params: IdParams,
        body: CurrentPassword,
        response: { 200: Yes },
      },
    },
    async (request) => {
      const by = byOf(request);
      const { id: userId } = await provenUser(parts, by, request.body.currentPassword);
      await removePasskey(parts, { userId, id: request.params.id, by });
      return yes;
    },
  );
}
