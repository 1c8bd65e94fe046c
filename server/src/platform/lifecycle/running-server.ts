export interface RunningServer {
  readonly url: string;
  /** Resolves when the embedded database has exited and will not restart. */
  readonly databaseLost: Promise<void>;
  /**
   * Shuts the site down after `delayMs` milliseconds and the end of requests in flight. During the delay, the site
   * still serves but reports that it is not ready, so that a load balancer uses other servers. With `isReplaced`, the
   * site still reports that it is ready.
   */
  stop(delayMs?: number, isReplaced?: boolean): Promise<void>;
}
