import type { Smtp } from '../mails/smtp.ts';
import { TOKEN_MARK } from '../templates/password-link.ts';
import type { MintToken } from './mint-token.ts';

/**
 * Mail out, where a mail that holds a link to set a password gets the link's token on its way to the server. What is
 * stored, and shown to administrators, has a mark in its place.
 */
export function puttingTokenIn(smtp: Smtp, mint: MintToken): Smtp {
  return {
    async deliver(mail) {
      if (mail.passwordLinkId === undefined) return smtp.deliver(mail);
      try {
        const minted = await mint(mail.passwordLinkId);
        if (minted === 'over') return { outcome: 'refused', answer: 'the link of this mail is used or has expired' };
        const put = (text: string): string => text.replaceAll(TOKEN_MARK, minted.token);
        return await smtp.deliver({ ...mail, text: put(mail.text), html: put(mail.html) });
      } catch (error) {
        return { outcome: 'later', answer: error instanceof Error ? error.message : String(error) };
      }
    },
    close: () => smtp.close(),
  };
}
