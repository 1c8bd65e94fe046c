import { projectLimits } from '@title24/shared-domain/projects';

/** Milliseconds without input after which entered text is saved. */
export const quietMs = 800;

/** Minimum milliseconds between saves, based on the server's limit plus a 20% margin. */
export const spacingMs = (60_000 / projectLimits.savesPerMinute) * 1.2;

/** Milliseconds without input after which unsaved text is stored in this browser. */
const keepMs = 150;

/** Milliseconds before a retry when the server is unreachable. The delay doubles after each retry, up to one minute. */
const retryMs = { first: 2_000, last: 60_000 } as const;

interface Actions {
  /** Saves all changes. */
  readonly save: () => void;
  /** Stores a copy of unsaved changes in this browser. */
  readonly keep: () => void;
}

/** Schedules saves, local copies and retries for an edited project (D1h). */
export class SaveSchedule {
  readonly #actions: Actions;
  #save: ReturnType<typeof setTimeout> | undefined;
  #keep: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #retryMs: number = retryMs.first;
  /** Time of the last save in milliseconds since the epoch. */
  #sentAt = 0;

  constructor(actions: Actions) {
    this.#actions = actions;
  }

  /** Schedules a local copy, and a save after typing pauses. */
  typed(): void {
    this.keepSoon();
    this.#saveIn(Math.max(quietMs, this.#spacing()));
  }

  /** Saves as soon as the server accepts another save. */
  saveSoon(): void {
    const waitMs = this.#spacing();
    if (waitMs === 0) this.#actions.save();
    else this.#saveIn(waitMs);
  }

  /** Schedules a save for the end of the interval since the last save. */
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

  /** Resets the delay before retries after the server has responded. */
  answered(): void {
    this.#retryMs = retryMs.first;
  }

  /**
   * Schedules a retry.
   * @param afterMs delay requested by the server; defaults to twice the previous delay
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

  /** Stores a scheduled local copy immediately. */
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

  /** Returns the milliseconds until another save is allowed. */
  #spacing(): number {
    return Math.max(0, this.#sentAt + spacingMs - Date.now());
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#save);
    this.#save = setTimeout(this.#actions.save, ms);
  }
}
