import { CodeSent, SEND_CODE_PATH, SendCode } from '@comptoir/contracts';
import type { App } from '@comptoir/service-kit';
import { type CodeParts, sendCode } from './send-code.ts';

/** For the suppliers service alone: no path of the gateway leads here, and no person may. */
export function codesRoutes(app: App, parts: CodeParts): void {
  app.post(
    SEND_CODE_PATH,
    { config: { action: 'code.send' }, schema: { hide: true, body: SendCode, response: { 200: CodeSent } } },
    async (request) => sendCode(parts, request.body),
  );
}
