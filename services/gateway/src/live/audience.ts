import {
  type Action,
  type Caller,
  can,
  type EventEnvelope,
  inScope,
  type LiveChange,
  scopeOf,
  topicOf,
} from '@comptoir/contracts';

/** What a stream may carry, and what a caller must be allowed to do to hear of it. */
const ACTION_OF_TOPIC: Readonly<Record<string, Action>> = {
  [topicOf('invoices')]: 'invoice.read',
  [topicOf('payments')]: 'payment.read',
  [topicOf('suppliers')]: 'supplier.read',
  [topicOf('messaging')]: 'message.read',
  [topicOf('settings')]: 'feature.read',
  [topicOf('extraction')]: 'training.read',
};
/** What asks for more than the rest of its topic. */
const ACTION_OF_TYPE: Readonly<Partial<Record<string, Action>>> = {
  MailSent: 'mail.manage',
  SupplierImportMoved: 'supplier.import',
};
/** These concern no supplier: everybody allowed to hears of them. */
const WITHOUT_SUPPLIER = new Set([topicOf('settings')]);

/** What nothing changed by: an owner tells its state again, for somebody's copy of it. */
const NOTHING_CHANGED = new Set(['SnapshotTaken', 'SnapshotsEnded']);

/** What changes an invoice, which tells it itself. */
const TOLD_BY_ANOTHER = new Set(['ReadingStarted', 'DocumentRead', 'DocumentUnreadable']);

/** Whether any browser could want to know. */
export const isChange = ({ type }: EventEnvelope): boolean => !NOTHING_CHANGED.has(type) && !TOLD_BY_ANOTHER.has(type);

export const LIVE_TOPICS: readonly string[] = Object.keys(ACTION_OF_TOPIC);

/** An event as the streams know it: what is sent, and by what it is decided to whom. */
export interface LiveEntry {
  readonly topic: string;
  readonly supplierId: string | undefined;
  readonly change: LiveChange;
}

export const liveEntry = ({ id, type, subject, supplierId }: EventEnvelope, topic: string): LiveEntry => ({
  topic,
  supplierId,
  change: { id, type, subject },
});

/** Whether a caller may hear of it: allowed the topic, and the supplier is theirs. */
export function mayHear(caller: Caller, { topic, supplierId, change }: LiveEntry): boolean {
  const action = ACTION_OF_TYPE[change.type] ?? ACTION_OF_TOPIC[topic];
  if (!action || !can(caller, action)) return false;
  return WITHOUT_SUPPLIER.has(topic) || inScope(scopeOf(caller), supplierId);
}
