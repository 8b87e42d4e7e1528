import type { Admin } from 'kafkajs';

/** Where a group stands in the topics it was asked about, partition by partition; a negative offset is none. */
export type Committed = Awaited<ReturnType<Admin['fetchOffsets']>>;

/** The groups that have ever taken from one of these topics, with where they stand. Other people's groups are left out. */
export async function durableGroups(
  admin: Admin,
  topics: readonly string[],
): Promise<Array<{ groupId: string; committed: Committed }>> {
  const { groups } = await admin.listGroups();
  const all = await Promise.all(
    groups.map(async ({ groupId }) => ({
      groupId,
      committed: await admin.fetchOffsets({ groupId, topics: [...topics] }),
    })),
  );
  return all.filter(({ committed }) =>
    committed.some(({ partitions }) => partitions.some(({ offset }) => Number(offset) >= 0)),
  );
}
