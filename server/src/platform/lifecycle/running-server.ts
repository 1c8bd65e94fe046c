/** The running site. */
export interface RunningServer {
  /** Address at which users open the site. */
  readonly url: string;
  /** Resolves when the embedded database has exited unexpectedly and will not restart. */
  readonly databaseLost: Promise<void>;
  /**
   * Shuts the site down cleanly. For `delayMs` milliseconds, the site continues to serve but reports that it is not
   * ready, so that a load balancer sends new requests to other servers. Then waits for requests in flight and shuts
   * everything down. If another process replaces this one (`isReplaced`), the site stays ready.
   */
  stop(delayMs?: number, isReplaced?: boolean): Promise<void>;
}
