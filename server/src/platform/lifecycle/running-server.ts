/** The running site. */
export interface RunningServer {
  /** Address at which users open the site. */
  readonly url: string;
  /** Resolves when the embedded database has exited unexpectedly and will not restart. */
  readonly databaseLost: Promise<void>;
  /**
   * Shuts the site down in three steps. For `delayMs` milliseconds, the site reports that it is not ready but still
   * handles requests, so that a load balancer can send new requests to other servers. The site then waits for requests
   * in progress. Finally, it closes all resources.
   */
  stop(delayMs?: number): Promise<void>;
}
