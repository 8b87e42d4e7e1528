import type { EventEnvelope, EventOf, EventType } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';

/**
 * What a service does for each type of event it cares about. A handler writes through `session` only: its effect and
 * the note that it happened commit together. It may run more than once before that, so nothing else belongs in it.
 */
export type Handlers = { readonly [T in EventType]?: (event: EventOf<T>, session: Session) => Promise<void> };

export type AnyHandler = (event: EventEnvelope, session: Session) => Promise<void>;
