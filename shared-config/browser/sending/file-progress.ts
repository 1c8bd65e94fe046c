/** Progress of a file. */
export interface FileProgress {
  /** 'elsewhere' means that another tab is sending the file. 'retrying' means that the last attempt failed. */
  readonly state: 'waiting' | 'sending' | 'paused' | 'retrying' | 'elsewhere' | 'sent';
  /** Bytes sent to the server, including those of earlier attempts. */
  readonly sent: number;
  /** Bytes per second over the last few seconds, or null while unknown. */
  readonly speed: number | null;
}

/** Progress of a file before its upload starts. */
export const notStarted: FileProgress = { state: 'waiting', sent: 0, speed: null };

const windowMs = 4_000;

/** Measures the upload speed over the last few seconds. */
export class SpeedMeter {
  readonly #points: { readonly at: number; readonly sent: number }[] = [];

  /**
   * Records the total of bytes sent. Returns bytes per second, or null if the measurement covers less than half a
   * second.
   * @param at time in milliseconds
   */
  measure(sent: number, at: number): number | null {
    this.#points.push({ at, sent });
    while (this.#points.length > 2 && at - (this.#points[0]?.at ?? at) > windowMs) this.#points.shift();
    const first = this.#points[0];
    if (!first || at - first.at < 500) return null;
    return Math.max(0, ((sent - first.sent) / (at - first.at)) * 1000);
  }
}
