export interface RunningServer {
  readonly url: string;
  /** Resolves when the embedded database has exited and will not restart. */
  readonly databaseLost: Promise<void>;
  /**
   * Waits for requests in flight and shuts the site down. For the first `delayMs` milliseconds, it serves but reports
   * that it is not ready, so that a load balancer uses other servers. With `isReplaced`, it reports that it is ready.
   */
  stop(delayMs?: number, isReplaced?: boolean): Promise<void>;
}
