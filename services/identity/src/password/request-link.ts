import { decisionOf } from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import type { Clock } from '@comptoir/service-kit';
import { newId, type Session } from '@comptoir/storage';
import type { User } from '../user/user.ts';
import { type By, subjectOf } from '../user/user-decision.ts';
import type { PasswordLinks } from './password-link.store.ts';
import { linkFor } from './password-link.ts';

export interface LinkParts {
  readonly links: PasswordLinks;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** An outside issuer keeps the passwords: then no link would change anything. */
  readonly outsideIssuer: boolean;
}

/**
 * Has a link to set a password mailed to a user, in the caller's transaction; the one before leads nowhere any more.
 * The event names the link; its token is made when the mail is sent, and is in the mail alone.
 */
export async function requestLink(
  { links, outbox, clock }: LinkParts,
  session: Session,
  { user, by }: { user: User; by: By },
): Promise<void> {
  const link = linkFor(user, newId(), clock.now());
  if (!link) return;
  await links.put(session, link);
  const { id: userId, firstName, lastName, email, language } = user;
  const { purpose } = link;
  const { correlationId } = by;
  await outbox.append(session, [
    {
      type: 'PasswordLinkRequested',
      subject: link.id,
      sequence: 1,
      ...(correlationId !== undefined && { correlationId }),
      data: {
        purpose,
        userId,
        firstName,
        lastName,
        email,
        language,
        expiresAt: link.expiresAt.toISOString(),
        decision: decisionOf(by, {
          action: `password.link.${purpose}`,
          about: subjectOf(user),
          before: null,
          after: { userId, expiresAt: link.expiresAt.toISOString() },
        }),
      },
    },
  ]);
}
