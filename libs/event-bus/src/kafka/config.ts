import { type Static, Type } from 'typebox';

/** What the Kafka bus reads from the environment. */
export const KafkaConfig = Type.Object({
  /** `host:port`, several with commas; any one that answers tells of the others. */
  KAFKA_BROKERS: Type.String({ pattern: '^[^\\s,]+:\\d+(,[^\\s,]+:\\d+)*$' }),
  KAFKA_TLS: Type.Boolean({ default: false }),
  /** PEM of the authority that signed the brokers' certificates, where the system does not know it. */
  KAFKA_TLS_CA_FILE: Type.Optional(Type.String({ minLength: 1 })),
  /** With it, name and password are needed. */
  KAFKA_SASL_MECHANISM: Type.Optional(
    Type.Union([Type.Literal('plain'), Type.Literal('scram-sha-256'), Type.Literal('scram-sha-512')]),
  ),
  KAFKA_SASL_USERNAME: Type.Optional(Type.String({ minLength: 1 })),
  KAFKA_SASL_PASSWORD: Type.Optional(Type.String({ minLength: 1 })),
  /** Of a topic that is made; one that is there stays as it is. As many members of a group can share the work. */
  KAFKA_TOPIC_PARTITIONS: Type.Integer({ default: 6, minimum: 1, maximum: 1_000 }),
  /** Copies of a topic that is made; -1 is the brokers' own default. */
  KAFKA_TOPIC_REPLICATION: Type.Integer({ default: -1, minimum: -1, maximum: 9 }),
  /** How long a topic that is made keeps its messages: as long as a service may be away without missing any. */
  KAFKA_TOPIC_RETENTION_HOURS: Type.Integer({ default: 168, minimum: 1, maximum: 700 }),
});
export type KafkaConfig = Static<typeof KafkaConfig>;
