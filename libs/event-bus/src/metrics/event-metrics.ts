/** What a bus and its consumers count. Seconds and messages; whoever runs the process says where figures go. */
export type EventMetrics = {
  /** A handler took that long for one event, its transaction included; `outcome` is what came of this attempt. */
  handled(labels: { group: string; type: string; outcome: 'done' | 'failed' }, seconds: number): void;
  /** A failed event is tried again. */
  retried(labels: { group: string; type: string }): void;
  /** An event was set aside. */
  deadLettered(labels: { group: string; type: string }): void;
  /** How many messages of a partition the group has still to take; undefined once another member has the partition. */
  lag(labels: { group: string; topic: string; partition: number }, messages: number | undefined): void;
};

/** Where nobody looks. */
export const noMetrics: EventMetrics = { handled() {}, retried() {}, deadLettered() {}, lag() {} };
