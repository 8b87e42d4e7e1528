// Run by the set-up on Node 24: has an engine found, or fetched once, and says so in one line.
// usage: find-engines.ts mongo | kafka | imap
import { findKafka } from '../libs/event-bus/src/engine/index.ts';
import { EngineUnavailable, findMongod } from '../libs/storage/src/engine/index.ts';
import { findGreenMail } from '../libs/testing/src/engines/find-greenmail.ts';

const say = (line: string): void => console.error(line);
const FINDERS: Readonly<Record<string, () => Promise<string>>> = {
  async mongo() {
    const { version, from } = await findMongod(say);
    return `MongoDB ${version} (${from})`;
  },
  async kafka() {
    const { version, from } = await findKafka(say);
    return `Kafka ${version} (${from})`;
  },
  async imap() {
    const { from } = await findGreenMail(say);
    return `GreenMail (${from})`;
  },
};

try {
  const find = FINDERS[process.argv[2] ?? ''];
  if (!find) throw new Error(`which engine? ${Object.keys(FINDERS).join(' | ')}`);
  say(await find());
} catch (error) {
  if (!(error instanceof EngineUnavailable)) throw error;
  say(error.message);
  process.exitCode = 1;
}
