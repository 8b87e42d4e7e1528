import mongoose from 'mongoose';

/** What a queue's collection begins with. */
export const JOBS_PREFIX = 'jobs_';

export type JobState = 'waiting' | 'leased' | 'done' | 'exhausted';

export type JobRow = {
  _id: string;
  /** Names the work: a second job of that key is not taken in. */
  key: string;
  payload: unknown;
  traceparent?: string;
  state: JobState;
  /** Waiting or leased. */
  open: boolean;
  attempt: number;
  worker?: string;
  cause?: string;
  enqueuedAt: Date;
  /** When it may be claimed: for a leased one, when its lease runs out. */
  dueAt: Date;
  endedAt?: Date;
};

/** How long an ended job keeps its key from being taken in again, and its story from being lost. */
const KEEP_ENDED_SECONDS = 90 * 24 * 3600;

export const jobSchema = new mongoose.Schema<JobRow>(
  {
    _id: String,
    key: String,
    payload: Object,
    traceparent: String,
    state: String,
    open: Boolean,
    attempt: Number,
    worker: String,
    cause: String,
    enqueuedAt: Date,
    dueAt: Date,
    endedAt: Date,
  },
  { versionKey: false },
);
jobSchema.index({ key: 1 }, { unique: true });
jobSchema.index({ open: 1, dueAt: 1 });
jobSchema.index({ endedAt: 1 }, { expireAfterSeconds: KEEP_ENDED_SECONDS });
