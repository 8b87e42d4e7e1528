export interface Tracing {
  /** Sends what is kept still and keeps no more. */
  stop(): Promise<void>;
}
