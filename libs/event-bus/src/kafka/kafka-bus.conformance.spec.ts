import { kafkaBrokers } from '@comptoir/testing/engines';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { adapter } from './conformance/kafka-adapter.ts';

process.env.KAFKA_BROKERS = await kafkaBrokers();
await describeConformance('kafka', adapter);
