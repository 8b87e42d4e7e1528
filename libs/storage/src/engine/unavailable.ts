/** An engine that cannot be had here. Its message is one line: what is missing and what to install or set. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable';
}
