import kafkajs from 'kafkajs';

/**
 * What a broker says no to for as long as nobody changes a right or a setting. kafkajs' own word for it, `retriable`, is
 * no help: it calls a coordinator that is just moving final too.
 */
const FINAL: ReadonlySet<string> = new Set([
  ...['SASL_AUTHENTICATION_FAILED', 'UNSUPPORTED_SASL_MECHANISM', 'ILLEGAL_SASL_STATE'],
  ...['TOPIC_AUTHORIZATION_FAILED', 'GROUP_AUTHORIZATION_FAILED', 'CLUSTER_AUTHORIZATION_FAILED'],
  ...['UNSUPPORTED_VERSION', 'INVALID_SESSION_TIMEOUT', 'INVALID_GROUP_ID', 'INCONSISTENT_GROUP_PROTOCOL'],
  ...['INVALID_CONFIG', 'POLICY_VIOLATION'],
]);

/** Whether no waiting can heal what an error tells of. */
export function isFinal(error: unknown): boolean {
  const bottom = bottomOf(error);
  if (bottom instanceof kafkajs.KafkaJSAggregateError) return bottom.errors.some(isFinal);
  return bottom instanceof kafkajs.KafkaJSSASLAuthenticationError || FINAL.has(typeOf(bottom));
}

/** Whether the broker refused a request because a message in it is larger than it takes. */
export function isTooLarge(error: unknown): boolean {
  const type = typeOf(bottomOf(error));
  return type === 'MESSAGE_TOO_LARGE' || type === 'RECORD_LIST_TOO_LARGE';
}

function bottomOf(error: unknown): unknown {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? bottomOf(cause) : error;
}

const typeOf = (error: unknown): string => (error as { type?: string }).type ?? '';
