/** What a process does of its service: answer calls, work on what events and queues bring, or both. */
export type Role = 'all' | 'web' | 'worker';
