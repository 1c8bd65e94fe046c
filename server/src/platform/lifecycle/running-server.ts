/** The running site. */
export interface RunningServer {
  /** Address at which users open the site. */
  readonly url: string;
  /** Resolves when the embedded database has exited unexpectedly and will not restart. */
  readonly databaseLost: Promise<void>;
  /**
   * Reports for `delayMs` milliseconds that the site is not ready while it continues to serve, so that a load balancer
   * sends new requests to other servers; waits for requests in flight; then shuts everything down cleanly. A process
   * that is replaced by another one leaves the site ready.
   */
  stop(delayMs?: number, isReplaced?: boolean): Promise<void>;
}
