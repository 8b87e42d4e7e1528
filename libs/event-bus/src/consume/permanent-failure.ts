/** Thrown by a handler that knows that trying again cannot help: the event becomes a dead letter at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
