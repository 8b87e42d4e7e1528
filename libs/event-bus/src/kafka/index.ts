export { KafkaConfig } from './config.ts';
export { createTopics } from './create-topics.ts';
export { forgetTopics } from './forget-topics.ts';
export { createKafkaBus, type KafkaBusOptions } from './kafka-bus.ts';
export type { Timing } from './timing.ts';
export { untakenEvents } from './untaken-events.ts';
