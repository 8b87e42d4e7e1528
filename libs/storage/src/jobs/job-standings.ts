import type { Database } from '../database.ts';
import { JOBS_PREFIX } from './job-row.ts';

export type JobStanding = {
  readonly queue: string;
  readonly waiting: number;
  readonly leased: number;
  readonly oldestDueSeconds: number;
};

/** What is open in each queue that was made on the database; read from the index of open jobs alone. */
export async function jobStandings(database: Database): Promise<JobStanding[]> {
  const names = Object.keys(database.connection.models).filter((name) => name.startsWith(JOBS_PREFIX));
  return Promise.all(names.map((name) => standingOf(database, name)));
}

async function standingOf(database: Database, name: string): Promise<JobStanding> {
  const [open] = await database.connection
    .collection(name)
    .aggregate<{ waiting: number; leased: number; dueAt: Date; oldestMs: number }>([
      { $match: { open: true } },
      {
        $group: {
          _id: null,
          waiting: { $sum: { $cond: [{ $eq: ['$state', 'waiting'] }, 1, 0] } },
          leased: { $sum: { $cond: [{ $eq: ['$state', 'leased'] }, 1, 0] } },
          dueAt: { $min: '$dueAt' },
        },
      },
      { $addFields: { oldestMs: { $max: [0, { $subtract: ['$$NOW', '$dueAt'] }] } } },
    ])
    .toArray();
  return {
    queue: name.slice(JOBS_PREFIX.length),
    waiting: open?.waiting ?? 0,
    leased: open?.leased ?? 0,
    oldestDueSeconds: Number(open?.oldestMs ?? 0) / 1000,
  };
}
