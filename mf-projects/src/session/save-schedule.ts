import { projectLimits } from '@title24/shared-domain/projects';

/** Entered text is saved after this time without input. */
export const quietMs = 800;

/** Between saves: the server's limit plus 20%. */
export const spacingMs = (60_000 / projectLimits.savesPerMinute) * 1.2;

/** Unsaved text is stored in this browser after this time without input. */
const keepMs = 150;

/** Before a retry while the server is unreachable. Doubles each time, up to a minute. */
const retryMs = { first: 2_000, last: 60_000 } as const;

interface Actions {
  /** Saves all changes. */
  readonly save: () => void;
  /** Stores a copy of unsaved changes in this browser. */
  readonly keep: () => void;
}

/** Schedules saves, local copies and retries (D1h). */
export class SaveSchedule {
  readonly #actions: Actions;
  #save: ReturnType<typeof setTimeout> | undefined;
  #keep: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #retryMs: number = retryMs.first;
  /** In milliseconds since the epoch. */
  #sentAt = 0;

  constructor(actions: Actions) {
    this.#actions = actions;
  }

  /** Schedules a local copy, and a save when typing pauses. */
  typed(): void {
    this.keepSoon();
    this.#saveIn(Math.max(quietMs, this.#spacing()));
  }

  /** Saves when the server next allows it. */
  saveSoon(): void {
    const waitMs = this.#spacing();
    if (waitMs === 0) this.#actions.save();
    else this.#saveIn(waitMs);
  }

  /** Schedules a save for the end of the minimum interval. */
  saveNext(): void {
    this.#saveIn(this.#spacing());
  }

  /** Cancels the scheduled save, because a save has begun. */
  saving(): void {
    clearTimeout(this.#save);
  }

  /** Records the time of a save. */
  sent(): void {
    this.#sentAt = Date.now();
  }

  /** The server has responded, so retries start with a short delay again. */
  answered(): void {
    this.#retryMs = retryMs.first;
  }

  /**
   * Schedules a retry.
   * @param afterMs - delay requested by the server; defaults to twice the previous delay
   */
  tryAgain(action: () => void, afterMs?: number): void {
    this.#retry = setTimeout(action, afterMs ?? this.#retryMs);
    if (afterMs === undefined) this.#retryMs = Math.min(this.#retryMs * 2, retryMs.last);
  }

  /** Cancels the scheduled retry. */
  stopTrying(): void {
    clearTimeout(this.#retry);
  }

  keepSoon(): void {
    this.#keep ??= setTimeout(() => {
      this.#keep = undefined;
      this.#actions.keep();
    }, keepMs);
  }

  /** Stores a scheduled copy now. */
  keepNow(): void {
    if (this.#keep === undefined) return;
    clearTimeout(this.#keep);
    this.#keep = undefined;
    this.#actions.keep();
  }

  /** Cancels all scheduled saves and retries. */
  end(): void {
    this.saving();
    this.stopTrying();
  }

  /** Milliseconds until another save is allowed. */
  #spacing(): number {
    return Math.max(0, this.#sentAt + spacingMs - Date.now());
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#save);
    this.#save = setTimeout(this.#actions.save, ms);
  }
}
