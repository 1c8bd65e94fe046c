/** The running site. */
export interface RunningServer {
  /** Address at which users open the site. */
  readonly url: string;
  /** Resolves when the embedded database has exited unexpectedly and will not restart. */
  readonly databaseLost: Promise<void>;
  /**
   * Shuts the site down in three steps: reports for `delayMs` milliseconds that it is not ready while still handling
   * requests, so that a load balancer can send new ones to other servers; waits for requests in progress; and closes all
   * resources.
   */
  stop(delayMs?: number): Promise<void>;
}
