import type { Sms } from './sms.ts';

const WITHIN_MS = 10_000;

interface Answer {
  readonly sid?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
}

/**
 * Short messages by Twilio's Programmable Messaging (POST /2010-04-01/Accounts/{sid}/Messages.json), or whoever speaks
 * its API. `url` is `https://ACCOUNT:TOKEN@api.twilio.com`; `from` a number, a sender's name, or a messaging service's
 * id (MG…). What the message says is in no answer and no error.
 */
export function createTwilio({ url, from }: { url: string; from: string }): Sms {
  const { username, password, origin } = new URL(url);
  const [account, token] = [decodeURIComponent(username), decodeURIComponent(password)];
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, origin);
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const sender: Record<string, string> = /^MG[0-9a-f]{32}$/.test(from) ? { MessagingServiceSid: from } : { From: from };

  return {
    async deliver({ to, text }) {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams({ To: to, Body: text, ...sender }),
          redirect: 'error',
          signal: AbortSignal.timeout(WITHIN_MS),
        });
        const answer = (await response.json().catch(() => ({}))) as Answer;
        if (response.ok && typeof answer.sid === 'string') return { outcome: 'sent', answer: answer.sid };
        return { outcome: isFinal(response.status) ? 'refused' : 'later', answer: whyNot(response.status, answer) };
      } catch (error) {
        return { outcome: 'later', answer: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/** A number it will never reach; what is about our account (401, 403), its rate (429) or itself (5xx) is not. */
const isFinal = (status: number): boolean => status === 400 || status === 404;

const whyNot = (status: number, { code }: Answer): string =>
  typeof code === 'number' ? `${status}, error ${code}` : String(status);
