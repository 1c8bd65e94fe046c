export interface RunningServer {
  readonly url: string;
  /** Resolves when the embedded database has exited and will not restart. */
  readonly databaseLost: Promise<void>;
  /**
   * Waits `delayMs` milliseconds, drains the app (see drain.ts), and shuts the site down. During the delay,
   * the site still serves but reports that it is not ready, so that a load balancer uses other servers. With
   * `isReplaced`, the site still reports that it is ready.
   */
  stop(delayMs?: number, isReplaced?: boolean): Promise<void>;
}
