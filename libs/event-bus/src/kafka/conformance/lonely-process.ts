// A process with a bus and a subscription and nothing else, for a spec to see how it ends.
import { quiet } from '../../conformance/scene.ts';
import type { KafkaConfig } from '../config.ts';
import { createKafkaBus } from '../kafka-bus.ts';

const config = JSON.parse(process.argv[2] ?? '') as KafkaConfig;
const bus = await createKafkaBus({ config, clientId: 'messaging', logger: quiet });
await bus.subscribe({ group: 'messaging', topics: ['any'], handle: async () => undefined });
