/** The site while it runs. */
export interface RunningServer {
  /** Where people open the site. */
  readonly url: string;
  /** Settles when the built-in database has ended, unasked, for good. */
  readonly databaseLost: Promise<void>;
  /**
   * Says for `delayMs` that it is not ready while it serves on, so that a balancer sends the next requests elsewhere; lets
   * requests in flight end; then ends everything in order.
   */
  stop(delayMs?: number): Promise<void>;
}
