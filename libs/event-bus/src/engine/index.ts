export { findKafka, type KafkaProgram } from './find-kafka.ts';
export { type LocalKafka, type LocalKafkaOptions, startLocalKafka } from './local-kafka.ts';
