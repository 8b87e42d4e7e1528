import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES, topicOf } from '@comptoir/contracts';
import { countUnpublished } from '@comptoir/event-bus';
import { untakenEvents } from '@comptoir/event-bus/kafka';
import type { Logger } from '@comptoir/service-kit';
import { openDatabase } from '@comptoir/storage';
import type { Kafka } from './open-kafka-bus.ts';

type BusName = 'embedded' | 'kafka';

const WORDS: Readonly<Record<BusName, { travel: string; start: string }>> = {
  embedded: { travel: 'inside the process', start: 'npm start' },
  kafka: { travel: 'over Kafka', start: 'npm start -- --kafka' },
};

/**
 * Lets a data folder move from one bus to the other only when nothing is on its way: an event on the one is not looked
 * for on the other. Writes down which bus it is on.
 * @param options.kafka opens the Kafka of the folder; asked only where the folder leaves it
 * @throws Error, one line, when events are still on their way
 */
export async function assertBusMayChange(options: {
  dataDir: string;
  to: BusName;
  mongoUri: string;
  databasePrefix: string;
  kafka: () => Promise<Kafka>;
  logger: Logger;
}): Promise<void> {
  const { dataDir, to, kafka, logger } = options;
  const note = join(dataDir, 'bus');
  // A folder of before the note was kept knows the embedded bus only; an empty one has nothing on its way.
  const from = ((await readFile(note, 'utf8').catch(() => '')).trim() || 'embedded') as BusName;
  if (from !== to) {
    const waiting = (await unpublished(options)) || (from === 'kafka' ? await untaken(kafka, logger) : 0);
    if (waiting > 0) {
      throw new Error(
        `The events of this data folder travel ${WORDS[from].travel}, and ${waiting} of them are still on their way: ` +
          `run \`${WORDS[from].start}\` until they have arrived, or begin anew with --reset.`,
      );
    }
  }
  await writeFile(note, `${to}\n`);
}

async function unpublished({ mongoUri, databasePrefix }: { mongoUri: string; databasePrefix: string }) {
  const counts = await Promise.all(
    SERVICES.map(async (service) => {
      const database = await openDatabase({ uri: mongoUri, name: `${databasePrefix}${service}` });
      try {
        return await countUnpublished(database);
      } finally {
        await database.close();
      }
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function untaken(open: () => Promise<Kafka>, logger: Logger): Promise<number> {
  const kafka = await open();
  try {
    const topics = SERVICES.map(topicOf);
    return await untakenEvents({ config: kafka.config, clientId: 'comptoir', topics, logger });
  } finally {
    await kafka.stop();
  }
}
