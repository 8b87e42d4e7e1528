/** A piece of source in place of another: what the portal would be without one of its guards. */
export interface Change {
  /** From the root of the checkout. */
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
}

/**
 * The guards whose worth is shown by a run without one. None can be switched off: no process has a switch. The harness
 * loads the changed source into the processes it starts, in memory, and into no other.
 */
export const GUARDS = {
  /** Events are published once and forgotten: no row waits until the broker has them. */
  outbox: [
    {
      file: 'libs/event-bus/src/relay/relay.ts',
      was: 'const refusal = await offer(events);',
      becomes: 'await outbox.remove(events);\n' + '        const refusal = await offer(events).catch(() => undefined);',
    },
  ],
  /** An event that comes again is handled again. */
  inbox: [
    {
      file: 'libs/event-bus/src/consume/inbox.store.ts',
      was: 'return lastErrorObject?.updatedExisting ? undefined : value?.at;',
      becomes: 'return lastErrorObject ? value?.at : undefined;',
    },
  ],
  /** A job that was taken is nobody else's, ever. */
  lease: [
    {
      file: 'libs/storage/src/jobs/job-queue.ts',
      was: "{ $set: { state: 'leased',",
      becomes: "{ $set: { open: false, state: 'leased',",
    },
  ],
  /** What cannot be handled is tried for ever. */
  'dead-letter': [
    {
      file: 'libs/event-bus/src/consume/consume.ts',
      was: 'const buried = await database.withTransaction(',
      becomes: 'if (attempts >= 0) throw error;\n    const buried = await database.withTransaction(',
    },
  ],
  /** A write counts when one member has it. */
  majority: [
    {
      file: 'libs/storage/src/transaction.ts',
      was: "readConcern: { level: 'snapshot' },\n  writeConcern: { w: 'majority' },",
      becomes: "readConcern: { level: 'local' },\n  writeConcern: { w: 1 },",
    },
    {
      file: 'libs/storage/src/database.ts',
      was: "readConcernLevel: 'majority',\n    writeConcern: { w: 'majority' },",
      becomes: "readConcernLevel: 'local',\n    writeConcern: { w: 1 },",
    },
  ],
} as const satisfies Record<string, readonly Change[]>;

export type Guard = keyof typeof GUARDS;

export const isGuard = (name: string): name is Guard => Object.hasOwn(GUARDS, name);

/** @throws Error where the source no longer has the piece: a change that changes nothing would prove nothing */
export function changed(source: string, { file, was, becomes }: Change): string {
  if (source.split(was).length !== 2) throw new Error(`${file} has not exactly one ‘${was}’ to be without`);
  return source.replace(was, () => becomes);
}
