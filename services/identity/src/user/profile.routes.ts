import { CurrentUser, Data, LanguageChange, PasswordChange } from '@comptoir/contracts';
import { type App, callerOf } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { type ChangePasswordParts, changePassword } from '../password/change-password.ts';
import { byOf } from './by.ts';
import { changeLanguage } from './change-language.ts';
import { currentUser } from './current-user.ts';
import type { UserParts } from './save-decision.ts';

const Yes = Data(Type.Literal(true));

/** What anybody may know and change of themselves. */
export function profileRoutes(app: App, parts: UserParts & ChangePasswordParts): void {
  app.get(
    '/api/current-user',
    { config: { action: 'profile.read' }, schema: { summary: 'Who is signed in', response: { 200: CurrentUser } } },
    async (request) => currentUser(parts, callerOf(request)),
  );

  app.put(
    '/api/current-user/language',
    {
      config: { action: 'profile.write' },
      schema: { summary: 'The language of one’s mails', body: LanguageChange, response: { 200: Yes } },
    },
    async (request) => {
      await changeLanguage(parts, { language: request.body.language, by: byOf(request) });
      return { data: true as const };
    },
  );

  app.put(
    '/api/current-user/password',
    {
      config: { action: 'profile.write' },
      schema: { summary: 'Change one’s password', body: PasswordChange, response: { 200: Yes } },
    },
    async (request) => {
      const caller = callerOf(request);
      const session = caller.kind === 'user' ? (caller.sessionId ?? null) : null;
      await changePassword(parts, { ...request.body, by: byOf(request), session });
      return { data: true as const };
    },
  );
}
