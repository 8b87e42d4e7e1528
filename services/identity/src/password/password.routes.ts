import { Data, NewPassword, PasswordRequest } from '@comptoir/contracts';
import { type App, callerOf, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { byOf, fromWhere } from '../user/by.ts';
import type { ForgottenPasswords } from './forgotten-passwords.ts';
import type { LinkParts } from './request-link.ts';
import { requestOwnLink } from './request-own-link.ts';
import { isTokenGood, type SetPasswordParts, setPassword } from './set-password.ts';

const PATH = '/api/admin/user/userPassword';
const TokenQuery = Type.Object({ token: Type.String({ maxLength: 200 }) });
const LinkParams = Type.Object({ id: Type.String({ maxLength: 60 }) });

/** The specification's password calls (001 §7), for who is signed in and who cannot be. */
export function passwordRoutes(
  app: App,
  parts: SetPasswordParts & LinkParts & { readonly forgotten: ForgottenPasswords },
): void {
  const config = { action: 'password.reset' } as const;

  app.post(
    `${PATH}/request`,
    {
      config,
      schema: {
        summary: 'Have a link to set one’s password mailed',
        description:
          'Who is not signed in is always answered the same, in the same time, whoever the email belongs to.',
        body: PasswordRequest,
        response: { 200: Data(Type.Literal(true)) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { username } = request.body;
      if (caller.kind === 'user') await requestOwnLink(parts, { caller, username, by: byOf(request) });
      else await parts.forgotten.note({ email: username, ...fromWhere(request) });
      return { data: true as const };
    },
  );

  for (const path of [PATH, `${PATH}/`]) {
    app.get(
      path,
      {
        config,
        schema: {
          summary: 'Whether a mailed link still sets a password',
          querystring: TokenQuery,
          response: { 200: Data(Type.Boolean()) },
        },
      },
      async (request, reply) => {
        reply.header('referrer-policy', 'no-referrer');
        return { data: await isTokenGood(parts, request.query.token) };
      },
    );
    app.post(
      path,
      {
        config,
        schema: {
          summary: 'Set a password by a mailed link',
          querystring: TokenQuery,
          body: NewPassword,
          response: { 200: Data(Type.Literal(true)) },
        },
      },
      async (request) => {
        await setPassword(parts, { token: request.query.token, ...request.body, from: fromWhere(request) });
        return { data: true as const };
      },
    );
  }

  app.post(
    '/internal/password-links/:id/token',
    {
      config: { action: 'passwordLink.mint' },
      schema: { hide: true, params: LinkParams, response: { 200: Type.Object({ token: Type.String() }) } },
    },
    async (request, reply) => {
      const token = await parts.links.mint(request.params.id, parts.clock.now());
      if (token === undefined) throw new Problem('not.found');
      reply.header('cache-control', 'no-store');
      return { token };
    },
  );
}
