import kafkajs from 'kafkajs';

/** Whether kafkajs says of an error, or of what is at its bottom, that waiting and trying again can help. */
export function canPass(error: unknown): boolean {
  if (error instanceof kafkajs.KafkaJSNumberOfRetriesExceeded) return true;
  const cause = bottomOf(error);
  if (cause instanceof kafkajs.KafkaJSSASLAuthenticationError) return false;
  if (cause instanceof kafkajs.KafkaJSError) return cause.retriable;
  return true;
}

/** Whether the broker refused a request because a message in it is larger than it takes. */
export function isTooLarge(error: unknown): boolean {
  const type = (bottomOf(error) as { type?: string }).type;
  return type === 'MESSAGE_TOO_LARGE' || type === 'RECORD_LIST_TOO_LARGE';
}

function bottomOf(error: unknown): unknown {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? bottomOf(cause) : error;
}
