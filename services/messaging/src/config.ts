import { Type } from 'typebox';
import { IntakeConfig } from './intake/intake-config.ts';

/** What messaging reads from the environment. */
export const Config = Type.Object({
  /** Where people open the portal; links in mails begin with it. */
  PUBLIC_URL: Type.String({ pattern: '^https?://[^/\\s]+/?$' }),
  /** `smtp://user:password@host:port`, or smtps. */
  SMTP_URL: Type.String({ pattern: '^smtps?://\\S+$' }),
  /** `Name <address>` or an address; no-reply at PUBLIC_URL's host by default. */
  MAIL_FROM: Type.Optional(Type.String({ maxLength: 300, pattern: '^[^\\r\\n]+$' })),
  /**
   * Where short messages go out: `https://ACCOUNT:TOKEN@api.twilio.com`, or whoever speaks its API. Without it, and its
   * SMS_FROM (a number, a sender's name, a messaging service's id), one-time codes go by mail alone.
   */
  SMS_URL: Type.Optional(Type.String({ pattern: '^https?://[^:@/\\s]+:[^@/\\s]+@[^/\\s]+/?$' })),
  SMS_FROM: Type.Optional(Type.String({ maxLength: 34, pattern: '^[+\\w ]+$' })),
  /** ClamAV's clamd, which scans files of comments: `tcp://host:3310`, or `unix:/path`. Without it they are refused. */
  CLAMD_URL: Type.Optional(Type.String({ pattern: '^(tcp://[^/\\s]+:\\d+|unix:/\\S+)$' })),
  /** `development` takes files of comments unseen where there is no scanner, and shows the mail templates. */
  NODE_ENV: Type.String({ default: 'production' }),
  /** How long comments are gathered before who has not read them is written to, in milliseconds. */
  MESSAGE_NOTICE_AFTER_MS: Type.Integer({ default: 180_000, minimum: 10 }),
  /** The first wait after a failed delivery, in milliseconds; it doubles up to MAIL_RETRY_MOST_MS. */
  MAIL_RETRY_FIRST_MS: Type.Integer({ default: 5_000, minimum: 10 }),
  MAIL_RETRY_MOST_MS: Type.Integer({ default: 900_000, minimum: 10 }),
  ...IntakeConfig,
});
