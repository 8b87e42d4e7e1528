// Run by the set-up on Node 24: has a MongoDB found, or fetched once, and says so in one line.
import { EngineUnavailable, findMongod } from '../libs/storage/src/engine/index.ts';

try {
  const { version, from } = await findMongod((line) => console.error(line));
  console.error(`MongoDB ${version} (${from})`);
} catch (error) {
  if (!(error instanceof EngineUnavailable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
